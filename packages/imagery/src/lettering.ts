import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import decompress from "woff2-encoder/decompress";

export type Lettering = {
  x: number;
  /** The base line. */
  y: number;
  /** Height of an em, in pixels. */
  size: number;
  weight?: number;
  anchor?: "start" | "middle";
  /** Added after each letter, in pixels. */
  spacing?: number;
};

const fraunces = await loadFraunces();

/** SVG path data of words set in Fraunces, so that no reader needs the font. */
export function lettering(words: string, options: Lettering): string {
  const { x, y, size, weight = 560, anchor = "start", spacing = 0 } = options;
  const font = fraunces.getVariation({
    wght: weight,
    opsz: Math.min(144, Math.max(9, size)),
    SOFT: 40,
    WONK: 0,
  });
  const { glyphs, positions } = font.layout(words);
  const scale = size / font.unitsPerEm;
  const advance = (index: number) => (positions[index]?.xAdvance ?? 0) * scale + spacing;
  const width = glyphs.reduce((sum, _, index) => sum + advance(index), -spacing);
  let pen = anchor === "middle" ? x - width / 2 : x;
  let d = "";
  glyphs.forEach((glyph, index) => {
    d += glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
    pen += advance(index);
  });
  return d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
}

/** The variable font, unpacked first: fontkit cannot vary a compressed one. */
async function loadFraunces(): Promise<Font> {
  const file = fileURLToPath(
    import.meta.resolve("@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2"),
  );
  const font = create(Buffer.from(await decompress(await readFile(file))));
  if (!("getVariation" in font))
    throw new Error(`lettering: ${file} is a collection; a single font is needed.`);
  return font;
}
