import type { Catalogue } from "../browser/catalogue.ts";
import type { Pixels } from "./pixels.ts";
import { clearReport, type Finding, writeParts, writeReport } from "./report.ts";
import { writeResults } from "./results.ts";
import { type Comparison, compare, readScreenshot } from "./screenshot-file.ts";
import {
  filesWithoutStory,
  forShortRun,
  groupsOf,
  keptPath,
  type Screenshot,
  screenshotsOf,
  selectScreenshots,
} from "./screenshot-list.ts";
import { takeAgain, takeGroup, takeScreenshot } from "./take-screenshots.ts";

/** A comparison of screenshots with their files in git: one task a screenshot, and what is reported after all tasks. */
export interface ScreenshotComparison {
  tasks: (() => Promise<void>)[];
  /** Writes the report. Resolves to a line that sums up, and to the failures for the terminal: empty where none. */
  finish(): Promise<{ summary: string; failures: string }>;
}

/**
 * Prepares the comparison of the named variants and pages, of all where none is named. Empties the last report. A `brief`
 * one compares few screenshots in another theme.
 */
export async function prepareComparison(
  catalogue: Catalogue,
  subjects: readonly string[] = [],
  brief = false,
): Promise<ScreenshotComparison> {
  const all = screenshotsOf(catalogue.entries);
  const selected = selectScreenshots(all, subjects);
  const screenshots = brief ? forShortRun(selected) : selected;
  const findings: Finding[] = [];
  let identical = 0;
  await clearReport();
  const compareOne = async (screenshot: Screenshot, first?: Pixels) => {
    const outcome = await compareWithFile(catalogue, screenshot, first);
    if (outcome === "identical") identical += 1;
    if (outcome === "missing") findings.push({ file: screenshot.file, kind: "missing" });
    if (outcome === "different") findings.push({ file: screenshot.file, kind: "changed" });
  };
  const compareGroup = async (group: readonly Screenshot[]) => {
    const taken = await takeGroup(catalogue, group);
    for (const screenshot of group) await compareOne(screenshot, taken.get(screenshot));
  };
  const finish = async () => {
    if (subjects.length === 0) {
      for (const file of await filesWithoutStory(all)) findings.push({ file, kind: "orphan" });
      // The coverage page says what a whole comparison found.
      if (!brief) await writeResults(findings);
    }
    const path = await writeReport(findings, screenshots.length);
    const summary = `${screenshots.length} screenshots compared: ${identical} the same to the pixel, ${findings.length} differ.`;
    return { summary, failures: describeFindings(findings, path) };
  };
  const tasks = groupsOf(screenshots).map((group) => () => compareGroup(group));
  return { tasks, finish };
}

/** Compares the file with `first`, if it was taken before, and with others until two are the same where it differs. */
async function compareWithFile(
  catalogue: Catalogue,
  screenshot: Screenshot,
  first?: Pixels,
): Promise<Comparison | "missing"> {
  const kept = await readScreenshot(keptPath(screenshot));
  if (kept !== null && first !== undefined) {
    const seen = await compare(kept, first);
    if (seen === "identical" || seen === "similar") return seen;
  }
  const alone = await takeScreenshot(catalogue, screenshot);
  const seen = kept === null ? "missing" : await compare(kept, alone);
  if (seen === "identical" || seen === "similar") return seen;
  const pixels = await takeAgain(catalogue, screenshot, alone);
  const outcome = kept === null ? "missing" : await compare(kept, pixels);
  if (outcome === "missing" || outcome === "different") await writeParts(screenshot.file, kept, pixels);
  return outcome;
}

function describeFindings(findings: readonly Finding[], reportPath: string): string {
  if (findings.length === 0) return "";
  const lines = findings.map(({ file, kind }) => `✗ screenshot ${kind}: packages/ui/previews/${file}`);
  return [...lines, `See ${reportPath}. pnpm previews saves the new ones if the change is meant.`].join("\n");
}
