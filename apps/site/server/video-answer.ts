import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Store } from "@consultorio/store";
import { dataPolicy } from "./csp.ts";
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

/** How much of a video is in memory for each who watches it, in bytes. */
const sliceSize = 256 * 1024;

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
  if (request.headers["if-none-match"]?.includes(etag)) {
    response.writeHead(304, { ...headers, ETag: etag }).end();
    return true;
  }
  const part = askedPart(request.headers.range, video.size);
  const { start, end } = part ?? { start: 0, end: video.size - 1 };
  const range = `bytes ${start}-${end}/${video.size}`;
  if (start > end) response.writeHead(416, { "Content-Range": `bytes */${video.size}` });
  else
    response.writeHead(part ? 206 : 200, {
      ...headers,
      ...(part && { "Content-Range": range }),
      ETag: etag,
      "Content-Length": end - start + 1,
    });
  if (request.method === "HEAD" || start > end) response.end();
  else await stream(video, { start, end }, response);
  return true;
}

/** First and last byte that a `Range` header asks for, in this order where there are any; null for all. */
function askedPart(range = "", size: number): { start: number; end: number } | null {
  const match = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(range);
  if (match === null || match[0] === "bytes=-") return null;
  const [, from = "", to = ""] = match;
  if (from === "") return { start: Math.max(0, size - Number(to)), end: size - 1 };
  return { start: Number(from), end: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}

async function stream(
  video: StoredVideo,
  part: { start: number; end: number },
  response: ServerResponse,
): Promise<void> {
  // Many may be asked for at once on one connection: each waits for its turn with nothing in its hands.
  if (response.socket === null) await once(response, "socket");
  await pipeline(slices(video, part), response).catch((error: unknown) => {
    if (!isLeaving(error)) throw error;
  });
}

/** Whoever asked has left in the middle, as players do. */
const isLeaving = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";

async function* slices({ slice }: StoredVideo, { start, end }: { start: number; end: number }) {
  for (let at = start; at <= end; ) {
    const bytes = await slice(at, Math.min(sliceSize, end + 1 - at));
    if (bytes === null || bytes.length === 0) throw new Error("The video was deleted while it was sent.");
    yield bytes;
    at += bytes.length;
  }
}
