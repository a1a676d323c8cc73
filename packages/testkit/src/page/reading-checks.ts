import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

/** Draws far sections too: until they come near, they have a height that is estimated, and axe sees what follows in their place. */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { content-visibility: visible !important }");
  document.adoptedStyleSheets = [sheet];
}

/** The problems that axe finds, one line for each place; in the whole page, or in a part of it. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(drawAll);
  // Pages have no frames of their own: axe need not open a page for itself each time.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** How much wider the page is than the window at each width; nothing where it fits. */
export async function tooWide(page: Page, widths: readonly number[]): Promise<string[]> {
  const overflows: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    const wide = await page.evaluate(async () => {
      await document.fonts.ready;
      // A header that watches its size answers in the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
      return document.documentElement.scrollWidth;
    });
    if (wide > width) overflows.push(`${wide} in ${width}`);
  }
  return overflows;
}
