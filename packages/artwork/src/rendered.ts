import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SubjectId } from "@consultorio/pictures";
import { openGraphSize, pictures } from "@consultorio/pictures";
import { filesFolder } from "@consultorio/pictures/files";
import { hasScript, sceneFingerprint, sceneOf } from "./blender.ts";
import { drawCertificate } from "./certificates.ts";
import { quality } from "./encode.ts";

/** In git beside the files: which source each picture was made of, so that a fresh clone knows what stands. */
const record = fileURLToPath(new URL("../files.json", import.meta.url));

/** Changes whenever the picture's source does. */
export function fingerprint(id: SubjectId): string {
  const scene = sceneOf(id);
  const source = hasScript(scene) ? sceneFingerprint(scene) : drawCertificate(id);
  return createHash("sha256")
    .update(JSON.stringify([source, quality]))
    .digest("hex")
    .slice(0, 16);
}

/** Whether all of the picture's files are there and made of its source as it is now. */
export function stands(id: SubjectId): boolean {
  return (
    recorded()[id] === fingerprint(id) && fileNames(id).every((name) => existsSync(join(filesFolder, name)))
  );
}

/** Notes which source the picture's files were made of: its fingerprint when the drawing began. */
export async function recordStanding(id: SubjectId, madeOf: string): Promise<void> {
  const all = { ...recorded(), [id]: madeOf };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(`${record}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(`${record}.new`, record);
}

/** Every file that is delivered for a picture. */
export function fileNames(id: SubjectId): string[] {
  const sizes = pictures[id].widths.flatMap((size) => [`${id}.${size}.avif`, `${id}.${size}.webp`]);
  return [...sizes, `${id}.${openGraphSize.width}.jpg`];
}

function recorded(): Record<string, unknown> {
  if (!existsSync(record)) return {};
  const content: unknown = JSON.parse(readFileSync(record, "utf8"));
  return typeof content === "object" && content !== null ? { ...content } : {};
}
