import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { appIcons, avifWidths, isPictureId, openGraphSize, phoneCut, pictures } from "@consultorio/pictures";
import { filesFolder } from "@consultorio/pictures/files";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { icons } from "./icons.ts";
import { brandFiles } from "./logos.ts";
import { fileNames } from "./rendered.ts";

const kilobyte = 1024;
const bytes = (name: string) => statSync(join(filesFolder, name)).size;

/** Most bytes of a file, by its width: 24 KB on a phone, 160 KB where a picture fills a large window. */
const budget = (width: number) =>
  (width <= 480 ? 24 : width <= 960 ? 60 : width <= 1440 ? 110 : 160) * kilobyte;

/** Most bytes of a cut for phones: it has to arrive with its page in the first bursts of a connection. */
const cutBudget = 15_000;

describe.each(Object.keys(pictures).filter(isPictureId))("%s", (id) => {
  const { width, height, widths, cut } = pictures[id];
  const widthsIn = (format: string) => (format === "avif" ? avifWidths(widths) : widths);

  it("has every width in both formats, in its own proportions", async () => {
    for (const format of ["avif", "webp"]) {
      for (const size of widthsIn(format)) {
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

  it.runIf(cut)("has its cut for phones, within its budget", async () => {
    const file = await sharp(join(filesFolder, `${id}.phone.avif`)).metadata();
    expect(file).toMatchObject({ ...phoneCut });
    expect(bytes(`${id}.phone.avif`)).toBeLessThanOrEqual(cutBudget);
  });

  it("stays within the budget of each width", () => {
    for (const format of ["avif", "webp"]) {
      for (const size of widthsIn(format)) {
        expect(bytes(`${id}.${size}.${format}`), `${size}.${format}`).toBeLessThanOrEqual(budget(size));
      }
    }
    expect(bytes(`${id}.1200.jpg`)).toBeLessThanOrEqual(120 * kilobyte);
  });
});

it("the cut-out is transparent around the coat in both formats", async () => {
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

const drawings = Object.keys(brandFiles());

it.each(drawings)("%s needs no font and no other file", (name) => {
  const drawing = readFileSync(join(filesFolder, name), "utf8");
  expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 \d+ (64|142)"[^>]*>.*<\/svg>\n$/s);
  expect(drawing).not.toMatch(/<text|<image|href=/);
});

it.each(["logo", "logo-stacked"])("%s fills its width on both grounds, so that it aligns", async (name) => {
  for (const [ending, ground] of [
    ["", "#fff"],
    ["-light", "#000"],
  ]) {
    const file = sharp(join(filesFolder, `${name}${ending}.svg`), { density: 288 });
    const { width } = await file.metadata();
    const ink = await file.flatten({ background: ground }).trim().toBuffer({ resolveWithObject: true });
    expect(-(ink.info.trimOffsetLeft ?? 0)).toBeLessThanOrEqual(6);
    expect(width - ink.info.width).toBeLessThanOrEqual(12);
  }
});

it.each([...appIcons])(
  "$path is a square of $size px, with corners as its purpose needs",
  async ({ path, size, purpose }) => {
    const icon = sharp(join(filesFolder, basename(path)));
    const { data, info } = await icon.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([size, size]);
    // Only an icon that no system cuts may have transparent corners.
    expect(data[3]).toBe(purpose === "any" ? 0 : 255);
  },
);

it("a maskable icon has its mark inside the circle that no phone cuts", async () => {
  const [icon] = appIcons.filter(({ purpose }) => purpose === "maskable");
  if (!icon) throw new Error("No icon is maskable.");
  const image = sharp(join(filesFolder, basename(icon.path))).greyscale();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const ground = data[0] ?? 0;
  const reach = [...data].flatMap((value, index) => {
    const [x, y] = [(index % info.width) - info.width / 2, Math.floor(index / info.width) - info.height / 2];
    return value > ground + 20 ? [Math.hypot(x, y)] : [];
  });
  expect(reach.reduce((most, r) => Math.max(most, r), 0)).toBeLessThan(icon.size * 0.4);
});

it("the folder has no other file, and is smaller than 25 MB", () => {
  const expected = Object.keys(pictures).filter(isPictureId).flatMap(fileNames);
  const brand = [...drawings, ...appIcons.map(({ path }) => basename(path))];
  const entries = readdirSync(filesFolder).filter((name) => name !== "icons" && name !== "especialidades");
  expect(entries.sort()).toEqual([...expected, ...brand].sort());
  expect(entries.reduce((sum, name) => sum + bytes(name), 0)).toBeLessThan(25 * kilobyte * kilobyte);
});
