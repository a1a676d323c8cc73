import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const scenesFolder = fileURLToPath(new URL("../scenes", import.meta.url));
const cacheFolder = fileURLToPath(new URL("../.renders", import.meta.url));

/** Pixels across and light paths per pixel of a source render. */
const quality = { width: 1920, samples: 20 } as const;
const sizeAndSamples = [String(quality.width), String(quality.samples)];

/** The scene that a picture is cut from: `varices` for `varices-home` and `varices-page`. */
export function sceneOf(id: string): string {
  return id.replace(/-(home|page)$/, "");
}

export function hasScript(scene: string): boolean {
  return existsSync(script(scene));
}

/** A hash of all that a render depends on: the script, the studio modules that it uses, and the quality. */
export function sceneFingerprint(scene: string): string {
  const hash = createHash("sha256").update(JSON.stringify(quality));
  for (const file of sources(scene)) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/**
 * Path of the scene's render as a PNG. It comes from the cache if it is there; `again` renders in any case. Throws an
 * error of one line when Blender is missing or fails; the cache then stays as it was.
 */
export async function sourceRender(scene: string, { again = false } = {}): Promise<string> {
  const file = join(cacheFolder, `${scene}.${sceneFingerprint(scene)}.png`);
  if (existsSync(file) && !again) return file;
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = join(cacheFolder, `${scene}.new.png`);
  await blender(["-b", "-P", join(scenesFolder, "shoot.py"), "--", scene, unfinished, ...sizeAndSamples]);
  const before = (await readdir(cacheFolder)).filter((name) => name.startsWith(`${scene}.`));
  for (const name of before) if (join(cacheFolder, name) !== unfinished) await rm(join(cacheFolder, name));
  await rename(unfinished, file);
  return file;
}

/** There is no `blender` command: no other scene can be rendered either. */
export class BlenderMissing extends Error {
  override name = "BlenderMissing";
}

const script = (scene: string) => join(scenesFolder, `${scene}.py`);

/** The script and all studio modules that it imports, each once, in a stable order. */
function sources(scene: string): string[] {
  const files = new Set([join(scenesFolder, "shoot.py"), script(scene), studio("shoot")]);
  for (const file of files) {
    for (const [, module] of readFileSync(file, "utf8").matchAll(/^\s*from (?:studio)?\.(\w+) import/gm)) {
      if (module) files.add(studio(module));
    }
  }
  return [...files];
}

const studio = (module: string) => join(scenesFolder, "studio", `${module}.py`);

/** Runs Blender and throws the last line of its standard error where it fails. */
async function blender(args: readonly string[]): Promise<void> {
  const child = spawn(process.env.BLENDER_PATH ?? "blender", args, { stdio: ["ignore", "ignore", "pipe"] });
  const [errors] = await Promise.all([text(child.stderr), once(child, "close")]).catch(() => {
    throw new BlenderMissing(
      "Blender did not start. Install blender (3.4 or later) and python3-opencv, or set BLENDER_PATH.",
    );
  });
  if (child.exitCode === 0) return;
  throw new Error(errors.trim().split("\n").at(-1) || `Blender ended with ${child.exitCode}.`);
}
