import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Store } from "@consultorio/store";
import { dataPolicy } from "./csp.ts";
import { isKnown } from "./ready-answer.ts";
import type { Resource, StoredVideo } from "./resource.ts";

const videoAddress = /^\/media\/([0-9a-f]{64})\.(mp4|webm)$/;

/** The video at a path, or null. Nothing of it is read but its size. */
export async function videoResource(store: Store, path: string): Promise<Resource | null> {
  const match = videoAddress.exec(path);
  if (match === null) return null;
  const [, hash = "", extension] = match;
  const type = `video/${extension}`;
  const file = (await store.media(hash))?.files.find((kept) => kept.type === type);
  if (file === undefined) return null;
  const headers = {
    "Content-Type": type,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Accept-Ranges": "bytes",
    "Content-Security-Policy": dataPolicy,
  };
  const slice = (from: number, length: number) => store.videoSlice(hash, type, from, length);
  const video = { size: file.size, slice };
  return { status: 200, headers, body: new Uint8Array(), brotli: null, gzip: null, etag: `"${hash}"`, video };
}

/** How much of a video is in memory for each who watches it, in bytes: as much as lies together in the store. */
const sliceSize = 256 * 1024;

interface Part {
  start: number;
  end: number;
}

/**
 * Answers with a video, or with the part that a player asks for; some play nothing without it. It is read as fast as
 * the client takes it, and no further than the client stays. False for any other resource.
 */
export async function sendVideo(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, etag, video }: Resource,
): Promise<boolean> {
  if (video === undefined) return false;
  if (isKnown(request.headers["if-none-match"], etag)) {
    response.writeHead(304, { ...headers, ETag: etag }).end();
    return true;
  }
  const whole = { start: 0, end: video.size - 1 };
  // A part is asked for with GET alone (RFC 9110, section 14.2).
  const asked = request.method === "GET" ? askedPart(request.headers.range, video.size) : null;
  const part = asked ?? whole;
  if (part.start > part.end) {
    response.writeHead(416, { "Content-Range": `bytes */${video.size}` }).end();
    return true;
  }
  const head = {
    ...headers,
    ...(asked && { "Content-Range": `bytes ${part.start}-${part.end}/${video.size}` }),
    ETag: etag,
    "Content-Length": part.end - part.start + 1,
  };
  if (request.method === "HEAD") response.writeHead(200, head).end();
  else await stream(video, part, response, () => response.writeHead(asked ? 206 : 200, head));
  return true;
}

/** What a `Range` header asks for, which begins past its end where there is nothing of it; null for all. */
function askedPart(range = "", size: number): Part | null {
  const match = /^bytes=(\d{0,12})-(\d{0,12})$/i.exec(range);
  if (match === null) return null;
  const [, from = "", to = ""] = match;
  if (from === "") return to === "" ? null : { start: Math.max(0, size - Number(to)), end: size - 1 };
  if (to !== "" && Number(to) < Number(from)) return null;
  return { start: Number(from), end: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}

/** Begins the answer once the first bytes are there: until then it can still be said that something failed. */
async function stream(video: StoredVideo, part: Part, response: ServerResponse, begin: () => void) {
  // Many may be asked for at once on one connection: each waits for its turn with nothing in its hands.
  if (response.socket === null) await once(response, "socket");
  const begun = [await readSlice(video, part)];
  begin();
  await pipeline(slices(video, part, begun), response).catch((error: unknown) => {
    if (!isLeaving(error)) throw error;
  });
}

/** Whoever asked has left in the middle, as players do. */
const isLeaving = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";

/** What was read to begin with is taken out of its list, so that it goes as every slice does once it is sent. */
async function* slices(video: StoredVideo, { start, end }: Part, begun: Uint8Array[]) {
  for (let at = start; at <= end; ) {
    const bytes = begun.pop() ?? (await readSlice(video, { start: at, end }));
    yield bytes;
    at += bytes.length;
  }
}

async function readSlice({ slice }: StoredVideo, { start, end }: Part): Promise<Uint8Array> {
  const bytes = await slice(start, Math.min(sliceSize, end + 1 - start));
  if (bytes === null || bytes.length === 0) throw new Error("The video was deleted while it was sent.");
  return bytes;
}
