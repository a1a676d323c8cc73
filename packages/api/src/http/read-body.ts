import { type JsonLimits, tooLargeMessage, videoLimit } from "./body-limits.ts";
import { HttpError } from "./http-error.ts";
import { jsonProblem } from "./json-shape.ts";

/** The JSON body of a call within limits. Throws 415, 413, 400 and 422 before any schema sees it. */
export async function readJson(request: Request, { bytes, fields }: JsonLimits): Promise<unknown> {
  if (mediaType(request) !== "application/json")
    throw new HttpError(415, "Se espera contenido de tipo application/json.");
  if (request.headers.has("content-encoding"))
    throw new HttpError(415, "Se espera contenido sin comprimir.", {
      headers: { "Accept-Encoding": "identity" },
    });
  const text = decode(await readBytes(request, bytes));
  const value = parse(text);
  const problem = jsonProblem(value, fields);
  if (problem) throw new HttpError(422, problem.message, { body: { problems: [problem] } });
  return value;
}

/** Refuses a body where none is expected; an empty JSON body is let through. */
export async function readNothing(request: Request): Promise<void> {
  const type = mediaType(request);
  if (type !== "" && type !== "application/json")
    throw new HttpError(415, "Se espera contenido de tipo application/json.");
  await readBytes(request, 1024);
}

/**
 * Reads a body of at most `limit` bytes, counted as they arrive, whatever length was announced. Throws 413 only after the
 * sender has finished or has sent {@link videoLimit} more: an earlier answer would be lost. Throws 408 where the sender
 * closes the connection before the end.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  let bytes = new Uint8Array(Math.min(announced, limit));
  let length = 0;
  for await (const chunk of sentBy(request)) {
    const from = length;
    length += chunk.byteLength;
    if (length > limit + videoLimit) break;
    if (length > limit) continue;
    if (length > bytes.length) bytes = grown(bytes, Math.min(limit, Math.max(length, from * 2)));
    bytes.set(chunk, from);
  }
  if (length > limit) throw new HttpError(413, tooLargeMessage(limit));
  return bytes.subarray(0, length);
}

function grown(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
}

async function* sentBy(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new HttpError(408, "El envío se interrumpió. Inténtalo de nuevo.", { cause });
  }
}

/** The media type of a body, without its parameters. */
export function mediaType(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw malformed(cause);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw malformed(cause);
  }
}

const malformed = (cause: unknown) => new HttpError(400, "El contenido no es JSON válido.", { cause });
