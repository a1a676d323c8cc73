import { illegibleTexts, setTextSize } from "@consultorio/testkit/page/large-text";
import { type Catalogue, type CatalogueEntry, storyTimeout } from "../browser/catalogue.ts";
import { runStory } from "./page-functions.ts";
import { problemsOf } from "./story-problems.ts";
import { openPreview, type StoryResult } from "./test-stories.ts";
import { defaultsOf } from "./themed-stories.ts";

/** A usual phone, in pixels. */
const phone = { width: 360, height: 740 };

/** Each variant's Default story, without the menus: a phone has them in the drawer of its header. */
export const onPhones = (entries: readonly CatalogueEntry[]): CatalogueEntry[] =>
  defaultsOf(entries).filter(({ importPath }) => !importPath.includes("/nav-menu/"));

/**
 * Draws stories on a phone with text at 200 %, the size that WCAG 1.4.4 asks for. No word breaks in its middle, no text
 * lies over another, and none is cut.
 */
export async function testLargeText(
  { browser, origin }: Catalogue,
  stories: readonly CatalogueEntry[],
): Promise<StoryResult[]> {
  const context = await browser.newContext({ viewport: phone, locale: "es-MX", reducedMotion: "reduce" });
  context.setDefaultTimeout(storyTimeout);
  try {
    const page = await context.newPage();
    await openPreview(page, origin);
    const results: StoryResult[] = [];
    for (const story of stories) {
      await page.evaluate(setTextSize, "");
      const run = await page.evaluate(runStory, {
        storyId: story.id,
        viewMode: "story" as const,
        timeout: storyTimeout,
      });
      await page.evaluate(setTextSize, "200%");
      const illegible = await page.evaluate(illegibleTexts);
      const problems = [...problemsOf(run), ...illegible.map((problem) => `large text: ${problem}`)];
      results.push({ story, problems, checkedByAxe: false });
    }
    return results;
  } finally {
    await context.close();
  }
}
