import type { Media, Store, VerifiedSession } from "@consultorio/store";
import type { Sharp } from "sharp";
import type { Crop } from "../contract/media.ts";
import { uploadLimit } from "../http/body-limits.ts";
import { mediaPath } from "./media-path.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";
import { uploadName } from "./upload-name.ts";
import { storeVideo, videoType } from "./video.ts";

/** The widths that an upload is stored in, in pixels. Widths over that of the original are left out. */
const widths = [480, 960, 1440, 1920] as const;
const formats = ["avif", "webp"] as const;
/** The largest height of a WebP, in pixels; an AVIF has one more. */
const tallest = 16_383;
type Format = (typeof formats)[number];

/** A stored upload: the path that content names it by, and its size. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
}

/**
 * Decodes an upload and encodes it again in a few widths, so that nothing of the original file is stored: no metadata,
 * and nothing after the picture. Throws `UnreadablePicture` for anything but a JPEG, PNG, WebP, AVIF or GIF.
 */
async function storePicture(
  store: Store,
  session: VerifiedSession,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<StoredPicture> {
  return storeEncoded(store, session, { name, original: await readPicture(bytes) });
}

/** Stores an upload: a video as it is, anything else as a picture. Throws `UnreadablePicture`. */
export async function storeUpload(
  store: Store,
  session: VerifiedSession,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<StoredPicture> {
  const type = videoType(bytes);
  if (type !== null) return storeVideo(store, session, { name, bytes, type });
  // Its media type said video, so that it passed the limit of a picture.
  if (bytes.byteLength > uploadLimit) throw new UnreadablePicture("El archivo no es un video MP4 o WebM.");
  return storePicture(store, session, { name, bytes });
}

/** Stores a part of a stored picture as a picture of its own. Throws `UnreadablePicture`. */
export async function cropPicture(
  store: Store,
  session: VerifiedSession,
  { media, crop }: { media: Media; crop: Crop },
): Promise<StoredPicture> {
  const file = media.files.findLast(({ type }) => type === "image/webp");
  const bytes = file && (await store.mediaFile(media.hash, file.width, file.type));
  if (!file || !bytes) throw new UnreadablePicture("Sólo se puede recortar una imagen de la biblioteca.");
  const left = Math.round(crop.left * file.width);
  const top = Math.round(crop.top * file.height);
  const width = Math.min(Math.round(crop.width * file.width), file.width - left);
  const height = Math.min(Math.round(crop.height * file.height), file.height - top);
  if (width < 16 || height < 16) throw new UnreadablePicture("El recorte es demasiado pequeño.");
  const sharp = await loadSharp();
  const data = await sharp(bytes).extract({ left, top, width, height }).png().toBuffer();
  return storeEncoded(store, session, {
    name: media.name,
    original: { picture: sharp(data), width, height },
  });
}

async function storeEncoded(
  store: Store,
  session: VerifiedSession,
  { name, original }: { name: string; original: { picture: Sharp; width: number; height: number } },
): Promise<StoredPicture> {
  const fitting = widths.filter((width) => width < original.width);
  const widest = Math.min(original.width, widths.at(-1) ?? original.width);
  if (Math.round((original.height * widest) / original.width) > tallest)
    throw new UnreadablePicture("La imagen es demasiado alta para su ancho. Recórtala o divídela en varias.");
  const wanted = [...fitting, widest];
  const files = [];
  for (const width of new Set(wanted)) {
    for (const format of formats) files.push(await encode(original.picture, width, format));
  }
  const largest = files.at(-1);
  if (largest === undefined) throw new UnreadablePicture("La imagen está vacía.");
  const media = await store.putMedia(session, {
    name: uploadName(name),
    width: largest.width,
    height: largest.height,
    files,
  });
  return { path: mediaPath(media), width: media.width, height: media.height };
}

/** Loads sharp at the first upload: it takes ten megabytes of memory, which serving visitors does not need. */
const loadSharp = async () => (await import("sharp")).default;

const raster = new Set(["jpeg", "png", "webp", "heif", "gif"]);

async function readPicture(bytes: Uint8Array) {
  const refused = new UnreadablePicture(
    "El archivo no es una imagen que se pueda leer. Usa JPG, PNG o WebP.",
  );
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: 50e6, failOn: "error" });
    const { format } = await picture.metadata();
    if (!raster.has(format)) throw refused;
    const { data, info } = await picture
      .autoOrient()
      .toColourspace("srgb")
      .png()
      .toBuffer({ resolveWithObject: true });
    return { picture: sharp(data), width: info.width, height: info.height };
  } catch (cause) {
    throw cause === refused ? refused : new UnreadablePicture(refused.message, { cause });
  }
}

async function encode(picture: Sharp, width: number, format: Format) {
  const resized = picture.clone().resize({ width, withoutEnlargement: true });
  const encoded = format === "avif" ? resized.avif({ quality: 55 }) : resized.webp({ quality: 78 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, type: `image/${format}`, body: new Uint8Array(data) };
}
