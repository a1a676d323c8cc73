import { browserKind } from "@consultorio/testkit/browser";
import pMap from "p-map";
import { type Catalogue, catalogueEntries, withCatalogue } from "../browser/catalogue.ts";
import { checkControls } from "../pages/controls-change.ts";
import { overBudget, pageBudgets } from "../pages/page-budgets.ts";
import { screenshotsOf, selectScreenshots } from "../screenshots/screenshot-list.ts";
import { testLargeText, withoutMenus } from "../stories/large-text.ts";
import {
  describeFailures,
  forShortRun,
  type StoryResult,
  testedStories,
  testStories,
} from "../stories/test-stories.ts";
import { inEveryTheme } from "../stories/themed-stories.ts";
import { runScreenshots } from "./run-screenshots.ts";
import { workers } from "./workers.ts";

/** One part of the run: its tasks, and the report after all of them. */
type Part = (catalogue: Catalogue) => Promise<{
  tasks: (() => Promise<void>)[];
  finish(): Promise<{ summary: string; failures: string }>;
}>;

/**
 * Tests the built catalogue in one browser; exit code 1 where anything fails.
 *
 * - `catalogue.ts`, a part of `pnpm test`: stories, text at 200 % and screenshots, of each a part that is always the same
 * - `catalogue.ts all`, a part of `pnpm test:long`: all parts whole
 * - `catalogue.ts stories [word…]`: stories whose file or place in the sidebar contains a word
 * - `catalogue.ts large-text`: each variant on a phone with text at 200 %
 * - `catalogue.ts themes`: each variant in every theme, and every page of docs
 * - `catalogue.ts docs`: every page of docs
 * - `catalogue.ts screenshots [Variant…]`: screenshots of the named variants and pages
 * - `catalogue.ts pages`: the controls, and the requests and bytes of pages
 */
const [requestedPart, ...names] = process.argv.slice(2);
/** `pnpm test`, which names no part, runs a part of each. */
const isBrief = requestedPart === undefined;

const stories: Part = async (catalogue) => {
  const results: StoryResult[] = [];
  const entries = isBrief ? forShortRun(catalogue.entries) : catalogue.entries;
  const tasks = testedStories(entries, names).map((stories) => async () => {
    results.push(...(await testStories(catalogue, stories)));
  });
  const finish = async () => {
    const failed = results.filter(({ problems }) => problems.length > 0).length;
    const checked = results.filter(({ checkedByAxe }) => checkedByAxe).length;
    const summary = `${results.length} stories run, ${checked} of them checked by axe, ${failed} failed.`;
    return { summary, failures: describeFailures(results) };
  };
  return { tasks, finish };
};

/** Runs each variant in every theme beside the first, for axe above all. */
const themed: Part = async (catalogue) => {
  const results: StoryResult[] = [];
  const tasks = inEveryTheme(catalogue.entries).map(({ theme, stories: ofTheme }) => async () => {
    results.push(...(await testStories(catalogue, ofTheme, theme)));
  });
  const finish = async () => {
    const failed = results.filter(({ problems }) => problems.length > 0).length;
    const checked = results.filter(({ checkedByAxe }) => checkedByAxe).length;
    const summary = `${results.length} stories run in other themes, ${checked} of them checked by axe, ${failed} failed.`;
    return { summary, failures: describeFailures(results) };
  };
  return { tasks, finish };
};

const largeText: Part = async (catalogue) => {
  const results: StoryResult[] = [];
  const task = async () => {
    const variants = withoutMenus(catalogue.entries).filter((_, index) => !isBrief || index % 6 === 0);
    results.push(...(await testLargeText(catalogue, variants)));
  };
  const finish = async () => {
    const failed = results.filter(({ problems }) => problems.length > 0).length;
    const summary = `${results.length} variants drawn on phones and a tablet with text at 200 %, ${failed} failed.`;
    return { summary, failures: describeFailures(results) };
  };
  return { tasks: [task], finish };
};

/** A theme whose colours of text cannot be read on the ground of the docs. */
const darkTheme = "night";

/** Opens each page of docs with a dark theme chosen: it has to be drawn, in the first theme. */
const docs: Part = async (catalogue) => {
  const results: StoryResult[] = [];
  const task = async () => {
    const pagesOfDocs = catalogue.entries.filter(({ type }) => type === "docs");
    results.push(...(await testStories(catalogue, pagesOfDocs, darkTheme)));
  };
  const finish = async () => {
    const failed = results.filter(({ problems }) => problems.length > 0).length;
    const summary = `${results.length} pages of docs opened, ${failed} failed.`;
    return { summary, failures: describeFailures(results) };
  };
  return { tasks: [task], finish };
};

/** Compares screenshots, those of a short run where no part is named. */
async function compareScreenshots(): Promise<void> {
  if (browserKind() === "installed") {
    console.log("Screenshots: skipped. They are taken in the pinned browser, which this system lacks.");
    return;
  }
  selectScreenshots(screenshotsOf(await catalogueEntries()), names);
  if (runScreenshots(names, ...(isBrief ? ["--grep=@short", "--workers=1"] : []))) return;
  console.error(
    "See test-results/visual/index.html. pnpm previews saves the new ones if the change is meant.",
  );
  process.exitCode = 1;
}

const pages: Part = async (catalogue) => {
  const problems: string[] = [];
  const checks = [
    ...pageBudgets.map((budget) => ({ name: budget.name, run: () => overBudget(catalogue, budget) })),
    { name: "a change in the controls is drawn", run: () => checkControls(catalogue) },
  ];
  const tasks = checks.map(({ name, run }) => async () => {
    problems.push(...(await run()).map((problem) => `✗ ${name}: ${problem}`));
  });
  const finish = async () => ({
    summary: `${checks.length} checks of the catalogue's pages, ${problems.length} problems.`,
    failures: problems.join("\n"),
  });
  return { tasks, finish };
};

function askedParts(): Part[] {
  if (isBrief) return [stories, largeText];
  if (requestedPart === "all") return [stories, largeText, themed, docs, pages];
  if (requestedPart === "stories") return [stories];
  if (requestedPart === "large-text") return [largeText];
  if (requestedPart === "themes") return [themed, docs];
  if (requestedPart === "docs") return [docs];
  if (requestedPart === "pages") return [pages];
  throw new Error(
    `"${requestedPart}" is none of "all", "stories", "large-text", "themes", "docs", "screenshots" and "pages".`,
  );
}

/** A task that throws fails the run. The results of the others are printed too. */
function reportAndGoOn(reason: unknown): void {
  console.error(reason);
  process.exitCode = 1;
}

if (isBrief || requestedPart === "all" || requestedPart === "screenshots") await compareScreenshots();

if (requestedPart !== "screenshots")
  await withCatalogue(async (catalogue) => {
    const parts = await Promise.all(askedParts().map((part) => part(catalogue)));
    await pMap(
      parts.flatMap(({ tasks }) => tasks),
      (task) => task().catch(reportAndGoOn),
      // `pnpm test` runs other tests beside it.
      { concurrency: isBrief ? 1 : workers },
    );
    for (const { finish } of parts) {
      const { summary, failures } = await finish();
      if (failures !== "") {
        console.error(`${failures}\n`);
        process.exitCode = 1;
      }
      console.log(summary);
    }
  });
