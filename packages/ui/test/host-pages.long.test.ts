// @vitest-environment node
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser } from "@consultorio/testkit/browser";
import type { Browser, Page } from "playwright";
import postcss from "postcss";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileFor } from "../scripts/styles/compile.ts";
import { noOrnament } from "../scripts/styles/tailwind-theme.ts";
import { drawVariants } from "./drawn/drawn-variants.ts";
import { openHost, openPage, showSection } from "./hosts/draw.ts";
import { hosts } from "./hosts/host-pages.ts";
import { looksAlike } from "./hosts/looks-alike.ts";

// A host's page with a section in it, drawn before and after the library's styles came to it.
const library = join(import.meta.dirname, "..");
// `pnpm test` has installed.test.ts, which takes the packed library into an app.
const variants = drawVariants();
const widths = [360, 1280];
const modules = globSync("dist/{components,sections,elements}/**/*.js", { cwd: library }).map((path) =>
  readFileSync(join(library, path), "utf8"),
);
let browser: Browser;
/** Pictures of the catalogue's sections, by width and variant. */
const wanted = new Map<string, Buffer>();

/** All sections of the library are drawn at once: a busy machine takes its time. */
const shot = (page: Page, selector: string) =>
  page.locator(selector).screenshot({ animations: "disabled", timeout: 120_000 });

async function drawCatalogue(): Promise<void> {
  // A host has no ornament until it chooses a theme.
  const ornament = postcss.rule({ selector: ":root", nodes: noOrnament() });
  const css = `${await compileFor(join(library, "src/theme/theme.css"), modules)} ${ornament} body { margin: 0 }`;
  for (const width of widths) {
    const page = await openPage(browser, width);
    await openHost(page, css, "");
    for (const { id, html } of variants) {
      await showSection(page, html);
      wanted.set(`${id} ${width}`, await shot(page, "#section"));
    }
    await page.context().close();
  }
}

beforeAll(async () => {
  browser = await launchBrowser();
  await drawCatalogue();
}, 600_000);

afterAll(() => browser?.close());

describe.each(hosts)("a host $name", ({ content, css, withLibrary }) => {
  const drawn = variants.map(({ html }) => html).join("");

  it.each(widths)(
    "keeps its own look at %i px, and has the catalogue's sections",
    async (width) => {
      const page = await openPage(browser, width);
      const both = await withLibrary(drawn);
      const differing: string[] = [];
      await openHost(page, await css(drawn), content);
      const hostParts = { "#before": await shot(page, "#before"), "#after": await shot(page, "#after") };
      await openHost(page, both, content);
      await showSection(page, drawn);
      for (const [part, picture] of Object.entries(hostParts))
        if (!picture.equals(await shot(page, part))) differing.push(part);
      for (const { id, html } of variants) {
        await showSection(page, html);
        const drawnSection = await shot(page, "#section");
        const catalogue = wanted.get(`${id} ${width}`);
        if (await looksAlike(drawnSection, catalogue)) continue;
        differing.push(id);
        const folder = join(library, "test-results/host-pages");
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, `${id}-${width}-host.png`), drawnSection);
        if (catalogue !== undefined) writeFileSync(join(folder, `${id}-${width}-catalogue.png`), catalogue);
      }
      await page.context().close();
      expect(differing).toEqual([]);
    },
    600_000,
  );
});
