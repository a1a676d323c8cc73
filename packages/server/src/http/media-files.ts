import { DecoderUnavailable } from "@consultorio/api/decoding/decoding-process";
import { type PictureSizes, SizesInterrupted } from "@consultorio/api/media/picture-sizes";
import { uploadedFile, uploadSizes } from "@consultorio/content";
import { forever } from "@consultorio/publishing/http/cache-control";
import { dataPolicy } from "@consultorio/publishing/http/content-security-policy";
import { etagOf } from "@consultorio/publishing/http/static-response";
import { PublishFailed } from "@consultorio/publishing/publish-error";
import { type Store, StoreError } from "@consultorio/store";
import type { MediaResponse } from "./send-video.ts";

const videoAddress = /^\/media\/([0-9a-f]{64})\.(mp4|webm)$/;

/**
 * The file at the path of an upload: a video, or a picture, also in one of its other widths and formats
 * (`/media/<hash>-<w>x<h>.<width>.avif`). Null for any other path.
 */
export async function mediaFile(store: Store, path: string): Promise<MediaResponse | null> {
  return (await pictureFile(store, path)) ?? (await videoFile(store, path));
}

async function pictureFile(store: Store, path: string): Promise<MediaResponse | null> {
  const file = uploadedFile(path);
  if (file === null) return null;
  const { picture, width } = file;
  const type = `image/${file.format}`;
  const body = await store.mediaFile(picture.hash, width, type);
  if (body !== null) return pictureOf(body, headersOf(type));
  if (!uploadSizes(picture.width).includes(width)) return null;
  // A size that is still being made: until then the picture itself, which no cache may keep under this address.
  const largest = await store.mediaFile(picture.hash, picture.width, "image/webp");
  return largest && pictureOf(largest, { ...headersOf("image/webp"), "Cache-Control": "no-store" });
}

function pictureOf(body: Uint8Array, headers: Record<string, string>): MediaResponse {
  return { status: 200, headers, body, brotli: null, gzip: null, etag: etagOf(body) };
}

/** Reads only the size of a video: the body is empty, and `sendVideo` reads the video as it is sent. */
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

/**
 * As {@link mediaFile}, for a publication: waits for the sizes of a picture. Throws `PublishFailed`, which names the file,
 * where they cannot be made.
 */
export async function publishedMedia(
  { store, sizes }: { store: Store; sizes: PictureSizes },
  path: string,
): Promise<MediaResponse | null> {
  const hash = uploadedFile(path)?.picture.hash;
  if (hash === undefined) return mediaFile(store, path);
  try {
    await sizes.ready(hash);
  } catch (error) {
    if (isNoFault(error)) throw error;
    const name = (await store.media(hash))?.name;
    const message = `no se pudieron preparar los tamaños de la imagen «${name}». Súbela de nuevo y cámbiala por la anterior.`;
    throw new PublishFailed([{ path: "Multimedia", message }], { cause: error });
  }
  return mediaFile(store, path);
}

/** Whether the sizes of a picture are missing for a reason that is not in its file. */
const isNoFault = (error: unknown) =>
  error instanceof StoreError || error instanceof SizesInterrupted || error instanceof DecoderUnavailable;

/** Whether Multimedia has the upload of a file, by the path of the file. */
export async function hasUpload(store: Store, path: string): Promise<boolean> {
  const hash = uploadedFile(path)?.picture.hash;
  return hash !== undefined && (await store.media(hash)) !== null;
}

/** The name that an upload had, by its path or that of one of its sizes; the path itself where it is no upload. */
export async function uploadName(store: Store, path: string): Promise<string> {
  const hash = uploadedFile(path)?.picture.hash;
  return (hash !== undefined && (await store.media(hash))?.name) || path;
}
