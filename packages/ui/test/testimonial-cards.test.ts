// @vitest-environment node
import { launchBrowser, launchWithLargeText } from "@consultorio/testkit/browser";
import { isLong } from "@consultorio/testkit/long-form";
import type { Browser, Page } from "playwright";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixture } from "../src/registry/fixtures.ts";
import { TestimonialsCards } from "../src/sections/testimonials/testimonials-cards.tsx";
import { allWidths } from "./pages/carousels.ts";
import { drawHtml, openDrawnPage } from "./pages/drawn-page.ts";

// Specification, section 9: a card is 360 px high. `pnpm test` takes three widths.
const widths = isLong ? [...allWidths, 390, 640, 1023] : [320, 640, 1024];

const patient = { ...fixture("Testimonials").items[0], name: "María del Carmen Ángeles Jiménez" };
const sentence = "Llegué con dolor en la pierna izquierda y miedo de que me operaran. Me explicó qué tenía. ";
const texts = {
  brief: { shortTestimonial: "Me escuchó sin prisa.", fullTestimonial: "" },
  "of 120 letters": { shortTestimonial: sentence.repeat(2).slice(0, 120), fullTestimonial: "" },
  long: { shortTestimonial: sentence.repeat(4).slice(0, 300), fullTestimonial: "" },
  "long, with a whole one": {
    shortTestimonial: sentence.repeat(4).slice(0, 300),
    fullTestimonial: sentence.repeat(20),
  },
};

const draw = (items: { shortTestimonial: string; fullTestimonial: string }[]) =>
  renderToStaticMarkup(
    createElement(TestimonialsCards, {
      ...fixture("Testimonials"),
      items: items.map((item) => ({ ...patient, ...item })),
    }),
  );

interface Card {
  height: number;
  /** Lines of the quotation that are seen in part. */
  halfLines: number;
  /** Whether all of the quotation is seen. */
  whole: boolean;
  /** Whether a closed part can be opened. */
  opens: boolean;
}

/** Runs in the page. */
function readCards(): Card[] {
  return [...document.querySelectorAll("[data-slide]")].map((slide) => {
    const quotation = slide.querySelector("blockquote p");
    if (quotation === null) throw new Error("A card has no quotation.");
    const view = quotation.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(quotation);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    // The letters of a line stand in the middle of its height.
    const shown = lines.filter(
      ({ left, top, bottom }) => left < view.right && (top + bottom) / 2 < view.bottom && bottom > view.top,
    );
    return {
      height: Math.round(slide.getBoundingClientRect().height),
      halfLines: shown.filter(({ bottom, height }) => bottom > view.bottom + height * 0.2).length,
      whole: shown.length === lines.length,
      opens: slide.querySelector("details:not([open])") !== null,
    };
  });
}

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await openDrawnPage(browser, { reducedMotion: "reduce" });
});
afterAll(() => browser?.close());

describe.each(widths)("at %i px", (width) => {
  it.each(Object.entries(texts))(
    "a card with a text that is %s is 360 px high and cuts no line",
    async (_name, text) => {
      await page.setViewportSize({ width, height: 900 });
      await drawHtml(page, draw([text, texts.brief]));
      const [card] = await page.evaluate(readCards);
      expect(card).toMatchObject({ height: 360, halfLines: 0 });
      // A button opens the text that does not fit.
      expect(card?.whole || card?.opens).toBe(true);
    },
  );

  it("the cards of the example are 360 px high", async () => {
    await page.setViewportSize({ width, height: 900 });
    await drawHtml(page, renderToStaticMarkup(createElement(TestimonialsCards, fixture("Testimonials"))));
    expect(new Set((await page.evaluate(readCards)).map(({ height }) => height))).toEqual(new Set([360]));
  });

  it("a card that is opened shows every word", async () => {
    await page.setViewportSize({ width, height: 900 });
    await drawHtml(page, draw([texts["long, with a whole one"], texts.brief]));
    await page.locator("summary").first().click();
    const [card] = await page.evaluate(readCards);
    expect(card).toMatchObject({ halfLines: 0, whole: true });
    expect(card?.height).toBeGreaterThan(360);
  });
});

it("with text at 200 % a card loses no word and cuts no line", async () => {
  const large = await launchWithLargeText();
  try {
    const page = await openDrawnPage(large, { reducedMotion: "reduce" });
    for (const width of widths)
      for (const text of Object.values(texts)) {
        await page.setViewportSize({ width, height: 900 });
        await drawHtml(page, draw([text, texts.brief]));
        const [card] = await page.evaluate(readCards);
        expect(card?.height).toBeGreaterThanOrEqual(720);
        expect(card?.halfLines).toBe(0);
        expect(card?.whole || card?.opens).toBe(true);
      }
  } finally {
    await large.close();
  }
});
