import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { isPictureId, pictures } from "@consultorio/pictures";
import { expect, it } from "vitest";
import { hasScript, sceneOf } from "./blender.ts";
import { drawPicture } from "./draw-picture.ts";
import { encode } from "./encode.ts";

const subjects = Object.keys(pictures).filter(isPictureId);

it("names the valid subjects when one does not exist", async () => {
  const command = fileURLToPath(new URL("./render.ts", import.meta.url));
  const run = promisify(execFile)(process.execPath, [command, "nada"]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr:
      'render: nada: There is no subject "nada". It is "brand", "icons", "specialties" or the id of a picture.\n',
  });
});

it("has a scene for every picture, or draws it at its own size with finite numbers only", () => {
  const drawn = subjects.filter((id) => !hasScript(sceneOf(id)));
  const four = (subject: string) => [1, 2, 3, 4].map((place) => `${subject}-${place}`);
  expect(drawn).toEqual([
    "doctor",
    "doctor-cutout",
    ...four("purpose"),
    "anticoagulante",
    ...four("certificate"),
  ]);
  for (const id of drawn) {
    const svg = drawPicture(id);
    expect(svg).toContain(`width="${pictures[id].width}" height="${pictures[id].height}"`);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  }
});

it("says what is missing when nothing draws a picture", () => {
  expect(() => drawPicture("hero-1")).toThrow("hero-1: nothing draws it. Add its scene under scenes/.");
});

it("gives the same bytes for the same source", async () => {
  const smallest = { ...pictures["certificate-1"], widths: [480] };
  const once = await encode(drawPicture("certificate-1"), smallest);
  const again = await encode(drawPicture("certificate-1"), smallest);
  expect([...once.keys()]).toEqual(["480.avif", "720.avif", "480.webp", "1200.jpg"]);
  expect([...again]).toEqual([...once]);
});

it("refuses a drawing that is smaller than its picture", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
  await expect(encode(svg, pictures["hero-1"])).rejects.toThrow("drawn 10 × 10 px, smaller than 1920 × 1080");
});
