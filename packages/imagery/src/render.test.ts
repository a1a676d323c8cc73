import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { encode } from "./encode.ts";
import { isSubjectId, pictures } from "./index.ts";
import { drawPicture } from "./scenes.ts";

it("says in one line that a subject does not exist", async () => {
  const command = fileURLToPath(new URL("./render.ts", import.meta.url));
  const run = promisify(execFile)(process.execPath, [command, "nada"]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: 'render: nada: There is no subject "nada". It is "brand", "icons" or an id of src/subjects.ts.\n',
  });
});

it("draws every subject at its own size, without a number that is none", { timeout: 30_000 }, () => {
  for (const id of Object.keys(pictures).filter(isSubjectId)) {
    const svg = drawPicture(id);
    expect(svg).toContain(`width="${pictures[id].width}" height="${pictures[id].height}"`);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  }
});

it("gives the same bytes for the same seed", { timeout: 30_000 }, async () => {
  const once = await encode(drawPicture("palidez-de-la-piel-home"), pictures["palidez-de-la-piel-home"]);
  const again = await encode(drawPicture("palidez-de-la-piel-home"), pictures["palidez-de-la-piel-home"]);
  expect([...again]).toEqual([...once]);
});

it("fails before any file is made when a drawing is too small", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
  await expect(encode(svg, pictures["hero-1"])).rejects.toThrow("drawn 10 × 10 px, smaller than 1920 × 1080");
});
