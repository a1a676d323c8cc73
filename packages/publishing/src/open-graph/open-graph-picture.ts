import { existsSync } from "node:fs";
import { join } from "node:path";
import { initialsOf, type LogoStyle, type Theme } from "@consultorio/content";
import { isPictureId, openGraphSize, type PictureKind, pictures } from "@consultorio/pictures";
import { lettering, letteringWidth, markPaths } from "@consultorio/pictures/drawing";
import { filesFolder } from "@consultorio/pictures/files";
import { type ThemeLook, themeLook } from "@consultorio/ui/theme";
import { sharp } from "../pictures/loaders.ts";
import { titleLines } from "./title-lines.ts";
import { underline } from "./underline.ts";

export type OpenGraphPage = {
  /** The page's name. Any length: it wraps and shrinks, and is never cut. */
  title: string;
  /** A word or two above the title, such as the collection's name. */
  eyebrow: string;
  /** The path in the content (`/imagenes/<id>`), or the bytes of an uploaded picture. Unknown: the mark on a plain ground. */
  picture: string | Uint8Array;
  /** The clinic's or the doctor's name beside the sign of its logo, of any length. */
  clinic: string;
  /** How the logo is set in type; with the vessel mark by default. */
  logoStyle?: LogoStyle;
  /** The bytes of the clinic's own logo, in place of sign and name. */
  logo?: Uint8Array | undefined;
  /** The theme of the site: its colours and its ornament. The first one where there is none. */
  theme?: Theme | undefined;
};

const { width, height } = openGraphSize;
/** The paper panel; the picture fills the space to its right. */
const panel = 664;
const margin = 64;
const title = { weight: 520, leading: 1.08, largest: 108, width: panel - 2 * margin + 16, height: 264 };
/** A name that is long for its line gets a second one. */
const signature = { weight: 560, leading: 1.14, largest: 34, width: panel - 2 * margin - 66, height: 64 };
const mostBytes = 120 * 1024;

/** The picture of a page for link previews, as a JPEG of 1200 × 630. The same page gives the same bytes. */
export async function openGraphPicture(page: OpenGraphPage): Promise<Uint8Array> {
  const look = themeLook(page.theme);
  const picture = await croppedPicture(page.picture, look);
  const logo = page.logo && (await fittedLogo(page.logo));
  const panelDrawing = sharp(Buffer.from(drawing(page, look, picture === null)));
  const panelPixels = await panelDrawing
    .flatten({ background: look.color("surface-alt") })
    .composite(logo ? [{ input: logo, left: margin, top: height - 124 }] : [])
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels = picture === null ? panelPixels : sideBySide(panelPixels, picture);
  return withinBudget(pixels);
}

/** Rows of RGB pixels, those of the panel before those of the picture: much quicker than to lay one over the other. */
function sideBySide(left: Buffer, right: Buffer): Buffer {
  const [wide, rest] = [panel * 3, (width - panel) * 3];
  const pixels = Buffer.allocUnsafe((wide + rest) * height);
  for (let row = 0; row < height; row += 1) {
    left.copy(pixels, row * (wide + rest), row * wide, (row + 1) * wide);
    right.copy(pixels, row * (wide + rest) + wide, row * rest, (row + 1) * rest);
  }
  return pixels;
}

/** The clinic's own logo at the foot of the panel. */
const fittedLogo = (logo: Uint8Array): Promise<Buffer> =>
  sharp(logo)
    .resize(signature.width + 66, 76, { fit: "inside" })
    .png()
    .toBuffer();

/** The part of the picture that matters most, in the shape of its side of the sheet, as rows of RGB pixels. */
async function croppedPicture(picture: string | Uint8Array, look: ThemeLook): Promise<Buffer | null> {
  const source = typeof picture === "string" ? ownPicture(picture) : { data: picture, position: striking };
  if (source === null) return null;
  return sharp(source.data)
    .rotate()
    .flatten({ background: look.color("info-soft") })
    .resize({ width: width - panel, height, fit: "cover", position: source.position })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
}

const striking = sharp.strategy.attention;

/** Scenes are composed around their middle; heroes and banners have space for text on the left; a head is at the top. */
const positions = {
  card: "centre",
  page: "centre",
  hero: striking,
  banner: striking,
  portrait: "top",
} as const satisfies Record<PictureKind, string | number>;

/** A drawing of an example clinic. */
const exampleDrawing = /^\/imagenes\/especialidades\/[a-z]+\/[a-z-]+\.svg$/;

