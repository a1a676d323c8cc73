import type { Store, VerifiedSession } from "@consultorio/store";
import sharp, { type Sharp } from "sharp";
import { mediaPath } from "./media-path.ts";
import { etagOf, type Resource } from "./resource.ts";

/** The widths that an upload is kept in, in pixels, as far as the original reaches. */
const widths = [480, 960, 1440, 1920] as const;
const formats = ["avif", "webp"] as const;
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
export async function keepPicture(
  store: Store,
  session: VerifiedSession,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<StoredPicture> {
  const original = await readPicture(bytes);
  const fitting = widths.filter((width) => width < original.width);
  const wanted = [...fitting, Math.min(original.width, widths.at(-1) ?? original.width)];
  const files = [];
  for (const width of new Set(wanted)) {
    for (const format of formats) files.push(await encode(original.picture, width, format));
  }
  const largest = files.at(-1);
  if (largest === undefined) throw new UnreadablePicture("La imagen está vacía.");
  const media = await store.putMedia(session, {
    name: name.slice(0, 200),
    width: largest.width,
    height: largest.height,
    files,
  });
  return { path: mediaPath(media.hash, media), width: media.width, height: media.height };
}

const raster = new Set(["jpeg", "png", "webp", "heif", "gif"]);

async function readPicture(bytes: Uint8Array) {
  const refused = new UnreadablePicture(
    "El archivo no es una imagen que se pueda leer. Usa JPG, PNG o WebP.",
  );
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
  const match = mediaAddress.exec(path);
  if (match === null) return null;
  const [, hash = "", full, width = full, format] = match;
  const type = `image/${format}`;
  const body = await store.mediaFile(hash, Number(width), type);
  if (body === null) return null;
  const headers = { "Content-Type": type, "Cache-Control": "public, max-age=31536000, immutable" };
  return { status: 200, headers, body, brotli: null, gzip: null, etag: etagOf(body) };
}
