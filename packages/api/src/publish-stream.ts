import type { VerifiedSession } from "@consultorio/store";
import { answerTo } from "./errors.ts";
import { HttpError } from "./http/http-error.ts";
import type { Services } from "./services.ts";

/**
 * Publishes and sends each step as a server-sent event: `progress` `{ done, total, path }`, then `done`
 * `{ id, version, notice }` or `error` `{ error, problems }`. Throws 409 while another publish runs. A client that closes
 * the connection does not stop the publish. `requestId` finds the request in the log.
 */
export function publishStream(services: Services, session: VerifiedSession, requestId: string): Response {
  const { publisher } = services;
  if (publisher.busy)
    throw new HttpError(409, "Ya se está publicando. Espera a que termine e inténtalo de nuevo.");
  const encoder = new TextEncoder();
  const events = new TransformStream<Uint8Array, Uint8Array>();
  const writer = events.writable.getWriter();
  const send = (event: string, data: unknown) => {
    writer.write(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)).catch(() => {});
  };
  publisher
    .publish(session, { onProgress: (progress) => send("progress", progress) })
    .then((published) => send("done", published))
    .catch((error: unknown) => {
      const unexpected =
        "Algo falló en el servidor; el sitio sigue como estaba. Vuelve a publicar en un momento.";
      send("error", answerTo(error, requestId, services, unexpected).body);
    })
    .finally(() => writer.close().catch(() => {}));
  return new Response(events.readable, {
    headers: { "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "private, no-store" },
  });
}
