// @vitest-environment node
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { bundledSite } from "@consultorio/content/data";
import { expect, it } from "vitest";
import { cutFonts } from "../../scripts/cut-fonts.ts";
import { extendedLatin, marks, otherLatin, spanish } from "../../scripts/letters.ts";
import { strings } from "../strings/strings.ts";
import { themes } from "./presets.ts";
import { fontProperties } from "./shapes.ts";

const faces = readFileSync(join(import.meta.dirname, "fonts.css"), "utf8")
  .split("@font-face")
  .flatMap((face) => {
    const file = /url\("([^"]+)"\)/.exec(face)?.[1];
    const range = /unicode-range:([^;]+);/.exec(face)?.[1];
    return file === undefined || range === undefined ? [] : [{ file: basename(file), codes: codesIn(range) }];
  });

/** The families of theme.css. */
const firstFonts = { "--font-display": '"Fraunces"', "--font-text": '"Figtree Variable"' };

/** The file with a family's Spanish letters, as fonts.css names it. */
function fileOf(family: string): string {
  const face = readFileSync(join(import.meta.dirname, "fonts.css"), "utf8")
    .split("@font-face")
    .find((text) => text.includes(`font-family: "${family}"`) && text.includes("-spanish.woff2"));
  return basename(/url\("([^"]+)"\)/.exec(face ?? "")?.[1] ?? "");
}

function codesIn(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [first = "", last = first] = part.trim().slice(2).split("-");
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
}

it("fonts.css names the files that the build cuts, those with Spanish last, since the last one counts", async () => {
  const fonts = await cutFonts();
  expect(faces.map(({ file }) => file).sort()).toEqual(fonts.map(({ name }) => name).sort());
  const order = faces.map(({ file }) => file.includes("spanish"));
  expect(order).toEqual(fonts.map((_font, index) => index % 4 === 3));
});

it("a browser asks each file for the letters that it was cut to", () => {
  for (const { file, codes } of faces) {
    if (file.includes("spanish")) expect(codes, file).toEqual(spanish);
    else if (file.includes("marks")) expect(codes, file).toEqual(marks);
    else if (file.includes("extended")) expect(codes, file).toEqual(extendedLatin);
    else
      expect(
        codes.filter((code) => !spanish.includes(code) && !marks.includes(code)),
        file,
      ).toEqual(otherLatin.toSorted((one, other) => one - other));
  }
});

it("the two Spanish files of every theme are at most 20.4 KB together", async () => {
  const sizes = new Map((await cutFonts()).map(({ name, bytes }) => [name, bytes.length]));
  for (const { name, fonts } of Object.values(themes)) {
    const properties = { ...firstFonts, ...fontProperties[fonts] };
    const files = [properties["--font-display"], properties["--font-text"]].map((families) => {
      const [, family = ""] = /"([^"]+)"/.exec(families ?? "") ?? [];
      return fileOf(family);
    });
    const bytes = files.reduce((sum, file) => sum + (sizes.get(file) ?? Number.NaN), 0);
    expect(bytes, name).toBeLessThanOrEqual(20_400);
  }
});

/** Every text of a page that has a space: a text without one may be an address or an id. The browser's frame shows titles. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === "metadata" ? [] : textsIn(inner)));
}

it("the site's own texts need no letter beyond Spanish", () => {
  const letters = new Set(
    textsIn([bundledSite, strings])
      .join(" ")
      .replaceAll(/\{\w+\}|https?:\S+/g, ""),
  );
  expect([...letters].filter((letter) => otherLatin.includes(letter.codePointAt(0) ?? 0))).toEqual([]);
});
