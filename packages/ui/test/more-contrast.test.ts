// @vitest-environment node
import { launchBrowser } from "@consultorio/testkit/browser";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { themeCss } from "../src/theme/theme-css.ts";
import { drawVariants } from "./drawn/drawn-variants.ts";
import { drawHtml, openDrawnPage } from "./pages/drawn-page.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it.each(["flow", "night"] as const)(
  "quiet text is as strong as all text for a reader who asks for it: %s",
  async (preset) => {
    const [design] = drawVariants().filter(({ id }) => id === "SymptomsList");
    const html = `<style>${themeCss({ preset }, "[data-section]")}</style>${design?.html}`;
    const colours = async (contrast: "more" | "no-preference") => {
      const page = await openDrawnPage(browser, { contrast });
      await drawHtml(page, html);
      const read = await page.evaluate(() => {
        const colourOf = (selector: string) => {
          const element = document.querySelector(selector);
          return element && getComputedStyle(element).color;
        };
        return { quiet: colourOf(".text-text-soft"), text: colourOf("h3") };
      });
      await page.context().close();
      return read;
    };
    const usual = await colours("no-preference");
    expect(usual.quiet).not.toBe(usual.text);
    const more = await colours("more");
    expect(more.quiet).toBe(more.text);
  },
);
