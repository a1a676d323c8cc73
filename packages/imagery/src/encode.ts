import sharp, { type Sharp } from "sharp";
import { colours, hex } from "./drawing/colour.ts";
import { openGraphSize, type Picture } from "./index.ts";

const quality = { avif: 52, webp: 76, jpeg: 80 } as const;

/** The finished files of one picture, file name (without the id) to bytes. The same drawing gives the same bytes. */
export async function encode(svg: string, { kind, width, widths }: Picture): Promise<Map<string, Buffer>> {
  sharp.concurrency(1);
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  if (info.width !== width) throw new Error(`drawn ${info.width} px wide instead of ${width}.`);
  const raster = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const opaque = (image: Sharp) => (kind === "portrait" ? image : image.removeAlpha());
  const files = new Map<string, Buffer>();
  for (const size of widths) {
    const scaled = opaque(sharp(data, raster)).resize(size);
    files.set(`${size}.avif`, await scaled.clone().avif({ quality: quality.avif, effort: 3 }).toBuffer());
    files.set(`${size}.webp`, await scaled.clone().webp({ quality: quality.webp, effort: 4 }).toBuffer());
  }
  const preview = sharp(data, raster)
    .flatten({ background: hex(colours.paper) })
    .resize({ ...openGraphSize, fit: "cover", position: kind === "portrait" ? "top" : "centre" });
  files.set(
    `${openGraphSize.width}.jpg`,
    await preview.jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer(),
  );
  return files;
}
