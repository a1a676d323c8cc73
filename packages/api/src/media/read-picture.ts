import { largestUploadWidth } from "@consultorio/content";
import type { MediaFile } from "@consultorio/store";
import type { Metadata, Sharp } from "sharp";
import { loadCode } from "../load-code.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

/** Why a picture is refused, in words for whoever sent it. */
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
/** The same for what is decoded whole before it is made smaller: a JPEG is decoded to about the wanted size. */
const mostPixelsWhole = 25e6;
/** The largest height of a WebP, in pixels; an AVIF has one more. */
const tallest = 16_383;

const raster = new Set(["jpeg", "png", "webp", "heif", "gif"]);

/** Loads sharp at the first upload: it takes ten megabytes of memory, which serving visitors does not need. */
export const loadSharp = async () => (await loadCode(() => import("sharp"))).default;

/**
 * Reads an upload and encodes it again in its largest width, so that nothing of the original file is stored: no metadata,
 * and nothing after the picture. One picture at a time. Throws `UnreadablePicture` for anything but a JPEG, PNG, WebP, AVIF or GIF.
 */
export function readPicture(bytes: Uint8Array): Promise<MediaFile> {
  return oneAtATime(() => decodeAndEncode(bytes));
}

async function decodeAndEncode(bytes: Uint8Array): Promise<MediaFile> {
  const sharp = await loadSharp();
  if (bytes.byteLength === 0) throw new UnreadablePicture(reasons.foreign);
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new UnreadablePicture(reasons.foreign, { cause });
    });
  const refused = refusalOf(metadata);
  if (refused !== null) throw new UnreadablePicture(refused);
  try {
    return await encodeLargest(sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" }));
  } catch (cause) {
    throw new UnreadablePicture(reasons.damaged, { cause });
  }
}

/** Why a picture cannot be stored; null where it can. */
function refusalOf({ format, compression, width, height, autoOrient }: Metadata): string | null {
  if (!raster.has(format)) return reasons.foreign;
  if (format === "heif" && compression !== "av1") return reasons.heic;
  if (width * height > mostPixels) return reasons.pixels;
  if (format !== "jpeg" && width * height > mostPixelsWhole) return reasons.pixelsWhole;
  const shown = Math.min(autoOrient.width, largestUploadWidth) / autoOrient.width;
  return Math.round(autoOrient.height * shown) > tallest ? reasons.tall : null;
}

/** The file that every other size of a picture is made from, so it has a better quality than they. */
export async function encodeLargest(picture: Sharp): Promise<MediaFile> {
  const { data, info } = await picture
    .autoOrient()
    .toColourspace("srgb")
    .resize({ width: largestUploadWidth, withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, type: "image/webp", body: new Uint8Array(data) };
}
