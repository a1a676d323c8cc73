import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { searchPath } from "@consultorio/content";
import type { AdminArea } from "./admin-area.ts";
import { drain } from "./drain.ts";
import { type Failure, failureHeaders, failurePage, failures } from "./failure-page.ts";
import { clientAddress, clientHeader, securityHeaders, stripInternalHeaders } from "./headers.ts";
import type { LiveSite } from "./live-site.ts";
import type { NextApp } from "./next-app.ts";
import { sendReady, sendResource } from "./ready-answer.ts";
import type { Resource } from "./resource.ts";
import { isPlainRead, mayHaveBody, screen } from "./screen.ts";
import { searchAnswer } from "./search-answer.ts";
import { sendJson, sendPage, sendText } from "./send.ts";
import { sendVideoPart } from "./video.ts";

export interface Parts {
  origin: string;
  trustProxy: string | null;
  live: LiveSite;
  admin: AdminArea;
  /** Next, once it is ready; pages do not wait for it. */
  next: Promise<NextApp>;
  /** Pictures of the library, and uploads. */
  pictures: (path: string) => Promise<Resource | null>;
  media: (path: string) => Promise<Resource | null>;
  /** Files of this build that the publication in memory may not hold. */
  files: ReadonlyMap<string, Resource>;
  health: () => Promise<{ ready: boolean; detail: Record<string, unknown> }>;
  /** Next draws the pages themselves, from the draft. */
  development: boolean;
}

/** Answers every request that reaches the process. */
export function createListener(parts: Parts): RequestListener {
  const door = {
    hosts: new Set([new URL(parts.origin).host]),
    headers: Object.entries(securityHeaders(parts.origin)),
  };
  return (request, response) => {
    answer(parts, door, request, response).catch((error: unknown) => fail(parts, error, response));
  };
}

/** Whom the process listens to, and the headers that go with every answer. */
interface Door {
  hosts: ReadonlySet<string>;
  headers: [name: string, value: string][];
}

async function answer(
  parts: Parts,
  { hosts, headers }: Door,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Most of what visitors ask for: a published address to the letter. It needs nothing of what follows.
  const page = isPlainRead(request, hosts) ? pageAt(parts, request.url ?? "") : undefined;
  if (page) return sendReady(request, response, page);
  for (const [name, value] of headers) response.setHeader(name, value);
  const client = clientAddress(request, parts.trustProxy);
  stripInternalHeaders(request);
  request.headers[clientHeader] = client;
  if (mayHaveBody(request)) response.once("finish", () => drain(request));
  const screened = screen(request, hosts);
  if (!("status" in screened)) return route(parts, screened, request, response);
  if (request.url?.startsWith("/api/"))
    sendJson(response, screened.status, { error: screened.error }, screened.headers);
  else if (screened.status === 404) sendNotFound(parts, request, response);
  else sendText(response, screened.status, screened.error, screened.headers);
}

/** The published page or file at a path; in development Next draws them. */
const pageAt = ({ development, live }: Parts, path: string) => (development ? undefined : live.get(path));

async function route(
  parts: Parts,
  { path, query }: { path: string; query: string },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const page = pageAt(parts, path);
  const answered = page && path === searchPath && (await searchAnswer(page.resource, query));
  if (answered) return sendResource(request, response, answered);
  if (page) return sendReady(request, response, page);
  if (path === "/healthz") return sendJson(response, 200, { ok: true });
  if (path === "/readyz") {
    const { ready, detail } = await parts.health();
    return sendJson(response, ready ? 200 : 503, detail);
  }
  if (path.startsWith("/api/")) return (await parts.next).handle(request, response);
  if (path === "/admin" || path.startsWith("/admin/")) return parts.admin.answer(request, response, path);
  const file = parts.files.get(path) ?? (await parts.pictures(path)) ?? (await parts.media(path));
  if (file && sendVideoPart(request, response, file)) return;
  if (file) return sendResource(request, response, file);
  if (parts.development) return (await parts.next).handle(request, response);
  const bare = path.replace(/\/$/, "");
  if (bare !== path && parts.live.get(bare)) {
    const asked = query === "" ? "" : `?${query}`;
    return void response.writeHead(308, { Location: `${bare}${asked}` }).end();
  }
  sendNotFound(parts, request, response);
}

function sendNotFound(parts: Parts, request: IncomingMessage, response: ServerResponse): void {
  const page = parts.live.notFound();
  if (page) sendReady(request, response, page);
  else sendFailure(parts, response, { status: 503, failure: failures.starting, seconds: 3 });
}

function fail(parts: Parts, error: unknown, response: ServerResponse): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else sendFailure(parts, response, { status: 500, failure: failures.broken, seconds: 5 });
}

/** What stands when all else fails: a page for people, one line for programs. `seconds` is when to try again. */
function sendFailure(
  { live, origin }: Parts,
  response: ServerResponse,
  { status, failure, seconds }: { status: number; failure: Failure; seconds: number },
): void {
  if (response.req.headers.accept?.includes("text/html"))
    sendPage(response, status, failurePage(failure, live.documents()), failureHeaders(origin, seconds));
  else sendText(response, status, `${failure.title}. ${failure.text}`, { "Retry-After": String(seconds) });
}
