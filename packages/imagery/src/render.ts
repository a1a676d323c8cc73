import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brandFiles } from "./brand.ts";
import { encode } from "./encode.ts";
import { filesFolder } from "./files.ts";
import { iconFile, icons } from "./icons.ts";
import { pictures } from "./index.ts";
import { drawPicture } from "./scenes.ts";
import { isSubjectId, type SubjectId } from "./subjects.ts";

/** Draws everything of one subject before it touches a file, so that a failure leaves the old files. */
async function renderPicture(id: SubjectId): Promise<void> {
  const files = await encode(drawPicture(id), pictures[id]);
  for (const [name, bytes] of files) await replace(`${id}.${name}`, bytes);
}

async function renderBrand(): Promise<void> {
  for (const [name, svg] of Object.entries(brandFiles())) await replace(name, svg);
}

async function renderIcons(): Promise<void> {
  for (const [slug, marks] of Object.entries(icons))
    await replace(join("icons", `${slug}.svg`), iconFile(marks));
}

/** Writes beside the file first: a reader sees the old one or the new one, never half of one. */
async function replace(name: string, content: string | Uint8Array): Promise<void> {
  const file = join(filesFolder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/** Renders one subject, or `brand`, or `icons`; all of them where none is named. Throws on an unknown name. */
async function render(subject: string | undefined): Promise<void> {
  if (subject === "brand") return renderBrand();
  if (subject === "icons") return renderIcons();
  if (subject !== undefined) {
    if (!isSubjectId(subject)) {
      throw new Error(
        `There is no subject "${subject}". It is "brand", "icons" or an id of src/subjects.ts.`,
      );
    }
    return renderPicture(subject);
  }
  await renderBrand();
  await renderIcons();
  for (const id of Object.keys(pictures).filter(isSubjectId)) await renderPicture(id);
}

const [, , subject] = process.argv;
try {
  await render(subject);
} catch (error) {
  console.error(`render: ${subject ?? "all"}: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
