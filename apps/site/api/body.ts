import { drainLimit } from "../server/drain.ts";
import { formLimit, jsonLimit, tooLarge } from "../server/screen.ts";
import { jsonProblem } from "./json-shape.ts";
import { Refused } from "./refused.ts";

/** The JSON body of a call. Throws 415, 413, 400 and 422 before any schema sees it. */
export const readJson = (request: Request) => readJsonOf(request, jsonLimit);

/** The same of somebody who has no session: a few fields, so that many at once fill no memory. */
export const readSmallJson = (request: Request) => readJsonOf(request, formLimit);

async function readJsonOf(request: Request, limit: number): Promise<unknown> {
  if (mediaType(request) !== "application/json")
    throw new Refused(415, "Se espera contenido de tipo application/json.");
  const text = decode(await readBytes(request, limit));
  const value = parse(text);
  const problem = jsonProblem(value);
  if (problem) throw new Refused(422, problem.message, { problems: [problem] });
  return value;
}

/** Refuses a body where none is expected; an empty JSON body is let through. */
export async function readNothing(request: Request): Promise<void> {
  const type = mediaType(request);
  if (type !== "" && type !== "application/json")
    throw new Refused(415, "Se espera contenido de tipo application/json.");
  await readBytes(request, 1024);
}

/**
 * Reads a body of at most `limit` bytes, counted as they come, whatever length was announced. Throws 413, but only once
 * the sender has finished (or gone far too far): before that, nobody would hear the answer. Throws 408 where the sender
 * leaves in the middle, which is no failure of ours.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of sentBy(request)) {
    length += chunk.byteLength;
    if (length > limit + drainLimit) break;
    if (length > limit) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (length > limit) throw new Refused(413, tooLarge(limit).error);
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

async function* sentBy(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch (cause) {
    if (cause instanceof Refused) throw cause;
    throw Object.assign(new Refused(408, "El envío se interrumpió. Inténtalo de nuevo."), { cause });
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

const malformed = (cause: unknown) =>
  Object.assign(new Refused(400, "El contenido no es JSON válido."), { cause });
