import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptsEncoding } from "@consultorio/publishing/http/accepts-encoding";
import { dataPolicy } from "@consultorio/publishing/http/content-security-policy";
import type { StaticResponse } from "@consultorio/publishing/http/static-response";

/** Answers GET and HEAD with a finished response: encoding by `Accept-Encoding`, 304 where the client has it already. */
export type SendStatic = (
  request: IncomingMessage,
  response: ServerResponse,
  finished: StaticResponse,
) => void;

/** Makes the sender of finished responses. `securityHeaders` go with every answer that they concern. */
export function createStaticSender(securityHeaders: Record<string, string>): SendStatic {
  // The header lines are written once for each response: most requests only pick one of them.
  const prepared = new WeakMap<StaticResponse, PreparedResponse>();
  return (request, response, finished) => {
    let encodings = prepared.get(finished);
    if (encodings === undefined) {
      encodings = prepare(finished, securityHeaders);
      prepared.set(finished, encodings);
    }
    const { body, etag, whole, unchanged } = chooseEncoding(
      request.headers["accept-encoding"] ?? "",
      encodings,
    );
    if (finished.status === 200 && isKnown(request.headers["if-none-match"], etag)) {
      response.writeHead(304, unchanged).end();
      return;
    }
    response.writeHead(finished.status, whole);
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

interface PreparedResponse {
  brotli: EncodedResponse | null;
  gzip: EncodedResponse | null;
  identity: EncodedResponse;
}

/** A response in one encoding. Header lines alternate names and values, as `writeHead` takes them fastest. */
interface EncodedResponse {
  body: Buffer;
  etag: string;
  /** The lines where the body is sent. */
  whole: string[];
  /** The lines of a 304. */
  unchanged: string[];
}

function prepare(
  { headers: responseHeaders, etag: plainEtag, body, brotli, gzip }: StaticResponse,
  securityHeaders: Record<string, string>,
): PreparedResponse {
  // A page without a policy was not made by this site: nothing in it runs.
  const policy: [string, string][] = /html/.test(responseHeaders["Content-Type"] ?? "")
    ? [["Content-Security-Policy", dataPolicy]]
    : [];
  const headers = Object.fromEntries(
    [...Object.entries(securityHeaders), ...policy, ...Object.entries(responseHeaders)].filter(([name]) =>
      isSent(name, responseHeaders["Content-Type"] ?? ""),
    ),
  );
  if (brotli !== null) headers.Vary = "Accept-Encoding";
  const encoded = (bytes: Uint8Array, encoding: string | null): EncodedResponse => {
    // One validator for each encoding: a cache must not take one for the other.
    const etag = encoding === null ? plainEtag : plainEtag.replace(/"$/, `-${encoding}"`);
    const unchanged = [...Object.entries(headers).flat(), "ETag", etag];
    const whole = [...unchanged, "Content-Length", String(bytes.length)];
    if (encoding !== null) whole.push("Content-Encoding", encoding);
    // A Buffer is written to the socket as it is; any other array is wrapped for each answer.
    return { body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), etag, whole, unchanged };
  };
  return {
    brotli: brotli && encoded(brotli, "br"),
    gzip: gzip && encoded(gzip, "gzip"),
    identity: encoded(body, null),
  };
}

/** Files that no browser shows as a page that could run something. */
const partOfPage = /^(?:font\/|image\/(?!svg)|text\/javascript)/;
/** Headers that only matter on a page. */
const ofPages = new Set(["Referrer-Policy", "Permissions-Policy", "Cross-Origin-Opener-Policy"]);

/** Drops the headers that are for publishing only, and those of whole pages from the parts of a page. */
const isSent = (name: string, type: string) =>
  !name.startsWith("X-Consultorio-") && !(partOfPage.test(type) && ofPages.has(name));

function chooseEncoding(accepted: string, { brotli, gzip, identity }: PreparedResponse): EncodedResponse {
  if (brotli !== null && acceptsEncoding(accepted, "br")) return brotli;
  if (gzip !== null && acceptsEncoding(accepted, "gzip")) return gzip;
  return identity;
}

/** Whether `If-None-Match` names the entity tag. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
