import type { IncomingMessage, ServerResponse } from "node:http";
import type { Resource } from "./resource.ts";

/** A resource with the header lines of all its answers, written once: a request only picks one of them. */
export interface ReadyAnswer {
  resource: Resource;
  brotli: Form | null;
  gzip: Form | null;
  identity: Form;
}

/** A resource in one encoding. Header lines alternate names and values, as `writeHead` takes them fastest. */
interface Form {
  body: Uint8Array;
  etag: string;
  /** The lines where the body is sent. */
  whole: string[];
  /** The lines of a 304. */
  unchanged: string[];
}

/** Writes the header lines of a resource, with those that every answer carries. */
export function readyAnswer(resource: Resource, everyAnswer: Record<string, string> = {}): ReadyAnswer {
  const { body, brotli, gzip } = resource;
  const headers = { ...everyAnswer, ...resource.headers };
  if (brotli !== null) headers.Vary = "Accept-Encoding";
  const form = (bytes: Uint8Array, encoding: string | null): Form => {
    // One validator for each encoding: a cache must not take one for the other.
    const etag = encoding === null ? resource.etag : resource.etag.replace(/"$/, `-${encoding}"`);
    const unchanged = [...Object.entries(headers).flat(), "ETag", etag];
    const whole = [...unchanged, "Content-Length", String(bytes.length)];
    if (encoding !== null) whole.push("Content-Encoding", encoding);
    // A view that a socket takes as it is; any other array would be wrapped for each answer.
    return { body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), etag, whole, unchanged };
  };
  return {
    resource,
    brotli: brotli && form(brotli, "br"),
    gzip: gzip && form(gzip, "gzip"),
    identity: form(body, null),
  };
}

/** Answers GET and HEAD: encoding by `Accept-Encoding`, 304 where the client has it already. */
export function sendReady(request: IncomingMessage, response: ServerResponse, answer: ReadyAnswer): void {
  const { status } = answer.resource;
  const { body, etag, whole, unchanged } = chooseForm(request.headers["accept-encoding"] ?? "", answer);
  if (status === 200 && isKnown(request.headers["if-none-match"], etag)) {
    response.writeHead(304, unchanged).end();
    return;
  }
  response.writeHead(status, whole);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The same for a resource that is asked for seldom. */
export function sendResource(request: IncomingMessage, response: ServerResponse, resource: Resource): void {
  sendReady(request, response, readyAnswer(resource));
}

function chooseForm(accepted: string, { brotli, gzip, identity }: ReadyAnswer): Form {
  if (brotli !== null && accepts(accepted, "br")) return brotli;
  if (gzip !== null && accepts(accepted, "gzip")) return gzip;
  return identity;
}

/** Whether `Accept-Encoding` names an encoding without a quality of 0. */
function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name = "", ...more] = part.split(";");
    return name.trim() === encoding && !more.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter.trim()));
  });
}

/** Whether `If-None-Match` names the entity tag. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === "*" || header.split(",").some((known) => known.trim().replace(/^W\//, "") === etag);
}
