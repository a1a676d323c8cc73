import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { browserKind } from "@consultorio/testkit/browser";
import pMap from "p-map";
import { type Catalogue, withCatalogue } from "../browser/catalogue.ts";
import type { Pixels } from "../screenshots/pixels.ts";
import { readmePicture, readmePicturePath } from "../screenshots/readme-picture.ts";
import { isKept, saveScreenshot } from "../screenshots/screenshot-file.ts";
import {
  filesWithoutStory,
  groupsOf,
  keptPath,
  previewsFolder,
  type Screenshot,
  screenshotsOf,
  selectScreenshots,
} from "../screenshots/screenshot-list.ts";
import { takeAgain, takeGroup, takeScreenshot } from "../screenshots/take-screenshots.ts";
import { workers } from "./workers.ts";

/**
 * `pnpm previews [Variant…]`: takes the screenshot of each variant and page again, and saves those that look different.
 * Without a name it also removes files whose story is gone. Where the home page changed, the README's picture of it is
 * made again.
 */
const subjects = process.argv.slice(2);
const failures: unknown[] = [];
await withCatalogue(async (catalogue) => {
  const all = screenshotsOf(catalogue.entries);
  const screenshots = selectScreenshots(all, subjects);
  const saved: Screenshot[] = [];
  await pMap(
    groupsOf(screenshots),
    async (group) => {
      const taken = await takeGroup(catalogue, group);
      for (const screenshot of group) {
        try {
          if ((await save(catalogue, screenshot, taken.get(screenshot))) !== "same") saved.push(screenshot);
        } catch (reason) {
          // A screenshot that fails does not keep the others from being saved.
          failures.push(reason);
        }
      }
    },
    { concurrency: workers },
  );
  const home = screenshots.filter(({ subject }) => subject === "Home");
  if (home.some((screenshot) => saved.includes(screenshot) || !existsSync(readmePicturePath))) {
    const pages = new Map<number, Pixels>();
    for (const screenshot of home) pages.set(screenshot.width, await takeScreenshot(catalogue, screenshot));
    await writeFile(readmePicturePath, await readmePicture(pages));
    console.log(`changed ${readmePicturePath}`);
  }
  for (const file of subjects.length === 0 ? await filesWithoutStory(all) : []) {
    await rm(join(previewsFolder, file));
    console.log(`removed ${file}`);
  }
  const count = screenshots.length - failures.length;
  console.log(`${count} screenshots taken in the ${browserKind()} browser, ${saved.length} new or changed.`);
});

if (failures.length > 0)
  throw new AggregateError(failures, `${failures.length} screenshots could not be taken.`);

/** Saves a screenshot where it differs from its file. `seen` was taken in a page with others: it may be right, and need not. */
async function save(catalogue: Catalogue, screenshot: Screenshot, seen: Pixels | undefined) {
  const path = keptPath(screenshot);
  if (seen !== undefined && (await isKept(path, seen))) return "same";
  const alone = await takeScreenshot(catalogue, screenshot);
  const isSure = seen?.data.equals(alone.data) || (await isKept(path, alone));
  const pixels = isSure ? alone : await takeAgain(catalogue, screenshot, alone);
  const outcome = await saveScreenshot(path, pixels);
  if (outcome !== "same") console.log(`${outcome.padEnd(8)}${screenshot.file}`);
  return outcome;
}
