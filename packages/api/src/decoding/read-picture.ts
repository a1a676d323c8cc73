import type { MediaFile } from "@consultorio/store";
import type { Metadata, Sharp } from "sharp";
import { fileKind } from "./file-kind.ts";
import { sharp } from "./loaders.ts";
import { UnreadableUpload } from "./unreadable-upload.ts";

/** Why a picture is refused, in Spanish. */
const reasons = {
  foreign: "El archivo no es una imagen que se pueda leer. Usa JPG, PNG o WebP.",
  damaged: "La imagen está dañada o incompleta. Ábrela, guárdala de nuevo como JPG y vuelve a subirla.",
  heic: "Las fotos HEIC no se pueden leer. Guárdala o compártela como JPG y vuelve a subirla.",
  pixels: "La imagen tiene más de 50 megapixeles. Hazla más pequeña y vuelve a subirla.",
  pixelsWhole:
    "La imagen tiene más de 25 megapixeles. Guárdala como JPG, o hazla más pequeña, y vuelve a subirla.",
  tall: "La imagen es demasiado alta para su ancho. Recórtala o divídela en varias.",
};

/** Most pixels of an upload: a small file may hold a picture that does not fit in memory. */
const mostPixels = 50e6;
/** The most pixels of a picture that is decoded whole before it is made smaller. A JPEG is decoded to about the wanted size. */
const mostPixelsWhole = 25e6;
/** The largest height of a WebP, in pixels; an AVIF has one more. */
const tallest = 16_383;

const pictureKinds: ReadonlySet<unknown> = new Set(["jpeg", "png", "webp", "heif", "gif"]);

/**
 * Reads a picture and encodes it again, at most `largestWidth` wide, so that nothing of the original file is stored: no
 * metadata, and nothing after the picture. Throws `UnreadableUpload` for anything but a JPEG, PNG, WebP, AVIF or GIF.
 */
export async function readPicture(bytes: Uint8Array, largestWidth: number): Promise<MediaFile> {
  if (!pictureKinds.has(fileKind(bytes))) throw new UnreadableUpload(reasons.foreign);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new UnreadableUpload(reasons.foreign, { cause });
    });
  const refused = refusalOf(metadata, largestWidth);
  if (refused !== null) throw new UnreadableUpload(refused);
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" });
    return await encodeLargest(picture, largestWidth);
  } catch (cause) {
    throw new UnreadableUpload(reasons.damaged, { cause });
  }
}

/** Why a picture cannot be stored; null where it can. */
function refusalOf(
  { format, compression, width, height, autoOrient }: Metadata,
  largestWidth: number,
): string | null {
  if (format === "heif" && compression !== "av1") return reasons.heic;
  if (width * height > mostPixels) return reasons.pixels;
  if (format !== "jpeg" && width * height > mostPixelsWhole) return reasons.pixelsWhole;
  const shown = Math.min(autoOrient.width, largestWidth) / autoOrient.width;
  return Math.round(autoOrient.height * shown) > tallest ? reasons.tall : null;
}

/** Makes the file that every other size of a picture is made from, so that it has a better quality than they. */
export async function encodeLargest(picture: Sharp, largestWidth: number): Promise<MediaFile> {
  const { data, info } = await picture
    .autoOrient()
    .toColourspace("srgb")
    .resize({ width: largestWidth, withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, type: "image/webp", body: new Uint8Array(data) };
}
