import { letteringWidth } from "@consultorio/pictures/drawing";
import { themeLook, themes } from "@consultorio/ui/theme";
import sharp, { type Region } from "sharp";
import { describe, expect, it } from "vitest";
import { openGraphPicture } from "./open-graph-picture.ts";
import { titleLines } from "./title-lines.ts";

const longest = "Enfermedad renal crónica y acceso para hemodiálisis";
const endless = `${longest}, ${longest.toLowerCase()} y ${longest.toLowerCase()}`;
const box = { width: 552, height: 264, largest: 108, weight: 520, leading: 1.08 };
const panel = 664;

const clinic = "Dra. Lucía Ejemplo Ríos";

const page = (title: string, picture: string | Uint8Array = "/imagenes/varices-page") =>
  openGraphPicture({ title, eyebrow: "Enfermedades", picture, clinic });

/** The box around everything darker than paper inside a part of the sheet. */
async function inked(jpeg: Uint8Array, part: Region) {
  const { data, info } = await sharp(jpeg)
    .extract(part)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = [...data.entries()].filter(([, value]) => value < 128).map(([index]) => index);
  const columns = dark.map((index) => index % info.width);
  const rows = dark.map((index) => Math.floor(index / info.width));
  const edge = (values: number[], pick: (a: number, b: number) => number) =>
    values.reduce((a, b) => pick(a, b));
  return {
    left: part.left + edge(columns, Math.min),
    right: part.left + edge(columns, Math.max),
    bottom: part.top + edge(rows, Math.max),
  };
}

async function meanColour(jpeg: Uint8Array, part: Region): Promise<number[]> {
  const { channels } = await sharp(await sharp(jpeg).extract(part).png().toBuffer()).stats();
  return channels.map(({ mean }) => mean);
}

/** The largest difference of a channel between a mean colour and one as `#rrggbb`. */
function distance(mean: readonly number[], color: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...channels.map((channel, index) => Math.abs(channel - (mean[index] ?? 0))));
}

