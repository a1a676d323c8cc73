// @vitest-environment node
/// <reference path="../subset-font.d.ts" />
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { expect, it } from "vitest";
import { spanish } from "../letters.ts";
import { scaleFont } from "./scale-font.ts";

const text = String.fromCodePoint(...spanish);

async function cut(file: string, keepFeatures: string[]): Promise<Uint8Array> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(file)));
  return subsetFont(whole, text, { targetFormat: "sfnt", keepFeatures });
}

function opened(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes));
  if (font.type !== "TTF") throw new Error(`This is a ${font.type}.`);
  return font;
}

/** What a line is drawn with, in shares of an em. */
function drawn(font: Font, words: string): number[] {
  const em = font.unitsPerEm;
  const { glyphs, positions } = font.layout(words);
  return glyphs.flatMap(({ path }, index) => {
    const points = path.commands.flatMap(({ args }) => args);
    return [positions[index]?.xAdvance ?? 0, ...points].map((length) => length / em);
  });
}

it.each([
  "fraunces/files/fraunces-latin-500-normal",
  "bricolage-grotesque/files/bricolage-grotesque-latin-600-normal",
])("%s on a coarse grid has the same letters, widths and kerning", async (file) => {
  const font = await cut(`@fontsource/${file}.woff2`, ["kern", "liga", "rvrn"]);
  const scaled = scaleFont(font);
  const [before, after] = [opened(font), opened(scaled)];
  expect(after.unitsPerEm).toBe(512);
  const words = "Té, Año: ¿VÁRICES o AVatar? fi 0123";
  const [one, other] = [drawn(before, words), drawn(after, words)];
  expect(other).toHaveLength(one.length);
  for (const [index, length] of one.entries())
    expect(Math.abs(length - (other[index] ?? 9))).toBeLessThan(0.0025);
  expect(after.ascent / 512).toBeCloseTo(before.ascent / before.unitsPerEm, 2);
});

it("a font with a weight axis stays as it is", async () => {
  const font = await cut("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2", ["kern"]);
  expect(scaleFont(font)).toBe(font);
});
