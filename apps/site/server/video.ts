import type { IncomingMessage, ServerResponse } from "node:http";
import type { Store, VerifiedSession } from "@consultorio/store";
import { mediaPath } from "./media-path.ts";
import { etagOf, type Resource } from "./resource.ts";

/** The kind of video by its first bytes: an `ftyp` box for MP4, an EBML header for WebM. Null for anything else. */
export function videoType(bytes: Uint8Array): "video/mp4" | "video/webm" | null {
  const ascii = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");
  if (ascii(4, 8) === "ftyp" && !/^(?:avif|avis|heic|heix|mif1|msf1)/.test(ascii(8, 12))) return "video/mp4";
  const ebml = bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3;
  return ebml && ascii(0, 64).includes("webm") ? "video/webm" : null;
}

/** Keeps a video as it is. */
export async function keepVideo(
  store: Store,
  session: VerifiedSession,
  { name, bytes, type }: { name: string; bytes: Uint8Array; type: string },
): Promise<{ path: string; width: number; height: number }> {
  const media = await store.putMedia(session, {
    name: name.slice(0, 200),
    width: 0,
    height: 0,
    files: [{ width: 0, height: 0, type, body: bytes }],
  });
  return { path: mediaPath(media), width: 0, height: 0 };
}

const videoAddress = /^\/media\/([0-9a-f]{64})\.(mp4|webm)$/;

/** The video at a path, or null. */
export async function videoResource(store: Store, path: string): Promise<Resource | null> {
  const match = videoAddress.exec(path);
  if (match === null) return null;
  const [, hash = "", extension] = match;
  const type = `video/${extension}`;
  const body = await store.mediaFile(hash, 0, type);
  if (body === null) return null;
  const headers = {
    "Content-Type": type,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Accept-Ranges": "bytes",
  };
  return { status: 200, headers, body, brotli: null, gzip: null, etag: etagOf(body) };
}

/** Answers with the part of a video that a player asks for; some play nothing without it. False for a whole one. */
export function sendVideoPart(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, body, etag }: Resource,
): boolean {
  const match = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(request.headers.range ?? "");
  if (!headers["Content-Type"]?.startsWith("video/") || match === null || match[0] === "bytes=-")
    return false;
  const [, from = "", to = ""] = match;
  const start = from === "" ? Math.max(0, body.length - Number(to)) : Number(from);
  const end = from === "" || to === "" ? body.length - 1 : Math.min(Number(to), body.length - 1);
  if (start > end) {
    response.writeHead(416, { "Content-Range": `bytes */${body.length}` }).end();
    return true;
  }
  response.writeHead(206, {
    ...headers,
    ETag: etag,
    "Content-Range": `bytes ${start}-${end}/${body.length}`,
    "Content-Length": end - start + 1,
  });
  response.end(request.method === "HEAD" ? undefined : body.subarray(start, end + 1));
  return true;
}
