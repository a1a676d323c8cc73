import { forever } from "@consultorio/publishing/http/cache-control";
import { dataPolicy } from "@consultorio/publishing/http/content-security-policy";
import { etagOf } from "@consultorio/publishing/http/static-response";
import type { Store } from "@consultorio/store";
import type { MediaResponse } from "./send-video.ts";

const pictureAddress = /^\/media\/([0-9a-f]{64})-(\d{1,5})x\d{1,5}(?:\.(\d{1,5}))?\.(avif|webp)$/;
const videoAddress = /^\/media\/([0-9a-f]{64})\.(mp4|webm)$/;

/**
 * The file at the path of an upload: a video, or a picture, also in one of its other widths and formats
 * (`/media/<hash>-<w>x<h>.<width>.avif`). Null for any other path.
 */
export async function mediaFile(store: Store, path: string): Promise<MediaResponse | null> {
  return (await pictureFile(store, path)) ?? (await videoFile(store, path));
}

async function pictureFile(store: Store, path: string): Promise<MediaResponse | null> {
  const match = pictureAddress.exec(path);
  if (match === null) return null;
  const [, hash = "", full, width = full, format] = match;
  const type = `image/${format}`;
  const body = await store.mediaFile(hash, Number(width), type);
  if (body === null) return null;
  return { status: 200, headers: headersOf(type), body, brotli: null, gzip: null, etag: etagOf(body) };
}

/** Nothing of a video is read but its size: its body is empty, and `sendVideo` reads it as it is sent. */
async function videoFile(store: Store, path: string): Promise<MediaResponse | null> {
  const match = videoAddress.exec(path);
  if (match === null) return null;
  const [, hash = "", extension] = match;
  const type = `video/${extension}`;
  const file = (await store.media(hash))?.files.find((stored) => stored.type === type);
  if (file === undefined) return null;
  const headers = { ...headersOf(type), "Accept-Ranges": "bytes" };
  const slice = (from: number, length: number) => store.videoSlice(hash, type, from, length);
  const video = { size: file.size, slice };
  return { status: 200, headers, body: new Uint8Array(), brotli: null, gzip: null, etag: `"${hash}"`, video };
}

const headersOf = (type: string) => ({
  "Content-Type": type,
  "Cache-Control": forever,
  "Content-Security-Policy": dataPolicy,
});
