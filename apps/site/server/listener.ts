import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AdminArea } from "./admin-area.ts";
import { drain } from "./drain.ts";
import { clientAddress, clientHeader, securityHeaders, stripInternalHeaders } from "./headers.ts";
import type { LiveSite } from "./live-site.ts";
import type { NextApp } from "./next-app.ts";
import { type Resource, sendResource } from "./resource.ts";
import { screen } from "./screen.ts";
import { sendJson, sendText } from "./send.ts";

export interface Parts {
  origin: string;
  trustProxy: string | null;
  live: LiveSite;
  admin: AdminArea;
  /** Next, once it is ready; pages do not wait for it. */
  next: Promise<NextApp>;
  /** Pictures of the library: answers a path under `/imagenes/`, or calls on. */
  pictures: (request: IncomingMessage, response: ServerResponse, missing: () => void) => void;
  media: (path: string) => Promise<Resource | null>;
  /** Files of this build that the publication in memory may not hold. */
  files: ReadonlyMap<string, Resource>;
  health: () => Promise<{ ready: boolean; detail: Record<string, unknown> }>;
  /** Next draws the pages themselves, from the draft. */
  development: boolean;
}

/** Answers every request that reaches the process. */
export function createListener(parts: Parts): RequestListener {
  const hosts = new Set([new URL(parts.origin).host]);
  const headers = Object.entries(securityHeaders(parts.origin));
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const client = clientAddress(request, parts.trustProxy);
    stripInternalHeaders(request);
    request.headers[clientHeader] = client;
    response.once("finish", () => drain(request));
    const screened = screen(request, hosts);
    if ("status" in screened) {
      if (request.url?.startsWith("/api/"))
        sendJson(response, screened.status, { error: screened.error }, screened.headers);
      else if (screened.status === 404) sendNotFound(parts, request, response);
      else sendText(response, screened.status, screened.error, screened.headers);
      return;
    }
    route(parts, screened.path, request, response).catch((error: unknown) => fail(error, response));
  };
}

async function route(parts: Parts, path: string, request: IncomingMessage, response: ServerResponse) {
  const resource = parts.development ? undefined : parts.live.get(path);
  if (resource) return sendResource(request, response, resource);
  if (path === "/healthz") return sendJson(response, 200, { ok: true });
  if (path === "/readyz") {
    const { ready, detail } = await parts.health();
    return sendJson(response, ready ? 200 : 503, detail);
  }
  if (path.startsWith("/api/")) return (await parts.next).handle(request, response);
  if (path === "/admin" || path.startsWith("/admin/")) return parts.admin.answer(request, response, path);
  if (path.startsWith("/imagenes/"))
    return parts.pictures(request, response, () => sendNotFound(parts, request, response));
  const file = path.startsWith("/media/") ? await parts.media(path) : parts.files.get(path);
  if (file) return sendResource(request, response, file);
  if (parts.development) return (await parts.next).handle(request, response);
  const bare = path.replace(/\/$/, "");
  if (bare !== path && parts.live.get(bare)) return void response.writeHead(308, { Location: bare }).end();
  sendNotFound(parts, request, response);
}

function sendNotFound({ live }: Parts, request: IncomingMessage, response: ServerResponse): void {
  const page = live.notFound();
  if (page) sendResource(request, response, page);
  else
    sendText(response, 503, "El sitio se está preparando. Vuelve a intentarlo en unos segundos.", {
      "Retry-After": "3",
    });
}

function fail(error: unknown, response: ServerResponse): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else sendText(response, 500, "Algo falló. Vuelve a intentarlo en un momento.", { "Retry-After": "5" });
}
