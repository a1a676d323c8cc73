// @vitest-environment node
import { launchBrowser } from "@consultorio/testkit/browser";
import type { Browser } from "playwright";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AnnouncementBand } from "../src/sections/announcement/announcement-band.tsx";
import { FaqColumns } from "../src/sections/faq/faq-columns.tsx";
import { HeaderClassic } from "../src/sections/header/header-classic.tsx";
import { HeaderOverlay } from "../src/sections/header/header-overlay.tsx";
import { HeroSplit } from "../src/sections/hero/hero-split.tsx";
import { drawHtml, openDrawnPage } from "./pages/drawn-page.ts";

// A page of a host: header, and `<main>` without a style.

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const hero = createElement(HeroSplit, { title: "Your smile, explained" });
const faq = createElement(FaqColumns, {
  sectionTitle: "Questions",
  questions: Array.from({ length: 12 }, (_, index) => ({ question: `Question ${index}?`, answer: "Yes." })),
});
const announcement = (until: string) => createElement(AnnouncementBand, { title: "Open day", until });

/** Draws a page at 1366 px; the lower edge of its header, and the upper edges of its headings by their text. */
async function edges(header: React.ReactElement, ...sections: React.ReactElement[]) {
  const page = await openDrawnPage(browser, { viewport: { width: 1366, height: 768 } });
  const main = createElement("main", null, ...sections);
  await drawHtml(page, renderToStaticMarkup(header) + renderToStaticMarkup(main));
  await page.waitForFunction(() => document.querySelector(":not(:defined)") === null);
  const read = () =>
    page.evaluate(() => {
      const top = (element: Element) => element.getBoundingClientRect().top;
      const headings = [...document.querySelectorAll("h1, h2")].filter((one) => one.checkVisibility());
      return {
        header: document.querySelector("c-header > header")?.getBoundingClientRect().bottom ?? 0,
        headings: Object.fromEntries(headings.map((one) => [one.textContent, top(one)])),
        sections: [...document.querySelectorAll("main > section")]
          .filter((one) => one.checkVisibility())
          .map(top),
      };
    });
  const found = await read();
  await page.evaluate(() => {
    location.hash = "faq";
  });
  await page.waitForTimeout(100);
  const linked = await read();
  await page.context().close();
  return { ...found, linked };
}

const classic = (height?: number) => createElement(HeaderClassic, { name: "Harbour Dental", height });
const overlay = createElement(HeaderOverlay, { name: "Harbour Dental" });

describe("the first section of a page", () => {
  it.each([
    ["of the usual height", classic()],
    ["of 120 px", classic(120)],
    ["of 240 px", classic(240)],
    ["that lies over it", overlay],
  ])("has its words below a header %s", async (_which, header) => {
    const { header: edge, headings } = await edges(header, faq);
    expect(headings.Questions).toBeGreaterThan(edge);
  });

  it.each([
    ["of the usual height", classic()],
    ["of 120 px", classic(120)],
    ["that lies over it", overlay],
  ])("is below a header %s where an announcement before it has ended", async (_which, header) => {
    const { header: edge, headings, sections } = await edges(header, announcement("2020-01-01"), hero);
    expect(Object.keys(headings)).toEqual(["Your smile, explained"]);
    expect(sections[0]).toBeGreaterThanOrEqual(Math.floor(edge));
  });
});

it("a link leads to a section below the header that stays", async () => {
  const { linked } = await edges(classic(), hero, faq);
  expect(linked.headings.Questions).toBeGreaterThan(linked.header);
});
