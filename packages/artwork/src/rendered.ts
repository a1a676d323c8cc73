import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { avifWidths, openGraphSize, type PictureId, pictures } from "@consultorio/pictures";
import { filesFolder } from "@consultorio/pictures/files";
import { hasScript, sceneFingerprint, sceneOf } from "./blender.ts";
import { drawPicture } from "./draw-picture.ts";
import { quality } from "./encode.ts";

/** In git: the fingerprint of the source that each picture was rendered from, so that a fresh clone renders nothing. */
const record = fileURLToPath(new URL("../files.json", import.meta.url));

/** Changes with the picture's source: its scene or drawing, and the quality of the files. */
export function fingerprint(id: PictureId): string {
  const scene = sceneOf(id);
  const source = hasScript(scene) ? sceneFingerprint(scene) : drawPicture(id);
  return createHash("sha256")
    .update(JSON.stringify([source, quality]))
    .digest("hex")
    .slice(0, 16);
}

/** Whether all files of the picture exist and were rendered from its present source. */
export function isUpToDate(id: PictureId): boolean {
  return (
    recorded()[id] === fingerprint(id) && fileNames(id).every((name) => existsSync(join(filesFolder, name)))
  );
}

/** Records the fingerprint that the picture's source had when its rendering began. */
export async function recordSource(id: PictureId, source: string): Promise<void> {
  const all = { ...recorded(), [id]: source };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(`${record}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  await rename(`${record}.new`, record);
}

/** Names of all files of a picture. */
export function fileNames(id: PictureId): string[] {
  const { widths, cut } = pictures[id];
  return [
    ...avifWidths(widths).map((size) => `${id}.${size}.avif`),
    ...widths.map((size) => `${id}.${size}.webp`),
    ...(cut ? [`${id}.phone.avif`] : []),
    `${id}.${openGraphSize.width}.jpg`,
  ];
}

function recorded(): Record<string, unknown> {
  if (!existsSync(record)) return {};
  const content: unknown = JSON.parse(readFileSync(record, "utf8"));
  return typeof content === "object" && content !== null ? { ...content } : {};
}
