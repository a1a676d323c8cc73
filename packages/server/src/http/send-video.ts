import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { StaticResponse } from "@consultorio/publishing/http/static-response";
import { parse, type Range } from "range-parser";
import { isKnown } from "./send-static.ts";

/** How many bytes of a video are in memory for each client: as many as one row of the store holds. */
const sliceSize = 256 * 1024;

/** A file of an upload. */
export interface MediaResponse extends StaticResponse {
  /** Has an empty body: a video is too large to keep in memory. */
  video?: StoredVideo;
}

/** A video that is read from the store as it is sent. */
interface StoredVideo {
  size: number;
  /** Up to `length` bytes from `from` on; fewer at the end of a chunk. Null after the video is deleted. */
  slice(from: number, length: number): Promise<Uint8Array | null>;
}

/**
 * Answers with a video, or with the range that a player requests; some players need ranges. It reads the store as fast
 * as the client receives, and stops when the client closes the connection. False for any other response.
 */
export async function sendVideo(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, etag, video }: MediaResponse,
): Promise<boolean> {
  if (video === undefined) return false;
  if (isKnown(request.headers["if-none-match"], etag)) {
    response.writeHead(304, { ...headers, ETag: etag }).end();
    return true;
  }
  const whole = { start: 0, end: video.size - 1 };
  // Only GET has ranges (RFC 9110, section 14.2).
  const requested = request.method === "GET" ? requestedRange(request.headers.range, video.size) : null;
  if (requested === "unsatisfiable") {
    response.writeHead(416, { "Content-Range": `bytes */${video.size}` }).end();
    return true;
  }
  const part = requested ?? whole;
  const head = {
    ...headers,
    ...(requested && { "Content-Range": `bytes ${part.start}-${part.end}/${video.size}` }),
    ETag: etag,
    "Content-Length": part.end - part.start + 1,
  };
  if (request.method === "HEAD") response.writeHead(200, head).end();
  else await stream(video, part, response, () => response.writeHead(requested ? 206 : 200, head));
  return true;
}

/**
 * The range of a `Range` header. Null for the whole video: where there is none, or several, and where it is malformed
 * (RFC 9110, sections 14.1.2 and 14.2).
 */
function requestedRange(header: string | undefined, size: number): Range | "unsatisfiable" | null {
  if (header === undefined) return null;
  const { code, type, ranges } = parse(size, header);
  if (type !== "bytes" || header.includes(",")) return null;
  if (code === unsatisfiable) return "unsatisfiable";
  return code === 0 ? (ranges[0] ?? null) : null;
}

/** The result of `range-parser` for a well-formed range of bytes outside of the file. */
const unsatisfiable = 2;

/** Sends the headers after the first read, so that a failed read still gets an error status. */
async function stream(video: StoredVideo, part: Range, response: ServerResponse, begin: () => void) {
  // Only the first of several requests on a connection has the socket. The others read nothing until they get it.
  if (response.socket === null) await once(response, "socket");
  const begun = [await readSlice(video, part)];
  begin();
  await pipeline(slices(video, part, begun), response).catch((error: unknown) => {
    if (!isClosedEarly(error)) throw error;
  });
}

/** The client closed the connection before the end, as players do. */
const isClosedEarly = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";

/** Yields slices from the start on. The first one is removed from its list, so that its memory is freed after it is sent. */
async function* slices(video: StoredVideo, { start, end }: Range, begun: Uint8Array[]) {
  for (let at = start; at <= end; ) {
    const bytes = begun.pop() ?? (await readSlice(video, { start: at, end }));
    yield bytes;
    at += bytes.length;
  }
}

async function readSlice({ slice }: StoredVideo, { start, end }: Range): Promise<Uint8Array> {
  const bytes = await slice(start, Math.min(sliceSize, end + 1 - start));
  if (bytes === null || bytes.length === 0) throw new Error("The video was deleted while it was sent.");
  return bytes;
}
