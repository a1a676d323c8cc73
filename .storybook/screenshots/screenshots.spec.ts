import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import type { Page } from "playwright";
import { catalogueEntries, serveCatalogue } from "../browser/catalogue.ts";
import { openStory, showNext } from "./open-story.ts";
import { everythingPainted, ignoreSizesFromNowOn, lowestEdge } from "./page-functions.ts";
import {
  filesWithoutStory,
  forShortRun,
  previewsFolder,
  type Screenshot,
  screenshotsOf,
  strip,
  stripFile,
} from "./screenshot-list.ts";

/** Stories that one page shows one after the other: a page for each takes four times as long. */
const together = 12;

const test = base.extend<object, { show: (screenshot: Screenshot) => Promise<Page> }>({
  show: [
    async ({ browser }, use) => {
      const { origin, close } = await serveCatalogue();
      let open: { page: Page; look: string; shown: number } | undefined;
      await use(async (screenshot) => {
        const look = `${screenshot.width} ${screenshot.theme}`;
        if (open?.look === look && open.shown < together) {
          open.shown += 1;
          await showNext(open.page, screenshot);
          return open.page;
        }
        await open?.page.context().close();
        open = { page: await openStory(browser, origin, screenshot), look, shown: 1 };
        return open.page;
      });
      await close();
    },
    { scope: "worker" },
  ],
});

const screenshots = screenshotsOf(await catalogueEntries());
const short = forShortRun(screenshots);

for (const screenshot of screenshots)
  test(screenshot.file, { tag: short.includes(screenshot) ? "@short" : [] }, async ({ show }) => {
    const page = await show(screenshot);
    await page.waitForFunction(everythingPainted);
    await page.evaluate(ignoreSizesFromNowOn);
    const height = await page.evaluate(lowestEdge);
    const strips = Math.ceil(height / strip);
    for (let index = 0; index < strips; index += 1) {
      const y = index * strip;
      const clip = { x: 0, y, width: screenshot.width, height: Math.min(strip, height - y) };
      await expect
        .soft(page)
        .toHaveScreenshot(stripFile(screenshot, index).split("/"), { clip, fullPage: true });
    }
    const next = join(previewsFolder, stripFile(screenshot, strips));
    if (test.info().config.updateSnapshots === "changed") await rm(next, { force: true });
    expect(existsSync(next), `${next} shows what the page no longer has`).toBe(false);
  });

test("every kept screenshot has a story", { tag: "@short" }, async () => {
  const files = await filesWithoutStory(screenshots);
  if (test.info().config.updateSnapshots === "changed")
    for (const file of files) await rm(join(previewsFolder, file));
  else expect(files).toEqual([]);
});
