/// <reference path="./subset-font.d.ts" />
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { otherLatin, spanish } from "./letters.ts";

/** A font file that pages load. */
export interface CutFont {
  /** As `fonts.css` names it. */
  name: string;
  bytes: Uint8Array;
}

/**
 * Figtree with its weight axis, Fraunces in the one weight that headings have, and the features of each that every text
 * is drawn with or the theme asks for; fractions go. So cut, they draw every pixel as the whole files do. With its axis
 * cut to the theme's weights, Figtree would be 700 bytes less and its letters a hair wider or narrower.
 */
const families = [
  {
    name: "figtree",
    file: import.meta.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
    keepFeatures: ["ccmp", "kern", "locl", "mark", "mkmk", "rvrn", "tnum"],
  },
  {
    name: "fraunces",
    file: import.meta.resolve("@fontsource/fraunces/files/fraunces-latin-500-normal.woff2"),
    keepFeatures: ["kern", "liga", "rvrn"],
  },
];

const alphabets = { spanish, "other-latin": otherLatin };

/**
 * Cuts each font into what Spanish needs and the rest of its Latin: a file of less than 14 KB arrives with the first
 * burst of a connection, where a whole one takes a second round trip before a phone can draw its words.
 */
export async function cutFonts(): Promise<CutFont[]> {
  const fonts: CutFont[] = [];
  for (const { name, file, ...cut } of families) {
    const whole = await readFile(fileURLToPath(file));
    for (const [alphabet, codes] of Object.entries(alphabets)) {
      const text = String.fromCodePoint(...codes);
      const bytes = await subsetFont(whole, text, { targetFormat: "woff2", ...cut });
      fonts.push({ name: `${name}-${alphabet}.woff2`, bytes });
    }
  }
  return fonts;
}

/** Writes the cut fonts into a folder, which is made where it is missing. */
export async function writeFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, bytes } of await cutFonts()) await writeFile(join(folder, name), bytes);
}
