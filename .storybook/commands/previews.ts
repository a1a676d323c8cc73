import { rm } from "node:fs/promises";
import { join } from "node:path";
import { browserKind } from "@consultorio/testkit/browser";
import pMap from "p-map";
import { withCatalogue } from "../browser/catalogue.ts";
import { isKept, saveScreenshot } from "../screenshots/screenshot-file.ts";
import {
  filesWithoutStory,
  keptPath,
  previewsFolder,
  screenshotsOf,
  selectScreenshots,
} from "../screenshots/screenshot-list.ts";
import { takeAgain, takeScreenshot } from "../screenshots/take-screenshots.ts";
import { workers } from "./workers.ts";

/**
 * `pnpm previews [Variant…]`: takes the screenshot of each variant and page again, and saves those that look different.
 * Without a name it also removes files whose story is gone.
 */
const subjects = process.argv.slice(2);
await withCatalogue(async (catalogue) => {
  const all = screenshotsOf(catalogue.entries);
  const screenshots = selectScreenshots(all, subjects);
  const outcomes = await pMap(
    screenshots,
    async (screenshot) => {
      const path = keptPath(screenshot);
      const first = await takeScreenshot(catalogue, screenshot);
      const pixels = (await isKept(path, first)) ? first : await takeAgain(catalogue, screenshot, first);
      const outcome = await saveScreenshot(path, pixels);
      if (outcome !== "same") console.log(`${outcome.padEnd(8)}${screenshot.file}`);
      return outcome;
    },
    { concurrency: workers },
  );
  for (const file of subjects.length === 0 ? await filesWithoutStory(all) : []) {
    await rm(join(previewsFolder, file));
    console.log(`removed ${file}`);
  }
  const saved = outcomes.filter((outcome) => outcome !== "same").length;
  console.log(
    `${screenshots.length} screenshots taken in the ${browserKind()} browser, ${saved} new or changed.`,
  );
});
