import { openLighthouse, type PageFigures } from "./lighthouse.ts";
import { startReference } from "./reference.ts";
import { samplePages } from "./sample-pages.ts";
import { settings } from "./settings.ts";
import { against, printTable } from "./table.ts";

/** Budgets of a page on Lighthouse's mobile profile. */
const budget = { ofReference: 1.25, blocking: 10, shift: 0.01, score: 100 };

/** Visits pages and their plain twins with Lighthouse, and prints both. */
export async function measurePages(origin: string): Promise<void> {
  const reference = await startReference(origin);
  const browser = await openLighthouse();
  const rows: string[][] = [];
  const findings: string[] = [];
  try {
    for (const { name, path } of samplePages) {
      const [plain, page] = await browser.measure([reference.origin + path, origin + path]);
      if (plain === undefined || page === undefined) continue;
      rows.push(row(`${name}, plain twin`, plain), row(name, page, plain));
      findings.push(...page.findings.map((finding) => `${name}: ${finding}`));
    }
  } finally {
    await browser.close();
    reference.close();
  }
  console.log(
    `\nPages: Lighthouse, mobile profile, Chromium ${browser.version}, ${settings.runs} runs of each;`,
  );
  console.log("the plain twin is the same page without scripts and with the system's fonts");
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
    String(Math.round(bytes / 1024)),
    ...scores.map((score) => against(score, held({ least: budget.score }))),
  ];
}
