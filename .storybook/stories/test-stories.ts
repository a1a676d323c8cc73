import { sample } from "@consultorio/testkit/long-form";
import type { Page } from "playwright";
import type { ThemePreset } from "../../packages/ui/src/theme/presets.ts";
import { themeCss } from "../../packages/ui/src/theme/theme-css.ts";
import { type Catalogue, type CatalogueEntry, storyTimeout } from "../browser/catalogue.ts";
import { firstTheme, styleId } from "../theme-switch.ts";
import {
  chooseTheme,
  listenToStories,
  previewIsReady,
  runStory,
  settingsOf,
  styleText,
} from "./page-functions.ts";
import { problemsOf } from "./story-problems.ts";

/** The window of a story that asks for none, in pixels. */
const defaultViewport = { width: 1200, height: 900 };

/** A story that was run: its problems, and whether axe checked it. */
export interface StoryResult {
  story: CatalogueEntry;
  /** The theme in which it ran; the first where none is named. */
  theme?: ThemePreset["id"] | undefined;
  problems: string[];
  checkedByAxe: boolean;
}

/** The most stories that share a page, which is loaded once for them. */
const together = 60;

/**
 * The stories for a run that has to be short: each variant's Default, every second one with a play function, and every third
 * one of pages and parts. The rest draws a variant with other content.
 */
export function forShortRun(entries: readonly CatalogueEntry[]): CatalogueEntry[] {
  const tested = entries.filter(isTested);
  const isOfVariant = ({ importPath }: CatalogueEntry) => importPath.includes("/sections/");
  const variants = tested.filter((entry) => isOfVariant(entry) && entry.exportName === "Default");
  const others = tested.filter((entry) => !variants.includes(entry));
  const played = others.filter((entry) => isOfVariant(entry) && entry.tags?.includes("play-fn"));
  const pages = others.filter((entry) => !isOfVariant(entry));
  return [...variants, ...sample(played, 2), ...sample(pages, 3)];
}

const isTested = ({ type, tags = [] }: CatalogueEntry) => type === "story" && tags.includes("test");

/**
 * The stories that are tested, in groups that share a page; those of a file stay in order. With `words`, only those whose file or place in the sidebar
 * contains one of them; throws where a word fits none.
 */
export function testedStories(
  entries: readonly CatalogueEntry[],
  words: readonly string[] = [],
): CatalogueEntry[][] {
  const tested = entries.filter(isTested);
  const fits = ({ importPath, title, name }: CatalogueEntry, word: string) =>
    `${importPath} ${title}/${name}`.toLowerCase().includes(word.toLowerCase());
  for (const word of words)
    if (!tested.some((story) => fits(story, word))) throw new Error(`No story fits "${word}".`);
  const chosen = tested.filter((story) => words.length === 0 || words.some((word) => fits(story, word)));
  return Array.from({ length: Math.ceil(chosen.length / together) }, (_, part) =>
    chosen.slice(part * together, (part + 1) * together),
  );
}

/**
 * Runs stories and pages of docs one after the other, in the first theme or the named one, in a new browser context:
 * they share its page and nothing else does.
 */
export async function testStories(
  { browser, origin }: Catalogue,
  stories: readonly CatalogueEntry[],
  theme?: ThemePreset["id"],
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
    await openPreview(page, origin, { axe: true });
    if (theme !== undefined) await page.evaluate(chooseTheme, theme);
    const results: StoryResult[] = [];
    for (const story of stories) {
      const result = await testStory(page, story);
      const more = [...uncaught(pageErrors.splice(0), result), ...(await wronglyThemed(page, story, theme))];
      results.push({ ...result, theme, problems: [...result.problems, ...more] });
    }
    return results;
  } catch (reason) {
    throw new Error(`The stories from ${stories[0]?.importPath ?? origin} on could not be run.`, {
      cause: reason,
    });
  } finally {
    await context.close();
  }
}

/** Opens the page that draws stories, and listens to what it reports of them. Without `axe` they are drawn and played alone. */
export async function openPreview(page: Page, origin: string, { axe }: { axe: boolean }): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story${axe ? "" : "&globals=a11y.manual:!true"}`);
  await page.waitForFunction(previewIsReady);
  await page.evaluate(listenToStories);
}

const uncaught = (messages: readonly string[], { problems }: StoryResult): string[] =>
  messages
    .filter((message) => !problems.some((problem) => problem.includes(message)))
    .map((message) => `uncaught: ${message}`);

/** A story that is asked for in a theme has to be drawn in it, and a page of docs in the first. */
async function wronglyThemed(
  page: Page,
  { type }: CatalogueEntry,
  theme: ThemePreset["id"] | undefined,
): Promise<string[]> {
  if (theme === undefined) return [];
  const wanted = type === "docs" ? firstTheme : theme;
  const shown = await page.evaluate(styleText, styleId);
  return shown === themeCss({ preset: wanted }) ? [] : [`theme: it was not drawn in "${wanted}".`];
}

const run = (page: Page, { id, type }: CatalogueEntry) =>
  page.evaluate(runStory, { storyId: id, viewMode: type, timeout: storyTimeout });

/** Milliseconds for the part of a page of docs that is loaded after it. */
const titleTimeout = 60_000;

/** Opens a page of docs. A part that is loaded later may throw when Storybook has said that all is drawn: no title is left then. */
async function testDocs(page: Page, story: CatalogueEntry): Promise<StoryResult> {
  const report = await run(page, story);
  const problems = problemsOf(report);
  const title = page.locator("#storybook-docs h1").first();
  if (problems.length === 0)
    await title.waitFor({ timeout: titleTimeout }).catch(() => problems.push("docs: it shows no title."));
  return { story, problems, checkedByAxe: false };
}

async function testStory(page: Page, story: CatalogueEntry): Promise<StoryResult> {
  if (story.type === "docs") return testDocs(page, story);
  const { viewport, needsAxe } = await page.evaluate(settingsOf, story.id);
  const { width, height } = viewport ?? defaultViewport;
  const current = page.viewportSize();
  if (current?.width !== width || current.height !== height) await page.setViewportSize({ width, height });
  const report = await run(page, story);
  const checkedByAxe = report.reports.some(({ type }) => type === "a11y");
  const problems = problemsOf(report);
  if (needsAxe && !checkedByAxe && problems.length === 0) problems.push("axe: it did not look at the story.");
  return { story, problems, checkedByAxe };
}

/** The failed stories with their problems, for the terminal. */
export const describeFailures = (results: readonly StoryResult[]): string =>
  results
    .filter(({ problems }) => problems.length > 0)
    .map(({ story: { title, name, importPath }, theme, problems }) =>
      [
        `✗ ${title} › ${name}${theme === undefined ? "" : ` in the theme ${theme}`} (${importPath.replace("./", "")})`,
        ...problems.map((text) => text.replaceAll(/^/gm, "    ")),
      ].join("\n"),
    )
    .join("\n\n");
