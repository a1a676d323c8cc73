import type { Page, Request } from "playwright";
import type { ThemePreset } from "../../packages/ui/src/theme/presets.ts";
import { themeCss } from "../../packages/ui/src/theme/theme-css.ts";
import { type Catalogue, storyTimeout } from "../browser/catalogue.ts";
import { styleId } from "../theme-switch.ts";
import { blocksOf, changedBlocks } from "./blocks.ts";
import {
  carouselsReady,
  everythingPainted,
  ignoreSizesFromNowOn,
  ignoreSizesOnceStill,
  loadEverything,
  lowestEdge,
  pinImages,
  showStory,
  storyFinished,
  writeStyle,
} from "./page-functions.ts";
import { decode, type Pixels, stacked } from "./pixels.ts";
import type { Screenshot } from "./screenshot-list.ts";

/** Stories draw the same moment on every machine: a Wednesday afternoon, with the office open. */
const frozenTime = new Date("2026-01-14T17:00:00-06:00");
/** A docked bar would lie in the middle of a tall page, and comes and goes while the page is drawn. */
const style = ".dock { visibility: hidden !important; transition: none !important; }";
/** Most times that a screenshot is taken until one can be used, and until two are the same. */
const mostTakes = 5;
/** Rows that the browser draws in one go without loss. */
const strip = 8000;

/**
 * Takes one screenshot. Time stands still, nothing moves, and no host but the catalogue answers. It has a browser context
 * of its own, since a browser that has seen a larger copy of an image draws that one. Throws, with the name of the
 * screenshot, where the story fails.
 */
export const takeScreenshot = (catalogue: Catalogue, screenshot: Screenshot): Promise<Pixels> =>
  withStory(catalogue, screenshot, (page) => captureStory(page, screenshot));

/**
 * Takes the screenshots of one group in one page, one after the other: a page for each takes four times as long. What an
 * earlier story left in the browser may show in one: where it differs from its file, {@link takeScreenshot} decides. Where
 * a story fails, it and those after it are not taken.
 */
export async function takeGroup(
  catalogue: Catalogue,
  group: readonly Screenshot[],
): Promise<Map<Screenshot, Pixels>> {
  const taken = new Map<Screenshot, Pixels>();
  const [first, ...others] = group;
  if (first === undefined) return taken;
  const takeAll = withStory(catalogue, first, async (page) => {
    taken.set(first, await captureStory(page, first));
    for (const screenshot of others) {
      await page.evaluate(showStory, screenshot.story);
      await untilStill(page, screenshot.story);
      taken.set(screenshot, await captureStory(page, screenshot));
    }
  });
  // A story that fails is opened in a page of its own after this, which says why.
  await takeAll.catch(() => undefined);
  return taken;
}

/**
 * The screenshot of which two in a row look the same, apart from differences that no eye sees; `first` was taken before.
 * Throws where no two do.
 */
export async function takeAgain(
  catalogue: Catalogue,
  screenshot: Screenshot,
  first: Pixels,
): Promise<Pixels> {
  let last = first;
  for (let take = 1; take < mostTakes; take += 1) {
    const next = await takeScreenshot(catalogue, screenshot);
    if (changedBlocks(blocksOf(last), blocksOf(next))?.size === 0) return next;
    last = next;
  }
  throw new Error(`${screenshot.file}: it looks different each time it is drawn.`);
}

/** Draws one story in each of the themes, one after the other: an encoded image each, to look at and not to compare. */
export const takeThemes = (
  catalogue: Catalogue,
  screenshot: Screenshot,
  themes: readonly ThemePreset["id"][],
): Promise<Buffer[]> =>
  withStory(catalogue, screenshot, async (page) => {
    const images: Buffer[] = [];
    await page.waitForFunction(everythingPainted);
    await page.evaluate(pinImages);
    for (const theme of themes) {
      await page.evaluate(writeStyle, { id: styleId, css: themeCss({ preset: theme }) });
      await page.waitForFunction(everythingPainted);
      const height = Math.min(strip, await page.evaluate(lowestEdge));
      const clip = { x: 0, y: 0, width: screenshot.width, height };
      images.push(await page.screenshot({ animations: "disabled", style, clip, fullPage: true }));
    }
    return images;
  });

/** Opens the story of a screenshot, waits until it is drawn, and closes it after `use`. */
async function withStory<T>(
  { browser, origin }: Catalogue,
  { file, story, width, theme }: Screenshot,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width, height: width === 1280 ? 720 : 780 },
    reducedMotion: "reduce",
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
  });
  context.setDefaultTimeout(storyTimeout);
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(frozenTime);
    await page.addInitScript(ignoreSizesOnceStill);
    const globals = `a11y.manual:!true${theme === undefined ? "" : `;theme:${theme}`}`;
    await page.goto(
      `${origin}/iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=${globals}`,
    );
    await untilStill(page, story);
    return await use(page);
  } catch (reason) {
    throw new Error(`${file}: the story "${story}" could not be drawn for its screenshot.`, {
      cause: reason,
    });
  } finally {
    await context.close();
  }
}

/** The story has run, its images are there and its carousels have started. Throws where it failed. */
async function untilStill(page: Page, story: string): Promise<void> {
  await page.waitForFunction(storyFinished, story);
  await page.evaluate(loadEverything);
  await page.waitForFunction(carouselsReady);
}

/**
 * Draws the open story with all its images. A capture during which the page asked for a file is not used: what waits for
 * that file is missing in it. Throws where each capture is one of these.
 */
async function captureStory(page: Page, { file, width }: Screenshot): Promise<Pixels> {
  let started = 0;
  const pending = new Set<Request>();
  const onStart = (request: Request) => {
    started += 1;
    pending.add(request);
  };
  const onEnd = (request: Request) => pending.delete(request);
  page.on("request", onStart).on("requestfinished", onEnd).on("requestfailed", onEnd);
  try {
    await page.waitForFunction(everythingPainted);
    await page.evaluate(pinImages);
    for (let take = 1; take <= mostTakes; take += 1) {
      await page.waitForFunction(everythingPainted);
      await page.evaluate(ignoreSizesFromNowOn);
      const before = pending.size === 0 ? started : Number.NaN;
      const pixels = await capture(page, width, await page.evaluate(lowestEdge));
      if (started === before) return pixels;
    }
  } finally {
    page.off("request", onStart).off("requestfinished", onEnd).off("requestfailed", onEnd);
  }
  throw new Error(`${file}: the story asks for a file each time it is drawn.`);
}

async function capture(page: Page, width: number, height: number): Promise<Pixels> {
  const pieces: Pixels[] = [];
  for (let y = 0; y < height; y += strip) {
    const clip = { x: 0, y, width, height: Math.min(strip, height - y) };
    pieces.push(await decode(await page.screenshot({ animations: "disabled", style, clip, fullPage: true })));
  }
  return stacked(pieces);
}
