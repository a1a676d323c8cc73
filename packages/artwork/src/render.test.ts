import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { isSubjectId, pictures } from "@consultorio/pictures";
import { expect, it } from "vitest";
import { hasScript, sceneOf } from "./blender.ts";
import { drawCertificate } from "./certificates.ts";
import { encode } from "./encode.ts";

const subjects = Object.keys(pictures).filter(isSubjectId);

it("says in one line that a subject does not exist", async () => {
  const command = fileURLToPath(new URL("./render.ts", import.meta.url));
  const run = promisify(execFile)(process.execPath, [command, "nada"]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: 'render: nada: There is no subject "nada". It is "brand", "icons" or an id of src/subjects.ts.\n',
  });
});

it("every subject has a scene, or is drawn at its own size without a number that is none", () => {
  const drawn = subjects.filter((id) => !hasScript(sceneOf(id)));
  expect(drawn).toEqual(["certificate-1", "certificate-2", "certificate-3", "certificate-4"]);
  for (const id of drawn) {
    const svg = drawCertificate(id);
    expect(svg).toContain(`width="${pictures[id].width}" height="${pictures[id].height}"`);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  }
});

it("says of a picture without a scene what is missing", () => {
  expect(() => drawCertificate("hero-1")).toThrow("hero-1: nothing draws it. Add its scene under scenes/.");
});

it("gives the same bytes for the same source", { timeout: 30_000 }, async () => {
  const once = await encode(drawCertificate("certificate-1"), pictures["certificate-1"]);
  const again = await encode(drawCertificate("certificate-1"), pictures["certificate-1"]);
  expect([...again]).toEqual([...once]);
});

it("fails before any file is made when a drawing is too small", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
  await expect(encode(svg, pictures["hero-1"])).rejects.toThrow("drawn 10 × 10 px, smaller than 1920 × 1080");
});
