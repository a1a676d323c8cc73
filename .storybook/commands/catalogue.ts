import { browserKind } from "@consultorio/testkit/browser";
import pMap from "p-map";
import { type Catalogue, withCatalogue } from "../browser/catalogue.ts";
import { prepareComparison } from "../screenshots/compare-screenshots.ts";
import { describeFailures, type StoryResult, testedFiles, testFile } from "../stories/test-stories.ts";
import { inEveryTheme, inOneThemeEach, type ThemedStories } from "../stories/themed-stories.ts";
import { workers } from "./workers.ts";

/** One part of the run: its tasks, and what is reported after all of them. */
type Part = (catalogue: Catalogue) => Promise<{
  tasks: (() => Promise<void>)[];
  finish(): Promise<{ summary: string; failures: string }>;
}>;

/**
 * Tests the built catalogue in one browser; exit code 1 where anything fails.
 *
 * - `catalogue.ts`: every story, each variant in one theme more, and every screenshot; of those in another theme one a type
 * - `catalogue.ts stories [word…]`: stories whose file or place in the sidebar contains a word
 * - `catalogue.ts themes`: each variant in every theme
 * - `catalogue.ts screenshots [Variant…]`: screenshots of the named variants and pages
 */
const [asked, ...names] = process.argv.slice(2);

const stories: Part = async (catalogue) => {
  const results: StoryResult[] = [];
  const tasks = testedFiles(catalogue.entries, names).map((file) => async () => {
    results.push(...(await testFile(catalogue, file)));
  });
  const finish = async () => {
    const failed = results.filter(({ problems }) => problems.length > 0).length;
    const checked = results.filter(({ checkedByAxe }) => checkedByAxe).length;
    const summary = `${results.length} stories run, ${checked} of them checked by axe, ${failed} failed.`;
    return { summary, failures: describeFailures(results) };
  };
  return { tasks, finish };
};

/** Runs each variant in themes beside the first, for axe above all. */
const themed =
  (groupsOf: (entries: Catalogue["entries"]) => ThemedStories[]): Part =>
  async (catalogue) => {
    const results: StoryResult[] = [];
    const tasks = groupsOf(catalogue.entries).map(({ theme, stories: ofTheme }) => async () => {
      results.push(...(await testFile(catalogue, ofTheme, theme)));
    });
    const finish = async () => {
      const failed = results.filter(({ problems }) => problems.length > 0).length;
      const checked = results.filter(({ checkedByAxe }) => checkedByAxe).length;
      const summary = `${results.length} stories run in other themes, ${checked} of them checked by axe, ${failed} failed.`;
      return { summary, failures: describeFailures(results) };
    };
    return { tasks, finish };
  };

const screenshots: Part = async (catalogue) => {
  if (browserKind() !== "installed") return prepareComparison(catalogue, names, asked === undefined);
  const summary = "Screenshots: skipped. They are taken in the pinned browser, which this system lacks.";
  return { tasks: [], finish: async () => ({ summary, failures: "" }) };
};

function askedParts(): Part[] {
  if (asked === undefined) return [screenshots, stories, themed(inOneThemeEach)];
  if (asked === "stories") return [stories];
  if (asked === "themes") return [themed(inEveryTheme)];
  if (asked === "screenshots") return [screenshots];
  throw new Error(`"${asked}" is none of "stories", "themes" and "screenshots".`);
}

await withCatalogue(async (catalogue) => {
  const parts = await Promise.all(askedParts().map((part) => part(catalogue)));
  await pMap(
    parts.flatMap(({ tasks }) => tasks),
    (task) => task(),
    { concurrency: workers },
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