function ownPicture(path: string) {
  const id = path.replace(/^\/imagenes\//, "");
  if (exampleDrawing.test(path)) {
    const data = join(filesFolder, id);
    return existsSync(data) ? { data, position: "centre" } : null;
  }
  if (id === path || !isPictureId(id)) return null;
  const { kind, width: largest, height: most, widths } = pictures[id];
  // A wide picture has a cut in the sheet's own shape, which is read in a fifth of the time.
  const isWide = Math.abs((largest / most) * (height / width) - 1) < 0.1;
  // For other aspect ratios, use the smallest file that covers the panel's height and width.
  const least = Math.max((height * largest) / most, width - panel);
  const enough = widths.find((candidate) => candidate >= least) ?? largest;
  const file = isWide ? `${id}.${width}.jpg` : `${id}.${enough}.webp`;
  return { data: join(filesFolder, file), position: positions[kind] };
}

/**
 * The lowest quality whose loss is not visible; lower ones only where a picture is full of detail. MozJPEG would save a
 * tenth of the bytes, which only link previews fetch, and take twice the time: every publish draws the changed pictures.
 */
async function withinBudget(pixels: Buffer): Promise<Uint8Array> {
  let jpeg = new Uint8Array();
  for (const quality of [86, 80, 72, 62, 50, 36, 20, 8]) {
    // `clone()` would copy the pixels.
    jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: quality > 60 ? "4:4:4" : "4:2:0" })
      .toBuffer();
    if (jpeg.length <= mostBytes) break;
  }
  return jpeg;
}

function drawing(page: OpenGraphPage, look: ThemeLook, plain: boolean): string {
  const { eyebrow, title: text } = page;
  const { size, lines } = titleLines(text, title);
  const first = 146 + size * 0.74;
  const last = first + Math.max(0, lines.length - 1) * size * title.leading;
  const [ink, brand] = [look.color("text"), look.color("brand")];
  const mark = markPaths(brand, look.color("info"));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${plain ? width : panel}" height="${height}">`,
    `<rect width="${panel}" height="${height}" fill="${look.color("surface")}"/>`,
    path(lettering(eyebrow, { ...label, x: margin, y: 106, size: fitting(eyebrow) }), brand),
    setLines(lines, { x: margin, first, size, ...title }, ink),
    `<g transform="translate(${margin + 4} ${last + size * 0.3 + 24})">${underline(look.ornament, brand)}</g>`,
    page.logo ? "" : signed(page, look),
    plain ? `<g transform="translate(${panel + 98} 145) scale(5.3)">${mark}</g>` : "",
    "</svg>",
  ].join("");
}

/** The eyebrow's letters, and the size at which it fits one line. */
const label = { face: "figtree", size: 30, weight: 600 } as const;
const fitting = (eyebrow: string) =>
  label.size * Math.min(1, title.width / Math.max(1, letteringWidth(eyebrow, label)));

/** The sign of the logo and the clinic's name, its lines centred on the height of the sign. */
function signed({ clinic, logoStyle = "mark" }: OpenGraphPage, look: ThemeLook): string {
  const { size, lines } = titleLines(clinic, signature);
  const first = height - 90 + size * 0.35 - ((lines.length - 1) * size * signature.leading) / 2;
  const x = logoStyle === "name" ? margin : margin + 66;
  const sign = {
    mark: () => `<g transform="translate(-10 0)">${markPaths(look.color("brand"), look.color("info"))}</g>`,
    initials: () => initialsTile(initialsOf(clinic), look),
    name: () => "",
  }[logoStyle]();
  return (
    `<g transform="translate(${margin} ${height - 124})">${sign}</g>` +
    setLines(lines, { x, first, size, ...signature }, look.color("text"))
  );
}

const initialsTile = (initials: string, look: ThemeLook) =>
  `<rect y="8" width="52" height="52" rx="11" fill="${look.color("brand")}"/>` +
  path(
    lettering(initials, { x: 26, y: 43, size: 24, weight: 600, anchor: "middle" }),
    look.color("on-brand"),
  );

type Place = { x: number; first: number; size: number; weight: number; leading: number };

function setLines(lines: readonly string[], { x, first, size, weight, leading }: Place, ink: string): string {
  return lines
    .map((line, index) => path(lettering(line, { x, y: first + index * size * leading, size, weight }), ink))
    .join("");
}

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