describe("a link preview", () => {
  it("shows the drawing of an example clinic", async () => {
    const drawn = await page("Caries", "/imagenes/especialidades/odontologia/caries.svg");
    const unknown = await page("Caries", "/imagenes/especialidades/odontologia/nada.svg");
    const side = { left: panel + 60, top: 60, width: 400, height: 500 };
    expect(await meanColour(drawn, side)).not.toEqual(await meanColour(unknown, side));
  });

  it.each(["Várices", longest, endless])("is a JPEG of 1200 × 630 within 120 KB: %s", async (title) => {
    const jpeg = await page(title);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThanOrEqual(120 * 1024);
  });

  it.each(["Várices", longest, endless, "Esternocleidomastoideopatía"])(
    "keeps its title inside the panel and above the mark: %s",
    async (title) => {
      const ink = await inked(await page(title), { left: 0, top: 120, width: panel - 4, height: 378 });
      expect(ink.left).toBeGreaterThanOrEqual(60);
      expect(ink.right).toBeLessThanOrEqual(panel - 40);
      expect(ink.bottom).toBeLessThan(490);
    },
  );

  it.each([clinic, "Centro de Angiología y Cirugía Vascular del Istmo de Tehuantepec", "Ñ".repeat(120)])(
    "keeps the clinic's name beside the mark: %s",
    async (name) => {
      const foot = { left: 130, top: 490, width: panel - 134, height: 140 };
      const picture = { title: "Várices", eyebrow: "Enfermedades", picture: "", clinic: name };
      const ink = await inked(await openGraphPicture(picture), foot);
      expect(ink.left).toBeLessThan(140);
      expect(ink.right).toBeLessThanOrEqual(panel - 40);
      expect(ink.bottom).toBeLessThan(610);
    },
  );

  it.each(Object.values(themes).map(({ id }) => id))(
    "has the ground, the colours and the ornament of the theme %s",
    async (id) => {
      const { color, ornament } = themeLook({ preset: id });
      const jpeg = await openGraphPicture({
        ...{ title: "Várices", eyebrow: "Piernas", picture: "", clinic },
        theme: { preset: id },
      });
      const panelColour = await meanColour(jpeg, { left: 8, top: 8, width: 40, height: 40 });
      const ground = await meanColour(jpeg, { left: 1180, top: 600, width: 8, height: 8 });
      expect(distance(panelColour, color("surface"))).toBeLessThan(4);
      expect(distance(ground, color("surface-alt"))).toBeLessThan(4);
      const line = await sharp(jpeg).extract({ left: 64, top: 256, width: 240, height: 60 }).png().toBuffer();
      const under = await sharp(line).stats();
      const empty = Math.max(...under.channels.map(({ stdev }) => stdev)) < 4;
      expect(empty).toBe(ornament === "none");
    },
  );

  it("keeps a long eyebrow in its line", async () => {
    const eyebrow = "Especialista en angiología, cirugía vascular y endovascular en Tuxtla Gutiérrez";
    const jpeg = await openGraphPicture({ title: "Várices", eyebrow, picture: "", clinic });
    const ink = await inked(jpeg, { left: 0, top: 70, width: panel - 4, height: 50 });
    expect(ink.right).toBeLessThanOrEqual(panel - 40);
  });

  it("stays within its size on a picture that hardly compresses", async () => {
    const noise = Buffer.from(
      Array.from({ length: 540 * 640 * 3 }, (_, i) => (i * i * 7919 + i * 104729) % 251),
    );
    const png = await sharp(noise, { raw: { width: 540, height: 640, channels: 3 } })
      .png()
      .toBuffer();
    expect((await page("Várices", png)).length).toBeLessThanOrEqual(120 * 1024);
  });

  it("is the same bytes for the same page, and others for another title", async () => {
    const [first, again, other] = await Promise.all([page("Várices"), page("Várices"), page("Linfedema")]);
    expect(Buffer.compare(first, again)).toBe(0);
    expect(Buffer.compare(first, other)).not.toBe(0);
  });

  it("shows the picture right of the panel, an uploaded one too", async () => {
    const green = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#00a050" } })
      .webp()
      .toBuffer();
    const right = await meanColour(await page("Várices", green), {
      left: panel + 20,
      top: 20,
      width: 480,
      height: 590,
    });
    expect(right.map((mean) => Math.round(mean / 10))).toEqual([0, 16, 8]);
  });

  it.each(["/imagenes/nada", "", "/media/0123.webp"])(
    "has the mark on bone where the picture is %j",
    async (picture) => {
      const jpeg = await page("Várices", picture);
      const corner = await meanColour(jpeg, { left: 1180, top: 600, width: 8, height: 8 });
      expect(Math.min(...corner)).toBeGreaterThan(225);
      const mark = await inked(jpeg, { left: panel, top: 0, width: 1200 - panel, height: 630 });
      expect(mark.left).toBeGreaterThan(panel + 60);
      expect(mark.right).toBeLessThan(1140);
    },
  );
});

describe("a title", () => {
  it.each(["Várices", longest, endless, "A".repeat(300), `${"palabra ".repeat(200)}`])(
    "keeps every word, and every line within the box: %.40s",
    (title) => {
      const { size, lines } = titleLines(title, box);
      expect(lines.join(" ")).toBe(title.trim());
      for (const line of lines) {
        expect(letteringWidth(line, { size, weight: 520 })).toBeLessThanOrEqual(box.width);
      }
      expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
    },
  );

  it("is as large as may be when it is one word", () => {
    expect(titleLines("Várices", box)).toEqual({ size: 108, lines: ["Várices"] });
  });

  it("stays large enough to read in a small preview when it is the longest of the site", () => {
    expect(titleLines(longest, box).size).toBeGreaterThanOrEqual(56);
  });

  it("leaves no preposition alone at the end of a line", () => {
    for (const title of ["Aneurisma de la aorta abdominal", "Contacto y ubicación del consultorio"]) {
      for (const line of titleLines(title, box).lines) expect(line).not.toMatch(/ (de|la|y|del)$/);
    }
  });

  it("may be empty", () => {
    expect(titleLines("  ", box).lines).toEqual([]);
  });
});
