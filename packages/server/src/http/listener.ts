import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { httpErrorOf } from "@consultorio/api/errors";
import { clientHeader, requestHeader, requestIdNote } from "@consultorio/api/http/request-context";
import { searchDataPath, searchPath } from "@consultorio/content";
import {
  type Failure,
  failureHeaders,
  failurePage,
  failures,
} from "@consultorio/publishing/html/failure-page";
import { hourly, missingLifetime } from "@consultorio/publishing/http/cache-control";
import type { StaticResponse } from "@consultorio/publishing/http/static-response";
import type { LivePublication } from "@consultorio/publishing/live-publication";
import type { NextApp } from "../next/next-app.ts";
import { log, report } from "../process/log.ts";
import { drain } from "./drain.ts";
import { clientAddress, isLocalRequest, securityHeaders, stripInternalHeaders } from "./headers.ts";
import { createRequestId, requestIdHeader } from "./request-id.ts";
import { logRequest } from "./request-log.ts";
import { limitRequestTime } from "./request-timeout.ts";
import { searchAnswer } from "./search-answer.ts";
import { securityTxt, securityTxtPath } from "./security-txt.ts";
import { send, sendJson, sendText } from "./send.ts";
import { createStaticSender, type SendStatic } from "./send-static.ts";
import { type MediaResponse, sendVideo } from "./send-video.ts";
import { usualPath } from "./usual-path.ts";
import { isPlainRead, mayHaveBody, takeAbsoluteForm, validateRequest } from "./validate-request.ts";

export interface ListenerOptions {
  origin: string;
  trustProxy: string | null;
  live: Pick<LivePublication, "get" | "notFound" | "documents">;
  /** Answers `/admin` and what is below it. */
  admin: (
    request: IncomingMessage,
    response: ServerResponse,
    options: { path: string; send: SendStatic },
  ) => Promise<void>;
  /** Answers the calls of the API. */
  api: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
  /** Pictures of the library, and uploads. */
  pictures: (path: string) => Promise<StaticResponse | null>;
  media: (path: string) => Promise<MediaResponse | null>;
  /** Files that the publication in memory may not hold: modules of this build, and what earlier publications named. */
  assets: (path: string) => Promise<StaticResponse | null>;
  /** Whether the process can answer visitors, and details for its operator only. */
  health: () => Promise<{ ready: boolean; detail: Record<string, unknown> }>;
  /** In development Next draws the pages, from the draft; else null. */
  developmentNext: (() => Promise<Pick<NextApp, "handle">>) | null;
}

/** The data of every request: the options, and values that are derived from them once. */
interface Listener extends ListenerOptions {
  hosts: ReadonlySet<string>;
  securityHeaders: [name: string, value: string][];
  send: SendStatic;
}

/**
 * The values of the `Host` header that are valid for an address: some proxies add the scheme's usual port (RFC 9110,
 * section 7.2).
 */
export function hostsOf(origin: string): ReadonlySet<string> {
  const { host, port, protocol } = new URL(origin);
  return new Set(port === "" ? [host, `${host}:${protocol === "https:" ? 443 : 80}`] : [host]);
}

/** Makes the listener that answers every request of the process. */
export function createListener(options: ListenerOptions): RequestListener {
  const headers = securityHeaders(options.origin);
  const listener: Listener = {
    ...options,
    hosts: hostsOf(options.origin),
    securityHeaders: Object.entries(headers),
    send: createStaticSender(headers),
  };
  const quick = !log.isLevelEnabled("debug");
  return (request, response) => {
    // The fast path: a published address, letter by letter. No such address is malformed or disguised.
    const page =
      quick && isPlainRead(request, listener.hosts) ? pageAt(listener, request.url ?? "") : undefined;
    if (page) return listener.send(request, response, page);
    takeAbsoluteForm(request);
    const requestId = createRequestId(request, listener.trustProxy);
    logRequest(request, response, requestId);
    answer(listener, request, response, requestId).catch((error: unknown) =>
      fail(listener, error, response, requestId),
    );
  };
}

