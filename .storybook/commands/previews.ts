import { rm } from "node:fs/promises";
import { join } from "node:path";
import { browserKind } from "@consultorio/testkit/browser";
import pMap from "p-map";
import { type Catalogue, withCatalogue } from "../browser/catalogue.ts";
import type { Pixels } from "../screenshots/pixels.ts";
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
 * Without a name it also removes files whose story is gone.
 */
const subjects = process.argv.slice(2);
const failures: unknown[] = [];
await withCatalogue(async (catalogue) => {
  const all = screenshotsOf(catalogue.entries);
  const screenshots = selectScreenshots(all, subjects);
  const outcomes = await pMap(
    groupsOf(screenshots),
    async (group) => {
      const taken = await takeGroup(catalogue, group);
      const saved: Awaited<ReturnType<typeof save>>[] = [];
      for (const screenshot of group) {
        // The others are saved all the same.
        await save(catalogue, screenshot, taken.get(screenshot)).then(
          (outcome) => saved.push(outcome),
          (reason) => failures.push(reason),
        );
      }
      return saved;
    },
    { concurrency: workers },
  );
  for (const file of subjects.length === 0 ? await filesWithoutStory(all) : []) {
    await rm(join(previewsFolder, file));
    console.log(`removed ${file}`);
  }
  const saved = outcomes.flat().filter((outcome) => outcome !== "same").length;
  console.log(
    `${screenshots.length} screenshots taken in the ${browserKind()} browser, ${saved} new or changed.`,
  );
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
