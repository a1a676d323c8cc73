import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SubjectId } from "@consultorio/pictures";

const scenesFolder = fileURLToPath(new URL("../scenes", import.meta.url));
const cacheFolder = fileURLToPath(new URL("../.renders", import.meta.url));

/** Pixels across and light paths per pixel of a source render. */
const quality = { width: 1920, samples: 20 } as const;

/** The scene that a picture is cut from: `varices` for `varices-home` and `varices-page`. */
export function sceneOf(id: SubjectId | string): string {
  return id.replace(/-(home|page)$/, "");
}

export function hasScript(scene: string): boolean {
  return existsSync(script(scene));
}

/** Changes whenever a render would: a hash of the script, the studio modules it uses, and the quality. */
export function sceneFingerprint(scene: string): string {
  const hash = createHash("sha256").update(JSON.stringify(quality));
  for (const file of sources(scene)) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/**
 * The scene's source render as a PNG, out of the cache where it is there already. `again` renders in any case.
 * Throws with one line where Blender is missing or fails; the cache then holds what it held.
 */
export async function sourceRender(scene: string, { again = false } = {}): Promise<string> {
  const file = join(cacheFolder, `${scene}.${sceneFingerprint(scene)}.png`);
  if (existsSync(file) && !again) return file;
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = join(cacheFolder, `${scene}.new.png`);
  await blender(["-b", "-P", join(scenesFolder, "shoot.py"), "--", scene, unfinished, ...numbers()]);
  const before = (await readdir(cacheFolder)).filter((name) => name.startsWith(`${scene}.`));
  for (const name of before) if (join(cacheFolder, name) !== unfinished) await rm(join(cacheFolder, name));
  await rename(unfinished, file);
  return file;
}

/** Thrown where no `blender` command is found: no other scene can be rendered either. */
export class BlenderMissing extends Error {
  override name = "BlenderMissing";
}

const numbers = () => [String(quality.width), String(quality.samples)];

const script = (scene: string) => join(scenesFolder, `${scene}.py`);

/** The script and every studio module that it reaches, each once, in a stable order. */
function sources(scene: string): string[] {
  const found = new Set([join(scenesFolder, "shoot.py"), script(scene), studio("shoot")]);
  for (const file of found) {
    for (const [, module] of readFileSync(file, "utf8").matchAll(/^\s*from (?:studio)?\.(\w+) import/gm)) {
      if (module) found.add(studio(module));
    }
  }
  return [...found];
}

const studio = (module: string) => join(scenesFolder, "studio", `${module}.py`);

function blender(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.env.BLENDER_PATH ?? "blender", args, { stdio: ["ignore", "ignore", "pipe"] });
    let complaint = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      complaint += text;
    });
    child.on("error", () =>
      reject(
        new BlenderMissing(
          "Blender did not start. Install blender (3.4 or later) and python3-opencv, or set BLENDER_PATH.",
        ),
      ),
    );
    child.on("close", (code) => {
      if (code === 0) return resolve();
      const last = complaint.trim().split("\n").at(-1) ?? "";
      reject(new Error(last === "" ? `Blender ended with ${code}.` : last));
    });
  });
}
