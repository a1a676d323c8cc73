/// <reference path="./subset-font.d.ts" />
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { extendedLatin, marks, otherLatin, spanish } from "./letters.ts";

/** A font file that pages load. */
export interface CutFont {
  /** As `fonts.css` names it. */
  name: string;
  bytes: Uint8Array;
}

/**
 * Features for running text: figures of one width for tables. Kerning alone is a tenth of Figtree and a fifth of Source
 * Sans, and hardly moves a letter at the sizes of text.
 */
const textFeatures = ["rvrn", "tnum"];
/** Features that other languages also need: separate accents, and forms of a language. */
const otherFeatures = ["ccmp", "locl", "mark", "mkmk"];
const displayFeatures = ["kern", "liga", "rvrn"];

/**
 * Faces for text with their weight axis and without kerning, faces for headings in the one weight that headings have;
 * fractions go. Headings are drawn as with the whole files. Letters of text stand a hair nearer or farther, and Figtree,
 * whose axis is cut to the theme's weights, has letters a hair wider or narrower.
 */
const families = [
  {
    name: "figtree",
    file: import.meta.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
    keepFeatures: textFeatures,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    name: "fraunces",
    file: import.meta.resolve("@fontsource/fraunces/files/fraunces-latin-500-normal.woff2"),
    keepFeatures: displayFeatures,
  },
  {
    name: "bricolage-grotesque",
    file: import.meta.resolve(
      "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2",
    ),
    keepFeatures: displayFeatures,
  },
  {
    name: "source-sans",
    file: import.meta.resolve(
      "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
    ),
    // The weights are those that pages use.
    keepFeatures: textFeatures,
    variationAxes: { wght: { min: 300, max: 700 } },
  },
  {
    name: "source-serif",
    file: import.meta.resolve("@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff2"),
    keepFeatures: displayFeatures,
  },
  {
    name: "archivo",
    file: import.meta.resolve("@fontsource/archivo/files/archivo-latin-600-normal.woff2"),
    keepFeatures: displayFeatures,
  },
  {
    name: "nunito",
    file: import.meta.resolve("@fontsource/nunito/files/nunito-latin-700-normal.woff2"),
    keepFeatures: displayFeatures,
  },
];

const alphabets = { spanish, marks, "other-latin": otherLatin, "extended-latin": extendedLatin };

/**
 * Cuts each font into what most pages in Spanish need, the rarer marks of Spanish, the rest of its Latin, and the letters of
 * other languages that write in Latin: a file of less than 10 KB leaves room for the words in the first bursts of a connection.
 */
export async function cutFonts(): Promise<CutFont[]> {
  const fonts: CutFont[] = [];
  for (const { name, file, ...cut } of families) {
    const whole = await readFile(fileURLToPath(file));
    const extended = await readFile(fileURLToPath(file.replace("-latin-", "-latin-ext-")));
    for (const [alphabet, codes] of Object.entries(alphabets)) {
      const text = String.fromCodePoint(...codes);
      const isOther = codes === otherLatin || codes === extendedLatin;
      const keepFeatures = isOther ? [...cut.keepFeatures, ...otherFeatures] : cut.keepFeatures;
      const source = codes === extendedLatin ? extended : whole;
      const bytes = await subsetFont(source, text, { targetFormat: "woff2", ...cut, keepFeatures });
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
