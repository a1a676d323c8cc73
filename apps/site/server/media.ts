import type { Media, Store, VerifiedSession } from "@consultorio/store";
import type { Sharp } from "sharp";
import { dataPolicy } from "./csp.ts";
import { mediaPath } from "./media-path.ts";
import { etagOf, type Resource } from "./resource.ts";
import { uploadLimit } from "./screen.ts";
import { uploadName } from "./upload-name.ts";
import { keepVideo, videoType } from "./video.ts";
import { videoResource } from "./video-answer.ts";

/** The widths that an upload is kept in, in pixels, as far as the original reaches. */
const widths = [480, 960, 1440, 1920] as const;
const formats = ["avif", "webp"] as const;
/** The largest height of a WebP, in pixels; an AVIF has one more. */
const tallest = 16_383;
type Format = (typeof formats)[number];

/** What cannot be taken as a picture. */
export class UnreadablePicture extends Error {
  override name = "UnreadablePicture";
}

/** A kept upload: the path that content names it by, and its size. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
}

/**
 * Decodes an upload and draws it anew in a few widths: nothing of the original file is kept, neither its metadata nor
 * what may hide behind the picture. Throws `UnreadablePicture` for anything but a JPEG, PNG, WebP, AVIF or GIF.
 */
async function keepPicture(
  store: Store,
  session: VerifiedSession,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<StoredPicture> {
  return keepDrawn(store, session, { name, original: await readPicture(bytes) });
}

/** Keeps an upload: a video as it is, anything else as a picture. Throws `UnreadablePicture`. */
export async function keepUpload(
  store: Store,
  session: VerifiedSession,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<StoredPicture> {
  const type = videoType(bytes);
  if (type !== null) return keepVideo(store, session, { name, bytes, type });
  // Called a video, it came past the limit of a picture.
  if (bytes.byteLength > uploadLimit) throw new UnreadablePicture("El archivo no es un video MP4 o WebM.");
  return keepPicture(store, session, { name, bytes });
}

/** The part of a picture that is kept, in shares of its width and height from 0 to 1. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Keeps a part of a kept picture as a picture of its own; the whole one stays. Throws `UnreadablePicture`. */
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
  return keepDrawn(store, session, { name: media.name, original: { picture: sharp(data), width, height } });
}

async function keepDrawn(
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

/** Ten megabytes of memory that a process which only serves visitors does without. */
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

const mediaAddress = /^\/media\/([0-9a-f]{64})-(\d{1,5})x\d{1,5}(?:\.(\d{1,5}))?\.(avif|webp)$/;

/**
 * The file at a kept picture's path, or at one of its other widths and formats (`/media/<hash>-<w>x<h>.<width>.avif`);
 * null for any other path.
 */
export async function mediaResource(store: Store, path: string): Promise<Resource | null> {
  const video = await videoResource(store, path);
  if (video !== null) return video;
  const match = mediaAddress.exec(path);
  if (match === null) return null;
  const [, hash = "", full, width = full, format] = match;
  const type = `image/${format}`;
  const body = await store.mediaFile(hash, Number(width), type);
  if (body === null) return null;
  const headers = {
    "Content-Type": type,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": dataPolicy,
  };
  return { status: 200, headers, body, brotli: null, gzip: null, etag: etagOf(body) };
}
