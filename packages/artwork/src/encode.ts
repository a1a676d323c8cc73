import {
  avifWidths,
  openGraphSize,
  type Picture,
  type PictureKind,
  phoneCut,
  phoneWidth,
} from "@consultorio/pictures";
import { tint } from "@consultorio/pictures/drawing";
import sharp, { type Sharp } from "sharp";

/** Compression of the files, 0–100. A change makes every picture out of date. */
export const quality = { avif: 62, phoneAvif: 54, phoneCut: 50, webp: 84, jpeg: 82 } as const;

/** Up to this width a picture is for phones, whose dense screens forgive more, and whose lines forgive less. */
const phone = 960;

/**
 * Compression of what fills a phone's screen in its {@link phoneWidth} and comes before anything else, by kind: the screen
 * shows two of its dots for each of the page's. A hero has soft light, which shows steps first; a cut lies under a veil.
 * Neither these nor the effort make a picture out of date.
 */
const filling: Partial<Record<PictureKind, number>> & { cut: number } = {
  hero: quality.phoneAvif - 14,
  page: quality.phoneAvif - 17,
  cut: quality.phoneCut - 20,
};
const fillingEffort = 9;

/**
 * The finished files of one picture, from file name (without the id) to bytes. The source is an SVG document or the
 * path of a render; the picture is cut from its middle. The same source gives the same bytes.
 */
export async function encode(
  source: string,
  { kind, width, height, widths, cut }: Picture,
): Promise<Map<string, Buffer>> {
  sharp.concurrency(1);
  const { data, info } = await middle(source, width, height);
  const raster = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const opaque = (image: Sharp) => (kind === "portrait" ? image : image.removeAlpha());
  const files = new Map<string, Buffer>();
  const picture = () => opaque(sharp(data, raster));
  for (const size of avifWidths(widths)) {
    const filled = size === phoneWidth ? filling[kind] : undefined;
    const phones =
      filled === undefined
        ? { quality: quality.phoneAvif, effort: 4 }
        : { quality: filled, effort: fillingEffort };
    const options = size <= phone ? phones : { quality: quality.avif, effort: 3 };
    files.set(`${size}.avif`, await picture().resize(size).avif(options).toBuffer());
  }
  for (const size of widths) {
    files.set(
      `${size}.webp`,
      await picture().resize(size).webp({ quality: quality.webp, effort: 4 }).toBuffer(),
    );
  }
  if (cut) {
    const options = { quality: filling.cut, effort: fillingEffort };
    files.set("phone.avif", await picture().resize(phoneCut).avif(options).toBuffer());
  }
  const preview = sharp(data, raster)
    .flatten({ background: tint("paper") })
    .resize({ ...openGraphSize, fit: "cover", position: kind === "portrait" ? "top" : "centre" });
  files.set(
    `${openGraphSize.width}.jpg`,
    await preview.jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer(),
  );
  return files;
}

async function middle(source: string, width: number, height: number) {
  const image = sharp(source.startsWith("<svg") ? Buffer.from(source) : source);
  const size = await image.metadata();
  const [left, top] = [(size.width - width) / 2, (size.height - height) / 2];
  if (left < 0 || top < 0) {
    throw new Error(`drawn ${size.width} × ${size.height} px, smaller than ${width} × ${height}.`);
  }
  return image
    .extract({ left: Math.floor(left), top: Math.floor(top), width, height })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}
