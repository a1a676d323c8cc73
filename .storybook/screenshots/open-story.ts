import type { Browser, Page } from "playwright";
import { storyTimeout } from "../browser/catalogue.ts";
import {
  carouselsReady,
  chooseFiles,
  everythingPainted,
  ignoreSizesOnceStill,
  loadEverything,
  pinImages,
  showStory,
  storyFinished,
} from "./page-functions.ts";
import type { Screenshot } from "./screenshot-list.ts";
import { storyTime } from "./story-time.ts";

/** Opens the story of a screenshot in a browser context of its own. Time stands still, and nothing moves. */
export async function openStory(
  browser: Browser,
  origin: string,
  { story, width, theme }: Screenshot,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width === 1280 ? 720 : 780 },
    reducedMotion: "reduce",
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
  });
  context.setDefaultTimeout(storyTimeout);
  const page = await context.newPage();
  await page.clock.setFixedTime(storyTime);
  await page.addInitScript(ignoreSizesOnceStill);
  const globals = `a11y.manual:!true${theme === undefined ? "" : `;theme:${theme}`}`;
  await page.goto(`${origin}/iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=${globals}`);
  await untilStill(page, story);
  return page;
}

/** Shows the story of another screenshot, of the same width and theme, in an open page. */
export async function showNext(page: Page, { story }: Screenshot): Promise<void> {
  await page.evaluate(showStory, story);
  await untilStill(page, story);
}

/** The story has run, its images are there and its carousels have started. Throws where it failed. */
async function untilStill(page: Page, story: string): Promise<void> {
  await page.waitForFunction(storyFinished, story);
  await page.evaluate(loadEverything);
  await page.waitForFunction(carouselsReady);
  await page.waitForFunction(everythingPainted);
  await page.evaluate(chooseFiles);
  await page.waitForFunction(everythingPainted);
  await page.evaluate(pinImages);
}
