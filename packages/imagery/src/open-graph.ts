import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { markPaths } from "./brand.ts";
import { smooth } from "./curve.ts";
import { colours, hex, tint } from "./drawing/colour.ts";
import { filesFolder } from "./files.ts";
import { openGraphSize, pictureSources } from "./index.ts";
import { lettering } from "./lettering.ts";
import { titleLines } from "./title-lines.ts";
import { fork, vesselPaths } from "./vessel.ts";

export type OpenGraphPage = {
  /** The page's name. Any length: it wraps and shrinks, and is never cut. */
  title: string;
  /** A word or two above the title, such as the collection's name. */
  eyebrow: string;
  /** As content names it (`/imagenes/<id>`), or the bytes of an uploaded picture. Unknown: the mark on bone. */
  picture: string | Uint8Array;
  /** The clinic's name beside the mark. */
  clinic?: string;
};

const { width, height } = openGraphSize;
/** The paper panel; the picture fills what is right of it. */
const panel = 664;
const margin = 64;
const title = { weight: 520, leading: 1.08, largest: 108, width: panel - 2 * margin + 16, height: 264 };
const mostBytes = 120 * 1024;

/** The picture of a page for link previews, as a JPEG of 1200 × 630. The same page gives the same bytes. */
export async function openGraphPicture(page: OpenGraphPage): Promise<Uint8Array> {
  sharp.concurrency(1);
  const picture = await croppedPicture(page.picture);
  const sheet = sharp({ create: { width, height, channels: 3, background: tint("bone") } }).composite([
    ...(picture === null ? [] : [{ input: picture, left: panel, top: 0 }]),
    { input: Buffer.from(drawing(page, picture === null)), left: 0, top: 0 },
  ]);
  const { data, info } = await sheet.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return withinBudget(
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }),
  );
}

/** The part of the picture that catches the eye, in the shape of its side of the sheet. */
async function croppedPicture(picture: string | Uint8Array): Promise<Buffer | null> {
  const source = typeof picture === "string" ? largestFile(picture) : picture;
  if (source === null) return null;
  return sharp(source)
    .rotate()
    .flatten({ background: hex(colours.veinMist) })
    .resize({ width: width - panel, height, fit: "cover", position: sharp.strategy.attention })
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function largestFile(path: string): string | null {
  const sources = pictureSources(path);
  if (sources === null) return null;
  return join(filesFolder, `${path.slice("/imagenes/".length)}.${sources.width}.webp`);
}

/** The lowest step that the eye does not see first; further ones only where a picture is full of detail. */
async function withinBudget(sheet: Sharp): Promise<Uint8Array> {
  let jpeg = new Uint8Array();
  for (const quality of [86, 80, 72, 62, 50, 36, 20, 8]) {
    jpeg = await sheet
      .clone()
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 60 ? "4:4:4" : "4:2:0" })
      .toBuffer();
    if (jpeg.length <= mostBytes) break;
  }
  return jpeg;
}

function drawing({ eyebrow, title: words, clinic = "Dra. Ejemplo" }: OpenGraphPage, plain: boolean): string {
  const { size, lines } = titleLines(words, title);
  const first = 146 + size * 0.74;
  const last = first + Math.max(0, lines.length - 1) * size * title.leading;
  const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
  const heading = lines.map((line, index) =>
    path(
      lettering(line, { x: margin, y: first + index * size * title.leading, size, weight: title.weight }),
      tint("ink"),
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${panel}" height="${height}" fill="${tint("paper")}"/>`,
    path(lettering(eyebrow, { face: "figtree", x: margin, y: 106, size: 30, weight: 600 }), tint("artery")),
    ...heading,
    `<g transform="translate(${margin + 4} ${last + size * 0.3 + 24})">${underline()}</g>`,
    `<g transform="translate(${margin - 10} ${height - 124})">${markPaths(tint("artery"), tint("vein"))}</g>`,
    path(lettering(clinic, { x: margin + 66, y: height - 78, size: 34, weight: 560 }), tint("ink")),
    plain
      ? `<g transform="translate(${panel + 98} 145) scale(5.3)">${markPaths(tint("artery"), tint("vein"))}</g>`
      : "",
    "</svg>",
  ].join("");
}

/** The brand's line under the title: a vessel that gives off one branch, by Murray's law. */
function underline(): string {
  const [main, branch] = fork(4.4, 0.36);
  const trunk = smooth([
    [0, 0, 4.4],
    [60, 3, 4.4],
    [116, 0, 4.4],
  ]);
  const onward = smooth([
    [116, 0, main],
    [170, -4, main * 0.8],
    [216, -2, main * 0.25],
  ]);
  const off = smooth([
    [112, 0, branch],
    [136, 5, branch],
    [160, 16, branch * 0.7],
    [186, 22, branch * 0.3],
  ]);
  return `<path d="${vesselPaths([{ nodes: trunk }, { nodes: onward }, { nodes: off }]).join("")}" fill="${tint("artery")}"/>`;
}
