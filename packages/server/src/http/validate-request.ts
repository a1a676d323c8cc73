import type { IncomingMessage } from "node:http";
import { tooLargeMessage, uploadLimit, videoLimit } from "@consultorio/api/http/body-limits";
import { limitsAt } from "@consultorio/api/http/limits-of";

/** Why a request goes no further. */
export interface InvalidRequest {
  status: 400 | 404 | 405 | 413 | 414 | 421;
  /** One Spanish sentence. */
  error: string;
  headers?: Record<string, string>;
}

export type ValidatedRequest = { path: string; query: string } | InvalidRequest;

/**
 * Whether a request only reads, names our host and has no body. If its path is also exactly a published one, nothing
 * is left to validate: no published path is malformed or disguised.
 */
export function isPlainRead(request: IncomingMessage, hosts: ReadonlySet<string>): boolean {
  return (
    isRead(request) &&
    hosts.has(request.headers.host ?? "") &&
    !mayHaveBody(request) &&
    hostCount(request) === 1
  );
}

/** How many Host headers there are. Of two, one may be checked and the other used. */
function hostCount({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}

/**
 * Reads an address with scheme and host, as proxies send it: its host counts, and not the header. Any other address
 * stays.
 */
export function takeAbsoluteForm(request: IncomingMessage): void {
  const [, host, path = ""] = /^https?:\/\/([^/?#]+)(.*)$/is.exec(request.url ?? "") ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = path.startsWith("/") ? path : `/${path}`;
}

/** Whether a body may follow the headers. */
export function mayHaveBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** Validates the address, the host, the method and the announced length, before the body arrives. */
export function validateRequest(request: IncomingMessage, hosts: ReadonlySet<string>): ValidatedRequest {
  const url = request.url ?? "";
  if (url.length > 4096) return { status: 414, error: "La dirección es demasiado larga." };
  const [path = "", query = ""] = splitOnce(url, "?");
  // Campaigns and mail programs add badly escaped queries to a page's address, and no page reads them.
  const readable = decodable(path) && (!path.startsWith("/api/") || decodable(query.replaceAll("+", " ")));
  if (!path.startsWith("/") || !readable) return { status: 400, error: "La dirección está mal escrita." };
  const named = hostCount(request);
  if (named > 1) return { status: 400, error: "La petición nombra dos sitios." };
  if (named === 0 && request.httpVersion === "1.1")
    return { status: 400, error: "La petición no nombra ningún sitio." };
  const probe = path === "/healthz" || path === "/readyz";
  if (!probe && !hosts.has(request.headers.host?.toLowerCase() ?? ""))
    return { status: 421, error: `Este servidor atiende ${[...hosts][0]}; la petición pedía otro sitio.` };
  if (isDisguised(path)) return { status: 404, error: "No existe." };
  return validateMethodAndLength(request, path) ?? { path, query };
}

/** The methods of the API's routes. */
const apiMethods = ["GET", "HEAD", "POST", "DELETE"];

function validateMethodAndLength(request: IncomingMessage, path: string): InvalidRequest | null {
  const api = path.startsWith("/api/");
  if (!api && !isRead(request))
    return { status: 405, error: "Aquí sólo se puede leer.", headers: { Allow: "GET, HEAD" } };
  if (!apiMethods.includes(request.method ?? ""))
    return { status: 405, error: "Aquí no se puede hacer eso.", headers: { Allow: apiMethods.join(", ") } };
  const length = Number(request.headers["content-length"] ?? 0);
  if (length === 0) return null;
  const limit = bodyLimit(request, path);
  return length > limit ? { status: 413, error: tooLargeMessage(limit) } : null;
}

function bodyLimit(request: IncomingMessage, path: string): number {
  if (path !== mediaAddress) return limitsAt(path).bytes;
  return isVideoUpload(request) ? videoLimit : uploadLimit;
}

const mediaAddress = "/api/media";

/** Whether a request uploads a video. */
const isVideoUpload = ({ url = "", headers }: IncomingMessage): boolean =>
  url.split("?")[0] === mediaAddress && /^video\/(?:mp4|webm)\b/i.test(headers["content-type"] ?? "");

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function decodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Another spelling of a path: double slashes, dot segments, encoded slashes, dots or control characters, and the ending
 * by which Next is asked for a page's inner data.
 */
function isDisguised(path: string): boolean {
  return /\/\/|\\|%(?:2e|2f|5c|25|[01][0-9a-f]|7f)|\/\.{1,2}(?:\/|$)|\.rsc$/i.test(path);
}
