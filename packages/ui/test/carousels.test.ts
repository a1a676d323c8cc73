// @vitest-environment node
import { launchBrowser } from "@consultorio/testkit/browser";
import { isLong } from "@consultorio/testkit/long-form";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allWidths, CarouselWalk, drawnCarousels, windowHeight } from "./pages/carousels.ts";
import { drawHtml, openDrawnPage } from "./pages/drawn-page.ts";

// A slide in view answers a click, and a slide out of view is inert. `pnpm test:long` takes every width and
// every position here, and in carousels.long.test.ts every other way to move.
const widths = isLong ? allWidths : [360, 1024, 1920];

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await openDrawnPage(browser, { reducedMotion: "reduce" });
});
afterAll(() => browser?.close());

it("the library has carousels", () => {
  expect(drawnCarousels.map(({ id }) => id)).toContain("TestimonialsCards");
});

describe.each(drawnCarousels)("$id", (carousel) => {
  it.each(widths)("at %i px a slide in view answers, and one out of view is inert", async (width) => {
    await page.setViewportSize({ width, height: windowHeight });
    await drawHtml(page, carousel.html);
    await page.locator("[data-viewport]").focus();
    const walk = new CarouselWalk(page, carousel);
    for (let move = 1; move <= (isLong ? carousel.total : 1); move += 1) {
      await page.keyboard.press("ArrowRight");
      await walk.expectView(1);
    }
  });
});
