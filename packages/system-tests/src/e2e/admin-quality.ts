import { AxeBuilder } from "@axe-core/playwright";
import { bundledSite } from "@consultorio/content/data";
import type { Page } from "@playwright/test";
import { expect } from "./site-fixture.ts";

/** Words that English interfaces have and Spanish does not. `Loading...` is the specification's own. */
const english =
  /\b(the|and|or|of|to|with|your|you|is|are|not|open|close|closed|toggle|save|saved|saving|cancel|delete|remove|add|edit|select|choose|pick|search|upload|show|hide|visibility|password|sign|log|error:|loading(?!\.\.\.)|required|invalid|settings|next|previous|picker|value|increment|decrement|step)\b/i;

/** Texts that the content itself quotes in English: titles of medical works. */
const quoted = stringsOf(bundledSite).filter((words) => english.test(words));

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** English texts on the screen or for screen readers. */
async function englishWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const names = ["aria-label", "title", "alt", "placeholder", "aria-description", "aria-roledescription"];
    const named = [...document.body.querySelectorAll("*")].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ""),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const read: string[] = [];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest("style, script"))
        read.push(walker.currentNode.textContent ?? "");
    return [...named, ...read];
  });
  // A long title is cut where it names a row.
  const isQuoted = (line: string) => quoted.some((title) => line.includes(title.slice(0, 40)));
  return words.filter((line) => english.test(line) && !isQuoted(line));
}

/** Fails where a machine can find that somebody could not use the screen, read it, or understand it. */
export async function expectSound(page: Page, where: string): Promise<void> {
  // The public page in a preview is a document of its own, read where it is published; one that waits below the screen
  // would never answer.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await builder.exclude("iframe").analyze();
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
  expect(problems, where).toEqual([]);
  expect(await englishWords(page), where).toEqual([]);
  for (const wayOut of await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).all())
    await expect(wayOut, where).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page, where);
}

/** Fails where the screen is wider than the window. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const [wide, room] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  // Both are rounded: one pixel between them is no scroll.
  expect(wide, where).toBeLessThanOrEqual((room ?? 0) + 1);
}
