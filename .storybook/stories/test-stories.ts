import type { Page } from "playwright";
import { type Catalogue, type CatalogueEntry, storyTimeout } from "../browser/catalogue.ts";
import { listenToStories, previewIsReady, runStory, viewportOf } from "./page-functions.ts";
import { problemsOf } from "./story-problems.ts";

/** The window of a story that asks for none, in pixels. */
const defaultViewport = { width: 1200, height: 900 };

/** A story that was run: what is wrong with it, if anything, and whether axe looked at it. */
export interface StoryResult {
  story: CatalogueEntry;
  problems: string[];
  checkedByAxe: boolean;
}

/**
 * The stories that are tested, in groups of one file each. With `words`, only those whose file or place in the sidebar
 * contains one of them; throws where a word fits none.
 */
export function testedFiles(
  entries: readonly CatalogueEntry[],
  words: readonly string[] = [],
): CatalogueEntry[][] {
  const tested = entries.filter(({ type, tags = [] }) => type === "story" && tags.includes("test"));
  const fits = ({ importPath, title, name }: CatalogueEntry, word: string) =>
    `${importPath} ${title}/${name}`.toLowerCase().includes(word.toLowerCase());
  for (const word of words)
    if (!tested.some((story) => fits(story, word))) throw new Error(`No story fits "${word}".`);
  const chosen = tested.filter((story) => words.length === 0 || words.some((word) => fits(story, word)));
  return [...Map.groupBy(chosen, ({ importPath }) => importPath).values()];
}

/** Runs the stories of one file, one after the other, in a new browser context: they share its page and nothing else does. */
export async function testFile(
  { browser, origin }: Catalogue,
  stories: readonly CatalogueEntry[],
): Promise<StoryResult[]> {
  const context = await browser.newContext({
    viewport: defaultViewport,
    locale: "es-MX",
    timezoneId: "America/Mexico_City",
  });
  context.setDefaultTimeout(storyTimeout);
  const pageErrors: string[] = [];
  try {
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => pageErrors.push(message));
    await page.goto(`${origin}/iframe.html?viewMode=story`);
    await page.waitForFunction(previewIsReady);
    await page.evaluate(listenToStories);
    const results: StoryResult[] = [];
    for (const story of stories) {
      const result = await testStory(page, story);
      results.push({ ...result, problems: [...result.problems, ...uncaught(pageErrors.splice(0), result)] });
    }
    return results;
  } catch (reason) {
    throw new Error(`${stories[0]?.importPath ?? origin}: its stories could not be run.`, { cause: reason });
  } finally {
    await context.close();
  }
}

const uncaught = (messages: readonly string[], { problems }: StoryResult): string[] =>
  messages
    .filter((message) => !problems.some((problem) => problem.includes(message)))
    .map((message) => `uncaught: ${message}`);

async function testStory(page: Page, story: CatalogueEntry): Promise<StoryResult> {
  const viewport = (await page.evaluate(viewportOf, story.id)) ?? defaultViewport;
  const current = page.viewportSize();
  if (current?.width !== viewport.width || current.height !== viewport.height)
    await page.setViewportSize(viewport);
  const run = await page.evaluate(runStory, { storyId: story.id, timeout: storyTimeout });
  return {
    story,
    problems: problemsOf(run),
    checkedByAxe: run.reports.some(({ type }) => type === "a11y"),
  };
}

/** The failed stories with what is wrong, for the terminal. */
export const describeFailures = (results: readonly StoryResult[]): string =>
  results
    .filter(({ problems }) => problems.length > 0)
    .map(({ story: { title, name, importPath }, problems }) =>
      [
        `✗ ${title} › ${name} (${importPath.replace("./", "")})`,
        ...problems.map((text) => text.replaceAll(/^/gm, "    ")),
      ].join("\n"),
    )
    .join("\n\n");
