import type { IncomingMessage } from "node:http";

/** Why a request goes no further. */
export interface Refused {
  status: 400 | 404 | 405 | 413 | 414 | 421;
  /** One Spanish sentence. */
  error: string;
  headers?: Record<string, string>;
}

export type Screened = { path: string; query: string } | Refused;

/** The largest JSON body; uploads have {@link uploadLimit}. */
export const jsonLimit = 2 * 1024 * 1024;
/** The largest body of a stranger: a sign-in, the first account, a new password, a word at a review link. */
export const formLimit = 16 * 1024;
/** The largest picture (15 MB) with room for the form around it. */
export const uploadLimit = 15 * 1024 * 1024 + 16 * 1024;
/** The largest video, which comes as it is, without a form around it. */
export const videoLimit = 60 * 1024 * 1024;

/**
 * Whether a request only reads, at our host, and brings no body: one that names a published path to the letter then
 * has nothing left to look at, since none of those is malformed or disguised.
 */
export function isPlainRead(request: IncomingMessage, hosts: ReadonlySet<string>): boolean {
  return isRead(request) && hosts.has(request.headers.host ?? "") && !mayHaveBody(request);
}

/** Whether a body comes, or may come, after the headers. */
export function mayHaveBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** Looks at the outside of a request: address, host, method, announced length. */
export function screen(request: IncomingMessage, hosts: ReadonlySet<string>): Screened {
  const url = request.url ?? "";
  if (url.length > 4096) return { status: 414, error: "La dirección es demasiado larga." };
  const [path = "", query = ""] = splitOnce(url, "?");
  if (!path.startsWith("/") || !decodable(path) || !decodable(query.replaceAll("+", " ")))
    return { status: 400, error: "La dirección está mal escrita." };
  const probe = path === "/healthz" || path === "/readyz";
  if (!probe && !hosts.has(request.headers.host?.toLowerCase() ?? ""))
    return { status: 421, error: `Este servidor atiende ${[...hosts][0]}; la petición pedía otro sitio.` };
  if (isDisguised(path)) return { status: 404, error: "No existe." };
  return screenBody(request, path) ?? { path, query };
}

/** What the API's routes answer to; Next itself breaks on some of the others. */
const apiMethods = ["GET", "HEAD", "POST", "DELETE"];

function screenBody(request: IncomingMessage, path: string): Refused | null {
  const api = path.startsWith("/api/");
  if (!api && !isRead(request))
    return { status: 405, error: "Aquí sólo se puede leer.", headers: { Allow: "GET, HEAD" } };
  if (!apiMethods.includes(request.method ?? ""))
    return { status: 405, error: "Aquí no se puede hacer eso.", headers: { Allow: apiMethods.join(", ") } };
  const limit = bodyLimit(request, path);
  if (Number(request.headers["content-length"] ?? 0) > limit) return tooLarge(limit);
  return null;
}

function bodyLimit(request: IncomingMessage, path: string): number {
  if (strangersForm.test(path)) return formLimit;
  if (path !== mediaAddress) return jsonLimit;
  return isVideoUpload(request) ? videoLimit : uploadLimit;
}

const mediaAddress = "/api/media";
const strangersForm = /^\/api\/(?:session|setup|password-reset|review\/[^/]+)\/?$/;

/** Whether a request brings a video to be kept. */
const isVideoUpload = ({ url = "", headers }: IncomingMessage): boolean =>
  url.split("?")[0] === mediaAddress && /^video\/(?:mp4|webm)\b/i.test(headers["content-type"] ?? "");

export function tooLarge(limit: number): Refused {
  const kilobytes = Math.floor(limit / 1024);
  const most = kilobytes < 1024 ? `${kilobytes} KB` : `${Math.floor(kilobytes / 1024)} MB`;
  const advice = limit === videoLimit ? " Hazlo más corto, o súbelo a YouTube y pon su enlace." : "";
  return { status: 413, error: `El contenido es demasiado grande: como máximo ${most}.${advice}` };
}

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
