import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Finding, reportFolder } from "./report.ts";
import { sourcesHash } from "./sources-hash.ts";

/** The last whole comparison, as the coverage page reads it. */
export interface ComparisonResults {
  /** Hash of the sources that were compared. */
  sources: string;
  findings: Finding[];
}

/** Keeps what a whole comparison of the present sources found. */
export async function writeResults(findings: readonly Finding[]): Promise<void> {
  const results: ComparisonResults = { sources: await sourcesHash(), findings: [...findings] };
  await writeFile(join(reportFolder, "results.json"), JSON.stringify(results));
}
