import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { filesFolder } from "./files.ts";
import { icons } from "./icons.ts";
import { isSubjectId, openGraphSize, pictures } from "./index.ts";
import { fileNames } from "./standing.ts";

const kilobyte = 1024;
const bytes = (name: string) => statSync(join(filesFolder, name)).size;

describe.each(Object.keys(pictures).filter(isSubjectId))("%s", (id) => {
  const { kind, width, height, widths } = pictures[id];

  it("has every width in both formats, in its own proportions", async () => {
    for (const size of widths) {
      for (const format of ["avif", "webp"]) {
        const file = await sharp(join(filesFolder, `${id}.${size}.${format}`)).metadata();
        expect([file.width, file.height], `${size}.${format}`).toEqual([
          size,
          Math.round((size * height) / width),
        ]);
      }
    }
    const preview = await sharp(join(filesFolder, `${id}.1200.jpg`)).metadata();
    expect(preview).toMatchObject({ format: "jpeg", ...openGraphSize });
  });

  it("stays within its budget", () => {
    for (const format of ["avif", "webp"]) {
      for (const size of widths) expect(bytes(`${id}.${size}.${format}`)).toBeLessThanOrEqual(160 * kilobyte);
      if (kind === "card") expect(bytes(`${id}.960.${format}`)).toBeLessThanOrEqual(60 * kilobyte);
    }
    expect(bytes(`${id}.1200.jpg`)).toBeLessThanOrEqual(160 * kilobyte);
  });
});

it("the cut-out is transparent around the figure in both formats", async () => {
  for (const format of ["avif", "webp"]) {
    const image = sharp(join(filesFolder, `doctor-cutout.480.${format}`));
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect(data[3]).toBe(0);
  }
});

it("each icon is a drawing of its own on the 48 px grid, in the colour of its text", () => {
  const drawings = Object.keys(icons).map((slug) =>
    readFileSync(join(filesFolder, "icons", `${slug}.svg`), "utf8"),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const drawing of drawings) {
    expect(drawing).toContain('viewBox="0 0 48 48"');
    expect(drawing).toContain('stroke="currentColor" stroke-width="1.75"');
  }
});

it.each(["logo.svg", "logo-light.svg", "mark.svg", "favicon.svg"])(
  "%s needs no font and no other file",
  (name) => {
    const drawing = readFileSync(join(filesFolder, name), "utf8");
    expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 \d+ 64"[^>]*>.*<\/svg>\n$/s);
    expect(drawing).not.toMatch(/<text|<image|href=/);
  },
);

it("the folder holds nothing else, and stays under 25 MB", () => {
  const expected = Object.keys(pictures).filter(isSubjectId).flatMap(fileNames);
  const brand = ["logo.svg", "logo-light.svg", "mark.svg", "favicon.svg"];
  const found = readdirSync(filesFolder).filter((name) => name !== "icons");
  expect(found.sort()).toEqual([...expected, ...brand].sort());
  expect(found.reduce((sum, name) => sum + bytes(name), 0)).toBeLessThan(25 * kilobyte * kilobyte);
});
