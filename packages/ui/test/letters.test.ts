// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Site, siteRoutes } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { launchBrowser } from "@consultorio/testkit/browser";
import { isLong, sample } from "@consultorio/testkit/long-form";
import type { Browser, Page } from "playwright";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileFor } from "../scripts/styles/compile.ts";
import { SitePage } from "../src/pages/site-page.tsx";
import { catalog } from "../src/registry/catalog.ts";
import { RenderSection } from "../src/registry/render-section.tsx";
import { themes } from "../src/theme/presets.ts";
import { themeCss } from "../src/theme/theme-css.ts";
import { drawVariants } from "./drawn/drawn-variants.ts";
import { allWidths } from "./pages/carousels.ts";
import { drawHtml, openDrawnPage } from "./pages/drawn-page.ts";
import { readTextProblems } from "./pages/text-drawing.ts";

// Every text is drawn in a weight that is loaded, and nothing cuts its letters. `pnpm test` takes one theme of each choice of
// fonts on a phone, two names in one theme, and every fourth kind of page.
const widths = isLong ? allWidths : [320];
const presets = isLong
  ? Object.values(themes)
  : [...new Map(Object.values(themes).map((theme) => [theme.fonts, theme])).values()];

const library = join(import.meta.dirname, "..");
const variants = drawVariants()
  .map(({ html }) => html)
  .join("");

const drawPage = (site: Site, route: Parameters<typeof SitePage>[0]["route"]) =>
  renderToStaticMarkup(createElement(SitePage, { site, route }));

/** One page of each kind. */
const pages = sample([...new Map(siteRoutes(bundledSite).map((route) => [route.page, route])).values()], 4);

let styles = "";
let browser: Browser;

beforeAll(async () => {
  const modules = globSync("src/**/*.{ts,tsx}", { cwd: library }).map((path) =>
    readFileSync(join(library, path), "utf8"),
  );
  styles = (await compileFor(join(library, "src/theme/theme.css"), modules)).toString();
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser?.close());

const openThemed = (preset: keyof typeof themes): Promise<Page> =>
  openDrawnPage(browser, { reducedMotion: "reduce" }, `<style>${styles}${themeCss({ preset })}</style>`);

const noProblems = { unloaded: [], cut: [] };

/** The problems of the page's texts, except for lines that a button shows. */
async function readProblems(page: Page) {
  const { unloaded, cut } = await page.evaluate(readTextProblems);
  return { unloaded, cut };
}

/** Opens every dialog and disclosure of the page. */
function openAll(): void {
  for (const part of document.querySelectorAll("dialog, details")) part.toggleAttribute("open", true);
}

describe.each(presets)("in the theme $name", ({ id }) => {
  it.each(widths)("the variants' texts are drawn as their fonts have them, %i px wide", async (width) => {
    const page = await openThemed(id);
    await page.setViewportSize({ width, height: 900 });
    await drawHtml(page, variants);
    expect(await readProblems(page)).toEqual(noProblems);
    await page.evaluate(openAll);
    expect(await readProblems(page)).toEqual(noProblems);
    await page.context().close();
  });
});

it.each(pages)("a page's texts are drawn as their fonts have them: $page", async (route) => {
  const page = await openThemed("flow");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await drawHtml(page, drawPage(bundledSite, route));
    expect(await readProblems(page), `${width} px`).toEqual(noProblems);
  }
  await page.context().close();
});

const names = {
  usual: "Dra. Ángela Quijano Jáuregui",
  short: "Dra. Ñó Jij",
  "very long": "Centro de Angiología, Cirugía Vascular y Endovascular del Istmo de Tehuantepec",
  long: "Dra. María Guadalupe Ángeles Quijano y Gutiérrez",
};

/** Every header and footer of a clinic with this name, in each style of a logo set in type. */
function drawNamed(name: string): string {
  const { doctorInfo } = bundledSite.siteContent;
  return (["name", "mark", "initials"] as const)
    .flatMap((logoStyle) => {
      const named = { ...doctorInfo, name, logoStyle, logoPath: "" };
      const site: Site = { ...bundledSite, siteContent: { ...bundledSite.siteContent, doctorInfo: named } };
      return (["Header", "Footer"] as const).flatMap((type) =>
        Object.keys(catalog[type].variants).map((component) => {
          const selectedSections = { ...site.selectedSections, [type]: { component, display: true } };
          return renderToStaticMarkup(
            createElement(RenderSection, {
              type,
              site: { ...site, selectedSections },
              route: { page: "home" },
            }),
          );
        }),
      );
    })
    .join("");
}

describe.each(isLong ? presets : presets.slice(0, 1))("in the theme $name", ({ id }) => {
  it.each(sample(Object.entries(names), 2))("no part of a %s name is hidden", async (_length, name) => {
    const page = await openThemed(id);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await drawHtml(page, drawNamed(name));
      const { cut, hiddenLines } = await page.evaluate(readTextProblems);
      expect({ cut, hiddenLines }, `${width} px`).toEqual({ cut: [], hiddenLines: [] });
    }
    await page.context().close();
  });
});
