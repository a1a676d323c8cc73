import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { pictures } from "@consultorio/pictures";
import { filesFolder } from "@consultorio/pictures/files";
import { expect, it, onTestFinished } from "vitest";
import { hasScript, sceneFingerprint, sceneOf } from "./blender.ts";

const scenes = fileURLToPath(new URL("../scenes", import.meta.url));
const command = fileURLToPath(new URL("./render.ts", import.meta.url));

const render = (subject: string, blender: string) =>
  promisify(execFile)(process.execPath, [command, subject], {
    env: { ...process.env, BLENDER_PATH: blender },
  });

it("has no scene without a picture", () => {
  const subjects = new Set(Object.keys(pictures).map(sceneOf));
  const scripts = readdirSync(scenes).filter((name) => name.endsWith(".py") && name !== "shoot.py");
  expect(scripts.map((name) => name.replace(".py", "")).filter((scene) => !subjects.has(scene))).toEqual([]);
});

it("cuts both pictures of a condition from one scene", () => {
  expect([sceneOf("varices-home"), sceneOf("varices-page"), sceneOf("hero-1")]).toEqual([
    "varices",
    "varices",
    "hero-1",
  ]);
  expect(hasScript("varices")).toBe(true);
  expect(hasScript("certificate-1")).toBe(false);
});

it("gives each scene a fingerprint of its own, the same every time", () => {
  expect(sceneFingerprint("varices")).toBe(sceneFingerprint("varices"));
  const all = readdirSync(scenes).filter((name) => name.endsWith(".py") && name !== "shoot.py");
  expect(new Set(all.map((name) => sceneFingerprint(name.replace(".py", "")))).size).toBe(all.length);
});

it("says in one line what to install when Blender is missing", async () => {
  await expect(render("varices", "/no/blender/here")).rejects.toMatchObject({
    code: 1,
    stderr:
      "render: varices: Blender did not start. Install blender (3.4 or later) and python3-opencv, or set BLENDER_PATH.\n",
  });
});

it("leaves the old files when a render fails, and says why in one line", async () => {
  const file = join(filesFolder, "varices-home.480.webp");
  const before = { bytes: readFileSync(file), time: statSync(file).mtimeMs };
  const folder = mkdtempSync(join(tmpdir(), "blender-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const broken = join(folder, "blender");
  writeFileSync(broken, "#!/bin/sh\necho 'Traceback' >&2\necho 'NameError: no such clay' >&2\nexit 1\n");
  chmodSync(broken, 0o755);
  await expect(render("varices", broken)).rejects.toMatchObject({
    code: 1,
    stderr: "render: varices: NameError: no such clay\n",
  });
  expect({ bytes: readFileSync(file), time: statSync(file).mtimeMs }).toEqual(before);
});
