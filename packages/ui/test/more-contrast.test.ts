// @vitest-environment node
import { launchBrowser } from "@consultorio/testkit/browser";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { themeCss } from "../src/theme/theme-css.ts";
import { drawVariants } from "./drawn/drawn-variants.ts";
import { hosts } from "./hosts/host-pages.ts";
import { drawHtml, openDrawnPage } from "./pages/drawn-page.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const themes = ["flow", "night"] as const;
const cases = hosts.flatMap((host) => themes.map((preset) => ({ ...host, preset })));

it.each(cases)(
  "quiet text is as strong as all text for a reader who asks for it: $preset, a host $name",
  async ({ preset, withLibrary }) => {
    const [design] = drawVariants().filter(({ id }) => id === "SymptomsList");
    const section = design?.html ?? "";
    const styles = `<style>${(await withLibrary(section)).replaceAll("</", "<\\/")}</style>`;
    const html = `<style>${themeCss({ preset }, "[data-section]")}</style>${section}`;
    const colours = async (contrast: "more" | "no-preference") => {
      const page = await openDrawnPage(browser, { contrast }, styles);
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
