import type { VerifiedSession } from "@consultorio/store";
import { services } from "../app/services.ts";
import { numberNote } from "../server/request-number.ts";
import { Refused } from "./refused.ts";

/**
 * Publishes and tells each step as server-sent events: `progress` `{ done, total, path }`, then `done`
 * `{ id, version, notice }` or `error` `{ error, problems }`. Throws 409 like the plain call. Whoever hangs up does not stop it.
 * `number` finds the request in the log.
 */
export function publishStream(session: VerifiedSession, number: string): Response {
  const { publisher, refusalOf, report } = services();
  if (publisher.busy)
    throw new Refused(409, "Ya se está publicando. Espera a que termine e inténtalo de nuevo.");
  const encoder = new TextEncoder();
  const events = new TransformStream<Uint8Array, Uint8Array>();
  const writer = events.writable.getWriter();
  const tell = (event: string, data: unknown) => {
    writer.write(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)).catch(() => {});
  };
  publisher
    .publish(session, { onProgress: (progress) => tell("progress", progress) })
    .then((published) => tell("done", published))
    .catch((error: unknown) => {
      const refusal = refusalOf(error);
      if (refusal === null || refusal.status >= 500) report(error, number);
      const broken = `Algo falló en el servidor; el sitio sigue como estaba. ${numberNote(number)}`;
      tell("error", refusal?.body ?? { error: broken });
    })
    .finally(() => writer.close().catch(() => {}));
  return new Response(events.readable, {
    headers: { "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "private, no-store" },
  });
}
