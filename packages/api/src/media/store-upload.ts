import { largestUploadWidth } from "@consultorio/content";
import type { Media, Store, VerifiedSession } from "@consultorio/store";
import type { Crop } from "../contract/media.ts";
import type { CheckedVideo, DecodedPicture } from "../decoding/calls.ts";
import type { Decoder } from "../decoding/decoding-process.ts";
import { clearNotes } from "../decoding/mp4-notes.ts";
import { UnreadableUpload } from "../decoding/unreadable-upload.ts";
import { HttpError } from "../http/http-error.ts";
import type { Upload } from "../http/receive-upload.ts";
import { mediaPath } from "./media-path.ts";
import type { PictureSizes } from "./picture-sizes.ts";
import { uploadName } from "./upload-name.ts";

/** A stored upload: its path in the content, and its size. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
}

/** Where uploads go. */
interface Library {
  store: Store;
  decoder: Decoder;
  sizes: PictureSizes;
}

/**
 * Stores an upload: a video as it is, anything else as a picture in its largest size; the others are made afterwards.
 * Throws `UnreadableUpload`, and 400 for a form without a file.
 */
export async function storeUpload(
  library: Library,
  session: VerifiedSession,
  { body, ...sent }: Upload,
): Promise<StoredPicture> {
  const upload = await library.decoder.readUpload(body, { ...sent, largestWidth: largestUploadWidth });
  if (upload === null) throw new HttpError(400, "Falta el archivo en el campo «file».");
  const { name } = upload;
  if ("picture" in upload) return storePicture(library, session, { name, ...upload.picture });
  return storeVideo(library.store, session, { name, body, ...upload.video });
}

/** Stores a part of a stored picture as a picture of its own. Throws `UnreadableUpload`. */
export async function cropPicture(
  library: Library,
  session: VerifiedSession,
  { media, crop }: { media: Media; crop: Crop },
): Promise<StoredPicture> {
  const file = media.files.findLast(({ type }) => type === "image/webp");
  const bytes = file && (await library.store.mediaFile(media.hash, file.width, file.type));
  if (!file || !bytes) throw new UnreadableUpload("Sólo se puede recortar una imagen de Multimedia.");
  const left = Math.round(crop.left * file.width);
  const top = Math.round(crop.top * file.height);
  const width = Math.min(Math.round(crop.width * file.width), file.width - left);
  const height = Math.min(Math.round(crop.height * file.height), file.height - top);
  if (width < 16 || height < 16) throw new UnreadableUpload("El recorte es demasiado pequeño.");
  const part = await library.decoder.cropPicture(bytes, { left, top, width, height });
  return storePicture(library, session, { name: media.name, ...part });
}

async function storePicture(
  { store, sizes }: Library,
  session: VerifiedSession,
  { name, cutout, ...file }: DecodedPicture & { name: string },
): Promise<StoredPicture> {
  const { width, height } = file;
  const media = await store.putMedia(session, {
    name: uploadName(name),
    width,
    height,
    cutout,
    files: [file],
  });
  sizes.make(media);
  return { path: mediaPath(media), width, height };
}

/** Stores a video as it is, without the notes of its camera, which are overwritten in `body` itself. */
async function storeVideo(
  store: Store,
  session: VerifiedSession,
  { name, body, type, from, length, notes }: CheckedVideo & { name: string; body: Uint8Array },
): Promise<StoredPicture> {
  const video = body.subarray(from, from + length);
  clearNotes(Buffer.from(video.buffer, video.byteOffset, length), notes);
  const media = await store.putMedia(session, {
    name: uploadName(name),
    width: 0,
    height: 0,
    files: [{ width: 0, height: 0, type, body: video }],
  });
  return { path: mediaPath(media), width: 0, height: 0 };
}
