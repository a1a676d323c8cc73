import type { Page } from "playwright";
import { type Catalogue, storyTimeout } from "../browser/catalogue.ts";
import {
  carouselsReady,
  everythingPainted,
  ignoreSizesFromNowOn,
  ignoreSizesOnceStill,
  loadEverything,
  lowestEdge,
  storyFinished,
} from "./page-functions.ts";
import { decode, type Pixels, stacked } from "./pixels.ts";
import type { Screenshot } from "./screenshot-list.ts";

/** Stories draw the same moment on every machine: a Wednesday afternoon, with the office open. */
const frozenTime = new Date("2026-01-14T17:00:00-06:00");
/** Rows that the browser draws in one go without loss. */
const strip = 8000;

/**
 * Takes one screenshot. Time stands still, nothing moves, and no host but the catalogue answers. It has a browser context
 * of its own, since a browser that has seen a larger copy of an image draws that one. Throws, with the name of the
 * screenshot, where the story fails.
 */
export async function takeScreenshot(
  { browser, origin }: Catalogue,
  { file, story, width }: Screenshot,
): Promise<Pixels> {
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
    await page.goto(
      `${origin}/iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=a11y.manual:!true`,
    );
    await page.waitForFunction(storyFinished);
    await page.evaluate(loadEverything);
    await page.waitForFunction(carouselsReady);
    await page.evaluate(everythingPainted);
    await page.evaluate(ignoreSizesFromNowOn);
    return await capture(page, width, await page.evaluate(lowestEdge));
  } catch (reason) {
    throw new Error(`${file}: the story "${story}" could not be drawn for its screenshot.`, {
      cause: reason,
    });
  } finally {
    await context.close();
  }
}

async function capture(page: Page, width: number, height: number): Promise<Pixels> {
  const pieces: Pixels[] = [];
  for (let y = 0; y < height; y += strip) {
    const clip = { x: 0, y, width, height: Math.min(strip, height - y) };
    pieces.push(await decode(await page.screenshot({ animations: "disabled", clip, fullPage: true })));
  }
  return stacked(pieces);
}
