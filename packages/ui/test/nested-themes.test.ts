// @vitest-environment node
import { launchBrowser } from "@consultorio/testkit/browser";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { themes } from "../src/theme/presets.ts";
import { themeCss } from "../src/theme/theme-css.ts";
import { drawVariants } from "./drawn/drawn-variants.ts";
import { drawHtml, openDrawnPage } from "./pages/drawn-page.ts";

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await openDrawnPage(browser, { reducedMotion: "reduce" });
});
afterAll(() => browser?.close());

/** Designs that differ between themes in ground, letters, corners, buttons and ornaments. */
const html = drawVariants()
  .filter(({ id }) => ["FaqColumns", "CallToActionBand", "FooterMinimal"].includes(id))
  .map((drawn) => drawn.html)
  .join("");

/** Computed styles of every element inside `.part`, and of what CSS draws before and after it. */
const looks = () =>
  page.evaluate(() =>
    [...document.querySelectorAll(".part *")].flatMap((element) =>
      ["", "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return [
          "color",
          "background",
          "font-family",
          "font-weight",
          "border",
          "border-radius",
          "mask",
          "padding",
          "height",
        ]
          .map((name) => style.getPropertyValue(name))
          .join("|");
      }),
    ),
  );

const presets = Object.values(themes);

const styleOf = (preset: (typeof presets)[number]["id"], root: string) =>
  `<style>${themeCss({ preset }, root)}</style>`;

it.each(presets.map(({ id }, index) => [id, presets.at(index - 1)?.id ?? id] as const))(
  "the theme %s of a part looks inside %s as it does alone",
  async (inner, outer) => {
    const part = `<div class="part">${html}</div>`;
    const inPart = styleOf(inner, ".part [data-section]");
    await drawHtml(page, inPart + part);
    const alone = await looks();
    await drawHtml(page, styleOf(outer, "[data-section]") + part);
    expect(await looks()).not.toEqual(alone);
    await drawHtml(page, styleOf(outer, "[data-section]") + inPart + part);
    expect(await looks()).toEqual(alone);
  },
);
