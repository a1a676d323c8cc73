import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import decompress from "woff2-encoder/decompress";

/** How text is set. Its width depends on nothing else. */
export type Setting = {
  /** Height of an em, in pixels. */
  size: number;
  weight?: number;
  /** Fraunces by default. */
  face?: "fraunces" | "figtree";
  /** Added after each letter, in pixels. */
  spacing?: number;
};

export type Lettering = Setting & {
  x: number;
  /** The base line. */
  y: number;
  anchor?: "start" | "middle";
};

const faces = {
  fraunces: await loadFace(
    import.meta.resolve("@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2"),
  ),
  figtree: await loadFace(
    import.meta.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
  ),
};

/** SVG path data of a text in one of the site's two fonts, so that the picture needs no font. */
export function lettering(text: string, options: Lettering): string {
  const { x, y, anchor = "start" } = options;
  const { run, width, scale } = set(text, options);
  let pen = anchor === "middle" ? x - width / 2 : x;
  let d = "";
  for (const { glyph, advance } of run) {
    d += glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
    pen += advance;
  }
  return relative(d);
}

/** The same path in hundredths of a pixel, with relative commands: half as long. */
function relative(path: string): string {
  let [pen, start] = [
    [0, 0],
    [0, 0],
  ];
  const short = (hundredths: number) => String(hundredths / 100).replace(/^(-?)0\./, "$1.");
  return path.replace(/([MLQC])([^MLQCZ]*)|Z/g, (command, letter?: string, list?: string) => {
    if (letter === undefined || list === undefined) {
      pen = start;
      return "z";
    }
    const places = (list.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map((number) =>
      Math.round(Number(number) * 100),
    );
    const steps = places.map((place, index) => short(place - (pen[index % 2] ?? 0)));
    pen = places.slice(-2);
    if (command.startsWith("M")) start = pen;
    return letter.toLowerCase() + steps.join(" ").replaceAll(" -", "-");
  });
}

/** Width of the text in pixels. */
export function letteringWidth(text: string, setting: Setting): number {
  return set(text, setting).width;
}

function set(text: string, { size, weight = 560, face = "fraunces", spacing = 0 }: Setting) {
  const font = varied(face, weight, size);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const run = glyphs.map((glyph, index) => ({
    glyph,
    advance: (positions[index]?.xAdvance ?? 0) * scale + spacing,
  }));
  return { run, scale, width: run.reduce((sum, { advance }) => sum + advance, -spacing) };
}

const variations = new Map<string, Font>();

/** The font at one weight, and Fraunces at the optical size of its height. Each variation is made once. */
function varied(face: keyof typeof faces, weight: number, size: number): Font {
  const opsz = Math.min(144, Math.max(9, size));
  const key = `${face} ${weight} ${face === "fraunces" ? opsz : ""}`;
  const axes = face === "fraunces" ? { wght: weight, opsz, SOFT: 40, WONK: 0 } : { wght: weight };
  const variation = variations.get(key) ?? faces[face].getVariation(axes);
  variations.set(key, variation);
  return variation;
}

/** A variable font, decompressed: fontkit cannot vary a compressed one. */
async function loadFace(url: string): Promise<Font> {
  const file = fileURLToPath(url);
  const font = create(Buffer.from(await decompress(await readFile(file))));
  if (!("getVariation" in font))
    throw new Error(`lettering: ${file} is a collection; a single font is needed.`);
  return font;
}
