import { mkdir, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { appIcons, isPictureId, type PictureId, pictures } from "@consultorio/pictures";
import { filesFolder } from "@consultorio/pictures/files";
import sharp from "sharp";
import { BlenderMissing, hasScript, sceneOf, sourceRender } from "./blender.ts";
import { drawPicture } from "./draw-picture.ts";
import { encode } from "./encode.ts";
import { iconFile, icons } from "./icons.ts";
import { appIconDrawing, brandFiles } from "./logos.ts";
import { fingerprint, isUpToDate, recordSource } from "./rendered.ts";
import { specialtyFiles } from "./specialties/specialty-files.ts";

const subjects = Object.keys(pictures).filter(isPictureId);

/** Draws all files of one picture before it writes the first, so that a failure leaves the old files. */
async function renderPicture(id: PictureId, again: boolean): Promise<void> {
  const scene = sceneOf(id);
  const sourceFingerprint = fingerprint(id);
  const source = hasScript(scene) ? await sourceRender(scene, { again }) : drawPicture(id);
  for (const [name, bytes] of await encode(source, pictures[id])) await replace(`${id}.${name}`, bytes);
  await recordSource(id, sourceFingerprint);
}

async function renderBrand(): Promise<void> {
  for (const [name, svg] of Object.entries(brandFiles())) await replace(name, svg);
  for (const { path, size, purpose } of appIcons) {
    const drawing = Buffer.from(appIconDrawing(purpose));
    const icon = sharp(drawing, { density: (72 * size) / 64 }).resize(size, size);
    await replace(basename(path), await icon.png({ compressionLevel: 9, palette: true }).toBuffer());
  }
}

async function renderIcons(): Promise<void> {
  for (const [slug, marks] of Object.entries(icons))
    await replace(join("icons", `${slug}.svg`), iconFile(marks));
}

async function renderSpecialties(): Promise<void> {
  for (const [name, svg] of Object.entries(specialtyFiles())) await replace(name, svg);
}

/** Writes another file first and renames it: a reader gets the old content or the new one, never half of it. */
async function replace(name: string, content: string | Uint8Array): Promise<void> {
  const file = join(filesFolder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/** Renders one picture, or both pictures of one scene, also when up to date. Throws on an unknown name. */
async function renderNamed(name: string): Promise<void> {
  if (name === "brand") return renderBrand();
  if (name === "icons") return renderIcons();
  if (name === "specialties") return renderSpecialties();
  const named = subjects.filter((id) => id === name || sceneOf(id) === name);
  if (named.length === 0) {
    throw new Error(
      `There is no subject "${name}". It is "brand", "icons", "specialties" or the id of a picture.`,
    );
  }
  for (const [index, id] of named.entries()) await renderPicture(id, index === 0);
}

/** Renders what is not up to date. A picture that fails keeps its old files, and the others go on. */
async function renderMissing(): Promise<void> {
  await renderBrand();
  await renderIcons();
  await renderSpecialties();
  for (const id of subjects.filter((subject) => !isUpToDate(subject))) {
    try {
      await renderPicture(id, false);
      console.log(id);
    } catch (error) {
      if (error instanceof BlenderMissing) throw error;
      fail(id, error);
    }
  }
}

function fail(subject: string, error: unknown): void {
  console.error(`render: ${subject}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

const [, , subject] = process.argv;
try {
  await (subject === undefined ? renderMissing() : renderNamed(subject));
} catch (error) {
  fail(subject ?? "all", error);
}
