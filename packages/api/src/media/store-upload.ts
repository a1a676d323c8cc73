import type { Media, MediaFile, Store, VerifiedSession } from "@consultorio/store";
import type { Crop } from "../contract/media.ts";
import { uploadLimit } from "../http/body-limits.ts";
import { isCutout } from "./is-cutout.ts";
import { mediaPath } from "./media-path.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import type { PictureSizes } from "./picture-sizes.ts";
import { encodeLargest, loadSharp, readPicture } from "./read-picture.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";
import { uploadName } from "./upload-name.ts";
import { storeVideo, videoType } from "./video.ts";

/** A stored upload: the path that content names it by, and its size. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
}

/** Where uploads go. */
interface Library {
  store: Store;
  sizes: PictureSizes;
}

/**
 * Stores an upload: a video as it is, anything else as a picture in its largest size; the others are made afterwards.
 * Throws `UnreadablePicture`.
 */
export async function storeUpload(
  library: Library,
  session: VerifiedSession,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<StoredPicture> {
  const type = videoType(bytes);
  if (type !== null) return storeVideo(library.store, session, { name, bytes, type });
  // Its media type said video, so that it passed the limit of a picture.
  if (bytes.byteLength > uploadLimit) throw new UnreadablePicture("El archivo no es un video MP4 o WebM.");
  return storePicture(library, session, { name, largest: await readPicture(bytes) });
}

/** Stores a part of a stored picture as a picture of its own. Throws `UnreadablePicture`. */
export async function cropPicture(
  library: Library,
  session: VerifiedSession,
  { media, crop }: { media: Media; crop: Crop },
): Promise<StoredPicture> {
  const file = media.files.findLast(({ type }) => type === "image/webp");
  const bytes = file && (await library.store.mediaFile(media.hash, file.width, file.type));
  if (!file || !bytes) throw new UnreadablePicture("Sólo se puede recortar una imagen de Multimedia.");
  const left = Math.round(crop.left * file.width);
  const top = Math.round(crop.top * file.height);
  const width = Math.min(Math.round(crop.width * file.width), file.width - left);
  const height = Math.min(Math.round(crop.height * file.height), file.height - top);
  if (width < 16 || height < 16) throw new UnreadablePicture("El recorte es demasiado pequeño.");
  const sharp = await loadSharp();
  const largest = await oneAtATime(() => encodeLargest(sharp(bytes).extract({ left, top, width, height })));
  return storePicture(library, session, { name: media.name, largest });
}

async function storePicture(
  { store, sizes }: Library,
  session: VerifiedSession,
  { name, largest }: { name: string; largest: MediaFile },
): Promise<StoredPicture> {
  const { width, height } = largest;
  const upload = { name: uploadName(name), width, height, files: [largest] };
  const media = await store.putMedia(session, { ...upload, cutout: await isCutout(largest) });
  sizes.make(media);
  return { path: mediaPath(media), width, height };
}
