import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { searchPath } from "@consultorio/content";
import type { AdminArea } from "./admin-area.ts";
import { limitBodyTime } from "./body-time.ts";
import { drain } from "./drain.ts";
import { type Failure, failureHeaders, failurePage, failures } from "./failure-page.ts";
import {
  clientAddress,
  clientHeader,
  requestHeader,
  securityHeaders,
  stripInternalHeaders,
} from "./headers.ts";
import type { LiveSite } from "./live-site.ts";
import { log, report } from "./log.ts";
import type { NextApp } from "./next-app.ts";
import type { OnDemand } from "./on-demand.ts";
import { sendReady, sendResource } from "./ready-answer.ts";
import { refusalOf } from "./refusal.ts";
import { logRequest } from "./request-log.ts";
import { numberHeader, numberNote, requestNumber } from "./request-number.ts";
import type { Resource } from "./resource.ts";
import { isPlainRead, mayHaveBody, screen } from "./screen.ts";
import { searchAnswer } from "./search-answer.ts";
import { sendJson, sendPage, sendText } from "./send.ts";
import { sendVideo } from "./video-answer.ts";

export interface Parts {
  origin: string;
  trustProxy: string | null;
  live: Pick<LiveSite, "get" | "notFound" | "documents">;
  admin: Pick<AdminArea, "answer">;
  /** Next, which the first call of the API starts; pages do not need it. */
  next: Pick<OnDemand<Pick<NextApp, "handle">>, "get">;
  /** Pictures of the library, and uploads. */
  pictures: (path: string) => Promise<Resource | null>;
  media: (path: string) => Promise<Resource | null>;
  /** Modules of this build that the publication in memory may not hold. */
  elements: (path: string) => Promise<Resource | undefined>;
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
  const quick = !log.isLevelEnabled("debug");
  return (request, response) => {
    // Most of what visitors ask for: a published address to the letter. It needs nothing of what follows.
    const page = quick && isPlainRead(request, door.hosts) ? pageAt(parts, request.url ?? "") : undefined;
    if (page) return sendReady(request, response, page);
    const number = requestNumber(request, parts.trustProxy);
    logRequest(request, response, number);
    answer(parts, door, request, response, number).catch((error: unknown) =>
      fail(parts, error, response, number),
    );
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
  number: string,
): Promise<void> {
  for (const [name, value] of headers) response.setHeader(name, value);
  const client = clientAddress(request, parts.trustProxy);
  stripInternalHeaders(request);
  request.headers[clientHeader] = client;
  request.headers[requestHeader] = number;
  const isCall = request.url?.startsWith("/api/");
  if (isCall) response.setHeader(numberHeader, number);
  if (mayHaveBody(request)) {
    limitBodyTime(request, response);
    response.once("finish", () => drain(request));
  }
  const screened = screen(request, hosts);
  if (!("status" in screened)) return route(parts, screened, request, response);
  response.setHeader(numberHeader, number);
  if (isCall) sendJson(response, screened.status, { error: screened.error }, screened.headers);
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
  if (path.startsWith("/api/")) return (await parts.next.get()).handle(request, response);
  if (path === "/admin" || path.startsWith("/admin/")) return parts.admin.answer(request, response, path);
  const file = await fileAt(parts, path);
  if (file && (await sendVideo(request, response, file))) return;
  if (file) return sendResource(request, response, file);
  if (parts.development) return (await parts.next.get()).handle(request, response);
  const bare = path.replace(/\/$/, "");
  if (bare !== path && parts.live.get(bare)) {
    const asked = query === "" ? "" : `?${query}`;
    return void response.writeHead(308, { Location: `${bare}${asked}` }).end();
  }
  sendNotFound(parts, request, response);
}

/** What is served beside the publication. */
async function fileAt({ elements, pictures, media }: Parts, path: string): Promise<Resource | null> {
  if (path.startsWith("/elements/")) return (await elements(path)) ?? null;
  return (await pictures(path)) ?? (await media(path));
}

function sendNotFound(parts: Parts, request: IncomingMessage, response: ServerResponse): void {
  const page = parts.live.notFound();
  if (page) sendReady(request, response, page);
  else sendFailure(parts, response, { status: 503, failure: failures.starting, seconds: 3 });
}

function fail(parts: Parts, error: unknown, response: ServerResponse, number: string): void {
  report(error, number);
  if (response.headersSent) return void response.destroy();
  response.setHeader(numberHeader, number);
  // An upload of no page, or a video, while the database is away.
  const away = (refusalOf(error)?.status ?? 0) >= 500;
  const told = away ? { status: 503, failure: failures.away } : { status: 500, failure: failures.broken };
  sendFailure(parts, response, { ...told, seconds: 5, number });
}

/** What stands when all else fails: a page for people, one line for programs. `seconds` is when to try again. */
function sendFailure(
  { live, origin }: Parts,
  response: ServerResponse,
  {
    status,
    failure,
    seconds,
    number,
  }: { status: number; failure: Failure; seconds: number; number?: string },
): void {
  const { title, text } = failure;
  const told = `${title}. ${text}${number === undefined ? "" : ` ${numberNote(number)}`}`;
  const later = { "Retry-After": String(seconds) };
  if (response.req.url?.startsWith("/api/")) sendJson(response, status, { error: told }, later);
  else if (response.req.headers.accept?.includes("text/html"))
    sendPage(
      response,
      status,
      failurePage(failure, live.documents(), number),
      failureHeaders(origin, seconds),
    );
  else sendText(response, status, told, later);
}
