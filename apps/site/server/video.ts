import type { IncomingMessage, ServerResponse } from "node:http";
import type { Store, VerifiedSession } from "@consultorio/store";
import { dataPolicy } from "./csp.ts";
import { mediaPath } from "./media-path.ts";
import { etagOf, type Resource } from "./resource.ts";

/** The kind of video: an MP4 by its boxes, the first of them `ftyp`, a WebM by its EBML header. Null for anything else. */
export function videoType(bytes: Uint8Array): "video/mp4" | "video/webm" | null {
  const ascii = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");
  if (ascii(4, 8) === "ftyp" && !/^(?:avif|avis|heic|heix|mif1|msf1)/.test(ascii(8, 12)))
    return readBoxes(viewOf(bytes), () => {}) ? "video/mp4" : null;
  const ebml = bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3;
  return ebml && ascii(0, 64).includes("webm") ? "video/webm" : null;
}

/** Boxes of an MP4 that hold others, and those with notes: where, when, with what and by whom it was taken. */
const holders = new Set(["moov", "trak"]);
const notes = new Set(["udta", "meta", "uuid"]);

/** Goes through the boxes of an MP4 and tells of each with notes. False where they do not add up to the file. */
function readBoxes(boxes: Buffer, onNotes: (content: Buffer, type: Buffer) => void): boolean {
  for (let at = 0; at < boxes.length; ) {
    const short = boxes.length - at < 8 ? null : boxes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    if (short === null || boxes.length - at < head) return false;
    // A size of 0 goes to the end.
    const size = short === 1 ? Number(boxes.readBigUInt64BE(at + 8)) : short || boxes.length - at;
    if (size < head || at + size > boxes.length) return false;
    const type = boxes.subarray(at + 4, at + 8);
    const content = boxes.subarray(at + head, at + size);
    if (notes.has(type.toString("latin1"))) onNotes(content, type);
    else if (holders.has(type.toString("latin1")) && !readBoxes(content, onNotes)) return false;
    at += size;
  }
  return true;
}

const viewOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Empties the boxes with notes, in place. Each becomes a free one of the same length, so that nothing moves. */
function blankNotes(video: Uint8Array): void {
  readBoxes(viewOf(video), (content, type) => {
    type.write("free", "latin1");
    content.fill(0);
  });
}

/** Keeps a video as it is, but for the notes of its camera, which are taken out of `bytes` themselves. */
export async function keepVideo(
  store: Store,
  session: VerifiedSession,
  { name, bytes, type }: { name: string; bytes: Uint8Array; type: string },
): Promise<{ path: string; width: number; height: number }> {
  if (type === "video/mp4") blankNotes(bytes);
  const media = await store.putMedia(session, {
    name: name.slice(0, 200),
    width: 0,
    height: 0,
    files: [{ width: 0, height: 0, type, body: bytes }],
  });
  return { path: mediaPath(media), width: 0, height: 0 };
}

const videoAddress = /^\/media\/([0-9a-f]{64})\.(mp4|webm)$/;

const none = { path: "", resource: Promise.resolve<Resource | null>(null) };

/** The video that was asked for last. A player asks for its parts in many calls, and each would read all of it. */
let last = none;

/** The video at a path, or null. */
export async function videoResource(store: Store, path: string): Promise<Resource | null> {
  const match = videoAddress.exec(path);
  if (match === null) return null;
  const [, hash = "", extension] = match;
  // Also of a video that is in memory: it may be gone by now.
  if ((await store.media(hash)) === null) return null;
  if (last.path !== path) last = { path, resource: readVideo(store, hash, `video/${extension}`) };
  const { resource } = last;
  try {
    return await resource;
  } catch (error) {
    // The next one who asks tries again.
    if (last.resource === resource) last = none;
    throw error;
  }
}

async function readVideo(store: Store, hash: string, type: string): Promise<Resource | null> {
  const body = await store.mediaFile(hash, 0, type);
  if (body === null) return null;
  const headers = {
    "Content-Type": type,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Accept-Ranges": "bytes",
    "Content-Security-Policy": dataPolicy,
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