async function answer(
  listener: Listener,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<void> {
  for (const [name, value] of listener.securityHeaders) response.setHeader(name, value);
  const client = clientAddress(request, listener.trustProxy);
  const local = isLocalRequest(request);
  stripInternalHeaders(request);
  request.headers[clientHeader] = client;
  request.headers[requestHeader] = requestId;
  const isCall = request.url?.startsWith("/api/");
  if (isCall) response.setHeader(requestIdHeader, requestId);
  if (mayHaveBody(request)) {
    limitRequestTime(request, response);
    response.once("finish", () => drain(request));
  }
  const valid = validateRequest(request, listener.hosts);
  if (!("status" in valid)) return route(listener, { ...valid, local }, request, response);
  response.setHeader(requestIdHeader, requestId);
  if (isCall) sendJson(response, valid.status, { error: valid.error }, valid.headers);
  else if (valid.status === 404) sendNotFound(listener, request, response);
  else sendText(response, valid.status, valid.error, valid.headers);
}

/** The published page or file at a path; in development Next renders them. */
const pageAt = ({ developmentNext, live }: Listener, path: string) =>
  developmentNext ? undefined : live.get(path);

async function route(
  listener: Listener,
  { path, query, local }: { path: string; query: string; local: boolean },
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { live, send, developmentNext } = listener;
  const page = pageAt(listener, path);
  if (page) {
    const answer =
      path === searchPath ? await searchAnswer(page, pageAt(listener, searchDataPath), query) : null;
    return send(request, response, answer ?? page);
  }
  if (path === "/healthz") return sendJson(response, 200, { ok: true });
  if (path === "/readyz") {
    const { ready, detail } = await listener.health();
    return sendJson(response, ready ? 200 : 503, local ? { ready, ...detail } : { ready });
  }
  if (path === securityTxtPath)
    return sendText(response, 200, securityTxt(listener.origin, live.documents()), {
      "Cache-Control": hourly,
    });
  if (path.startsWith("/api/")) return listener.api(request, response);
  if (path === "/admin" || path.startsWith("/admin/"))
    return listener.admin(request, response, { path, send });
  const file = await fileAt(listener, path);
  if (file && (await sendVideo(request, response, file))) return;
  if (file) return send(request, response, file);
  if (developmentNext) return (await developmentNext()).handle(request, response);
  // A request for a file cannot show a page.
  if (/^\/(?:assets|elements|imagenes|media)\//.test(path))
    return sendText(response, 404, "Ese archivo no existe.", { "Cache-Control": missingLifetime });
  const usual = usualPath(path);
  if (usual !== path && live.get(usual)) {
    const search = query === "" ? "" : `?${query}`;
    return void response.writeHead(308, { Location: `${usual}${search}`, "Cache-Control": hourly }).end();
  }
  sendNotFound(listener, request, response);
}

/** The file at a path that is served beside the publication. */
async function fileAt({ assets, pictures, media }: Listener, path: string): Promise<MediaResponse | null> {
  if (/^\/(?:assets|elements)\//.test(path)) return assets(path);
  return (await pictures(path)) ?? (await media(path));
}

function sendNotFound(listener: Listener, request: IncomingMessage, response: ServerResponse): void {
  const page = listener.live.notFound();
  if (page) listener.send(request, response, page);
  else sendFailure(listener, response, { status: 503, failure: failures.starting, retryAfter: 3 });
}

function fail(listener: Listener, error: unknown, response: ServerResponse, requestId: string): void {
  report(error, requestId);
  if (response.headersSent) return void response.destroy();
  response.setHeader(requestIdHeader, requestId);
  // Such as an upload that no page uses, or a video, while the database does not answer.
  const expected = (httpErrorOf(error)?.status ?? 0) >= 500;
  const kind = expected ? { status: 503, failure: failures.away } : { status: 500, failure: failures.broken };
  sendFailure(listener, response, { ...kind, retryAfter: 5, requestId });
}

/** The last resort: a page for people, one line for programs. `retryAfter` is in seconds. */
function sendFailure(
  { live, origin }: Listener,
  response: ServerResponse,
  {
    status,
    failure,
    retryAfter,
    requestId,
  }: { status: number; failure: Failure; retryAfter: number; requestId?: string },
): void {
  const { title, text } = failure;
  const line = `${title}. ${text}${requestId === undefined ? "" : ` ${requestIdNote(requestId)}`}`;
  const headers = { "Retry-After": String(retryAfter) };
  if (response.req.url?.startsWith("/api/")) sendJson(response, status, { error: line }, headers);
  else if (response.req.headers.accept?.includes("text/html"))
    send(
      response,
      status,
      failurePage(failure, live.documents(), { note: requestId && requestIdNote(requestId) }),
      failureHeaders(origin, retryAfter, live.documents()),
    );
  else sendText(response, status, line, headers);
}
