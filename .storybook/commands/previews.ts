import { glob, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { catalogueEntries } from "../browser/catalogue.ts";
import { readmePicture, readmePicturePath } from "../screenshots/readme-picture.ts";
import { previewsFolder, screenshotsOf, selectScreenshots } from "../screenshots/screenshot-list.ts";
import { runScreenshots } from "./run-screenshots.ts";

/**
 * `pnpm previews [Variant…]`: takes the screenshot of each variant and page again, and saves those that look different.
 * Without a name it also removes files whose story is gone. The README's picture of the home page is made again.
 */
const subjects = process.argv.slice(2);
selectScreenshots(screenshotsOf(await catalogueEntries()), subjects);
const start = Date.now();
if (!runScreenshots(subjects, "--update-snapshots=changed", "--retries=0")) process.exitCode = 1;

// The browser packs loosely: the same pixels take two thirds of the bytes.
for await (const file of glob("*/*.webp", { cwd: previewsFolder })) {
  const path = join(previewsFolder, file);
  if ((await stat(path)).mtimeMs < start) continue;
  const packed = sharp(await readFile(path)).webp({ lossless: true });
  await writeFile(path, await packed.toBuffer());
}
await writeFile(readmePicturePath, await readmePicture());
