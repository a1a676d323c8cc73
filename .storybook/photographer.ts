import { availableParallelism } from "node:os";
import { launchBrowser, launchOptions } from "@consultorio/testkit/browser";
import type { Browser, Page } from "playwright";
import type { Picture } from "./pictures.ts";
import { decode, type Pixels, stacked } from "./pixels.ts";
import { serveFolder } from "./static-server.ts";
import {
  carouselsReady,
  everythingPainted,
  hearSizesUntilStill,
  holdStill,
  lowestEdge,
  seeEverything,
  storyFinished,
} from "./story-conditions.ts";

/** Stories draw the same moment on every machine: a Wednesday afternoon, with the office open. */
const frozenTime = new Date("2026-01-14T17:00:00-06:00");
/** Rows that the browser draws in one go without loss. */
const strip = 8000;
/** Milliseconds that a story may take on a machine that is busy with other checks. */
const patience = 90_000;
/** Nobody listens there: what leaves this machine fails at once, everywhere alike. */
const nowhere = { server: "http://127.0.0.1:1", bypass: "127.0.0.1" };
/**
 * Else the browser redraws only the part of a tile that changed, and smooths a rounded edge that the part cuts
 * a shade apart: what a carousel's buttons look like would depend on when they came.
 */
const wholeTiles = "--disable-partial-raster";

/**
 * Takes the pictures of a built catalogue and hands each to `use`, a few at a time. Time stands still, nothing
 * moves, no network but the catalogue. Throws, naming the picture, where a story fails.
 */
export async function photograph(
  catalogue: string,
  pictures: readonly Picture[],
  use: (picture: Picture, pixels: Pixels) => Promise<void>,
): Promise<void> {
  const { origin, close } = await serveFolder(catalogue);
  const { args = [] } = await launchOptions();
  const browser = await launchBrowser({ proxy: nowhere, args: [...args, wholeTiles] });
  const queue = [...pictures];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await use(next, await shoot(browser, origin, next));
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  } finally {
    await browser.close();
    await close();
  }
}

/** A context of its own for each picture: a browser that remembers draws a larger copy of an image it has. */
async function shoot(browser: Browser, origin: string, { file, story, width }: Picture): Promise<Pixels> {
  const context = await browser.newContext({
    viewport: { width, height: width === 1280 ? 720 : 780 },
    reducedMotion: "reduce",
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
  });
  context.setDefaultTimeout(patience);
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(frozenTime);
    await page.addInitScript(hearSizesUntilStill);
    await page.goto(
      `${origin}/iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=a11y.manual:!true`,
    );
    await page.waitForFunction(storyFinished);
    await page.evaluate(seeEverything);
    await page.waitForFunction(carouselsReady);
    await page.evaluate(everythingPainted);
    await page.evaluate(holdStill);
    return await capture(page, width, await page.evaluate(lowestEdge));
  } catch (reason) {
    throw new Error(`${file}: the story "${story}" could not be photographed.`, { cause: reason });
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
