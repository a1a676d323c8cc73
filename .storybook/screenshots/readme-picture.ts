import { join } from "node:path";
import sharp from "sharp";
import { previewsFolder } from "./screenshot-list.ts";

/** The picture at the top of the README. */
export const readmePicturePath = join(import.meta.dirname, "..", "docs", "portada.webp");

const size = { width: 1440, height: 860 };
const ground = "#f3efe8";

/** Place and size, in pixels, of the upper part of the page at each width. The last one is in front. */
const windows = [
  { page: 1280, left: 70, top: 64, width: 960, height: 660 },
  { page: 768, left: 772, top: 290, width: 384, height: 510 },
  { page: 360, left: 1172, top: 372, width: 216, height: 440 },
] as const;

/** The upper part of the home page as a computer, a tablet and a phone show it, as one WebP. */
export async function readmePicture(): Promise<Buffer> {
  const layers = await Promise.all(
    windows.map(async ({ page, left, top, width, height }) => {
      const image = await sharp(join(previewsFolder, `pages/Home.${page}.webp`))
        .extract({ left: 0, top: 0, width: page, height: Math.round((height * page) / width) })
        .resize(width, height)
        .ensureAlpha()
        .composite([{ input: rounded(width, height), blend: "dest-in" }])
        .png()
        .toBuffer();
      return [
        { input: shadow(width, height), left: left - margin, top: top - margin },
        { input: image, left, top },
      ];
    }),
  );
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(layers.flat())
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
}

const margin = 40;

const rounded = (width: number, height: number) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="18"/></svg>`,
  );

const shadow = (width: number, height: number) =>
  Buffer.from(`<svg width="${width + 2 * margin}" height="${height + 2 * margin}">
    <filter id="blur"><feGaussianBlur stdDeviation="14"/></filter>
    <rect x="${margin}" y="${margin + 8}" width="${width}" height="${height}" rx="18" opacity="0.18" filter="url(#blur)"/>
  </svg>`);
