import { openLighthouse, type PageFigures } from "./lighthouse.ts";
import { startReference } from "./reference.ts";
import { samplePages } from "./sample-pages.ts";
import { settings } from "./settings.ts";
import { measureSlowLine } from "./slow-line.ts";
import { against, printTable } from "./table.ts";

/** Budgets of a page on Lighthouse's mobile profile. */
const budget = { ofReference: 1.25, blocking: 10, shift: 0.01, score: 100 };

/** Visits pages, their plain twins and their floors with Lighthouse, and prints them; then the same on a slow line. */
export async function measurePages(origin: string): Promise<void> {
  const reference = await startReference(origin);
  const floor = await startReference(origin, "floor");
  const browser = await openLighthouse();
  const rows: string[][] = [];
  const findings: string[] = [];
  try {
    for (const { name, path } of samplePages) {
      const [least, plain, page] = await browser.measure([
        floor.origin + path,
        reference.origin + path,
        origin + path,
      ]);
      if (least === undefined || plain === undefined || page === undefined) continue;
      rows.push(row(`${name}, floor`, least), row(`${name}, plain twin`, plain), row(name, page, plain));
      findings.push(...page.findings.map((finding) => `${name}: ${finding}`));
    }
    await measureSlowLine(origin, floor.origin);
  } finally {
    await browser.close();
    reference.close();
    floor.close();
  }
  console.log(
    `\nPages: Lighthouse, mobile profile, Chromium ${browser.version}, ${settings.runs} runs of each;`,
  );
  console.log(
    "the plain twin is the same page without scripts and with the system's fonts, the floor has its first",
  );
  console.log("picture alone; KB have 1,000 bytes");
  const columns = ["largest paint", "of twin", "blocking", "shift", "KB", "perf", "a11y", "practices", "SEO"];
  printTable("Pages", columns, rows);
  if (findings.length > 0)
    console.log(`\nWhat Lighthouse notes\n${findings.map((line) => `  ${line}`).join("\n")}`);
}

/** Budgets hold for our pages: for those that have a twin beside them. */
function row(name: string, figures: PageFigures, plain?: PageFigures): string[] {
  const { largestPaint, blocking, shift, bytes, scores } = figures;
  const held = (limits: { most?: number; least?: number }) => (plain ? limits : {});
  const ratio = plain && largestPaint / plain.largestPaint;
  return [
    name,
    `${(largestPaint / 1000).toFixed(2)} s`,
    ratio === undefined ? "" : against(ratio, { most: budget.ofReference }, `${ratio.toFixed(2)}×`),
    against(blocking, held({ most: budget.blocking }), `${Math.round(blocking)} ms`),
    against(shift, held({ most: budget.shift }), shift.toFixed(3)),
    String((bytes / 1000).toFixed(1)),
    ...scores.map((score) => against(score, held({ least: budget.score }))),
  ];
}
