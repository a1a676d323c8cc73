import { launchWithLargeText } from "@consultorio/testkit/browser";
import { illegibleTexts } from "@consultorio/testkit/page/large-text";
import type { Page } from "playwright";
import { type Catalogue, type CatalogueEntry, deadProxy, storyTimeout } from "../browser/catalogue.ts";
import { runStory } from "./page-functions.ts";
import { problemsOf } from "./story-problems.ts";
import { openPreview, type StoryResult } from "./test-stories.ts";
import { defaultsOf } from "./themed-stories.ts";

/** A small phone, a usual one and a tablet, in pixels. */
const screens = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
];

/** The window in which a story is drawn and played first. */
const usual = { width: 1280, height: 800 };

/** Each variant's Default story, without the menus: these screens have them in the drawer of the header. */
export const withoutMenus = (entries: readonly CatalogueEntry[]): CatalogueEntry[] =>
  defaultsOf(entries).filter(({ importPath }) => !importPath.includes("/nav-menu/"));

/** Texts that still cannot be read after a second: a story may follow the width of its window late, on a busy machine. */
async function lastingProblems(page: Page): Promise<string[]> {
  let problems = await page.evaluate(illegibleTexts);
  for (let again = 0; problems.length > 0 && again < 4; again += 1) {
    await page.waitForTimeout(250);
    problems = await page.evaluate(illegibleTexts);
  }
  return problems;
}

/**
 * Draws stories on phones and a tablet with text at 200 %, the size that WCAG 1.4.4 asks for. No word breaks in its
 * middle, no text lies over another, and none is cut.
 */
export async function testLargeText(
  { origin }: Catalogue,
  stories: readonly CatalogueEntry[],
): Promise<StoryResult[]> {
  const browser = await launchWithLargeText({ proxy: deadProxy });
  try {
    const page = await browser.newPage({ locale: "es-MX", reducedMotion: "reduce" });
    page.setDefaultTimeout(storyTimeout);
    await openPreview(page, origin, { axe: false });
    const results: StoryResult[] = [];
    for (const story of stories) {
      await page.setViewportSize(usual);
      const run = await page.evaluate(runStory, {
        storyId: story.id,
        viewMode: "story" as const,
        timeout: storyTimeout,
      });
      const problems = problemsOf(run);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        const illegible = await lastingProblems(page);
        problems.push(...illegible.map((problem) => `text at 200 %, ${screen.width} px: ${problem}`));
      }
      results.push({ story, problems, checkedByAxe: false });
    }
    return results;
  } finally {
    await browser.close();
  }
}
