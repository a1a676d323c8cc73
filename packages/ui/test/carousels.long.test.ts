// @vitest-environment node
import { launchBrowser, launchWithLargeText } from "@consultorio/testkit/browser";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { viewCarousel } from "./pages/carousel-view.ts";
import {
  allWidths,
  CarouselWalk,
  type DrawnCarousel,
  drawnCarousels,
  windowHeight,
} from "./pages/carousels.ts";
import { drawHtml, openDrawnPage } from "./pages/drawn-page.ts";

// In `pnpm test`: carousels.test.ts, which moves each carousel once by a key.
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await openDrawnPage(browser, { reducedMotion: "reduce" });
});
afterAll(() => browser?.close());

/** Draws a carousel at a width, with the focus on its slides. */
async function show(page: Page, carousel: Omit<DrawnCarousel, "id">, width: number): Promise<CarouselWalk> {
  await page.setViewportSize({ width, height: windowHeight });
  await drawHtml(page, carousel.html);
  await page.locator("[data-viewport]").focus();
  return new CarouselWalk(page, carousel);
}

const pressNext = (page: Page) => page.keyboard.press("ArrowRight");

const view = (page: Page) => page.evaluate(viewCarousel, null);

it.each(drawnCarousels.filter(({ html }) => html.includes('data-next=""')))(
  "$id moves by its buttons, both ways",
  async (carousel) => {
    for (const width of allWidths) {
      const walk = await show(page, carousel, width);
      for (const [button, step] of [
        ["[data-next]", 1],
        ["[data-previous]", -1],
      ] as const)
        for (let move = 1; move <= carousel.total; move += 1) {
          // Where all slides have room the buttons are not shown. A button at its end takes a press, and does nothing.
          if (await page.locator(button).isVisible()) await page.locator(button).click({ force: true });
          await walk.expectView(step);
        }
    }
  },
);

it.each(drawnCarousels.filter(({ html }) => html.includes('data-dots=""')))(
  "$id moves by its dots, near and far",
  async (carousel) => {
    for (const width of allWidths) {
      const walk = await show(page, carousel, width);
      const places = Array.from({ length: carousel.total }, (_, index) => index);
      let from = 0;
      for (const place of [carousel.total - 1, ...places]) {
        await page.locator("[data-dots] button").nth(place).click();
        await walk.expectView(place - from);
        from = place;
      }
    }
  },
);

describe.each(drawnCarousels)("$id", (carousel) => {
  const { html, total } = carousel;

  it("moves back by a key, with the focus in a slide that goes out of view", async () => {
    for (const width of allWidths) {
      const walk = await show(page, carousel, width);
      for (let move = 1; move <= 2 * total; move += 1) {
        const isBack = carousel.wrap !== "none" || move > total;
        await page.keyboard.press(isBack ? "ArrowLeft" : "ArrowRight");
        await walk.expectView(isBack ? -1 : 1);
        await page.evaluate(() => {
          document.querySelector<HTMLElement>("[data-slide]:not([inert]) :is(a[href], summary)")?.focus();
        });
      }
    }
  });

  it("keeps its place through every resize", async () => {
    const walk = await show(page, carousel, 1280);
    for (let place = 1; place <= total; place += 1) {
      await pressNext(page);
      await walk.expectView(1);
      for (const width of place === 1 ? [2560, 320, 1920, 768, 1536, 360, 1280] : [768, 1920]) {
        await page.setViewportSize({ width, height: windowHeight });
        await walk.expectView(0);
      }
    }
  });

  it.each([
    { name: "from right to left", open: '<div dir="rtl">' },
    { name: "in a positioned part", open: '<div style="position: relative; margin-inline: 37px 11px">' },
    { name: "scaled", open: '<div style="transform: scale(0.9)">' },
    { name: "at 110 %", open: '<div style="zoom: 1.1">' },
    { name: "at 133 %", open: '<div style="zoom: 1.33">' },
    { name: "at 67 %", open: '<div style="zoom: 0.67">' },
  ])("works $name", async ({ open }) => {
    for (const width of [360, 1920]) {
      const walk = await show(page, { ...carousel, html: `${open}${html}</div>` }, width);
      for (let move = 1; move <= 3; move += 1) {
        await pressNext(page);
        await walk.expectView(1);
      }
    }
  });

  it("begins at the slide that its row was scrolled to, also from right to left", async () => {
    for (const direction of ["ltr", "rtl"]) {
      const walk = await show(page, { ...carousel, html: `<div dir="${direction}">${html}</div>` }, 360);
      await page.evaluate(
        (sign) => {
          const viewport = document.querySelector("[data-viewport]");
          const slide = document.querySelector("[data-slide]:nth-child(2)");
          if (viewport && slide) viewport.scrollLeft = sign * (slide.getBoundingClientRect().width + 1);
        },
        direction === "ltr" ? 1 : -1,
      );
      await pressNext(page);
      await walk.expectView(2);
    }
  });
});

describe("with motion", () => {
  let moving: Page;

  beforeAll(async () => {
    moving = await openDrawnPage(browser, { reducedMotion: "no-preference" });
  });

  /** Whether no part of the carousel moves. */
  const rests = () =>
    document.querySelector("c-carousel[data-ready]") !== null && document.getAnimations().length === 0;

  it.each(drawnCarousels)("$id: a slide that a finger has half in view answers", async (carousel) => {
    for (const width of [360, 1366, 1920]) {
      await show(moving, carousel, width);
      await pressNext(moving);
      await moving.waitForFunction(rests);
      const box = await moving.locator("[data-viewport]").boundingBox();
      if (box === null) throw new Error("The carousel has no box.");
      const finger = { x: box.x + box.width / 3, y: box.y + box.height / 2 };
      await moving.mouse.move(finger.x, finger.y);
      await moving.mouse.down();
      await moving.mouse.move(finger.x - 90, finger.y, { steps: 8 });
      const { slides, perView, problems } = await view(moving);
      await moving.mouse.up();
      expect({ count: slides.length, problems }).toEqual({
        count: Math.min(perView + 1, carousel.total),
        problems: [],
      });
    }
  });

  it.each(drawnCarousels.filter(({ html }) => /data-autoplay="[1-9]/.test(html)))(
    "$id: a slide that came by itself answers",
    async (carousel) => {
      const quick = carousel.html
        .replace(/data-autoplay="\d+"/, 'data-autoplay="1600"')
        .replace(/data-speed="\d+"/, 'data-speed="100"');
      await moving.setViewportSize({ width: 1920, height: windowHeight });
      await drawHtml(moving, quick);
      await moving.mouse.move(0, windowHeight - 1);
      for (const place of [1, 2]) {
        await moving.waitForFunction(
          (name) =>
            document
              .querySelector("c-carousel[data-ready] [data-slide]:not([inert])")
              ?.ariaLabel?.includes(name),
          ` ${place + 1} `,
        );
        await moving.waitForFunction(rests);
        const { slides, problems } = await view(moving);
        expect({ first: slides[0], problems }).toEqual({ first: place, problems: [] });
      }
    },
  );
});

it("with text at 200 % the slides of every carousel are as they are in view", async () => {
  const large = await launchWithLargeText();
  try {
    const page = await openDrawnPage(large, { reducedMotion: "reduce" });
    for (const carousel of drawnCarousels)
      for (const width of [360, 1366, 1920, 2560]) {
        const walk = await show(page, carousel, width);
        await page.setViewportSize({ width, height: 2 * windowHeight });
        for (let move = 1; move <= 2; move += 1) {
          await pressNext(page);
          await walk.expectView(1);
        }
      }
  } finally {
    await large.close();
  }
});
