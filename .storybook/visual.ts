import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { browserKind } from "@consultorio/browser";
import { builtCatalogue } from "./built-catalogue.ts";
import { photograph } from "./photographer.ts";
import { differsFromKept, type Pixels, readPicture } from "./picture-file.ts";
import { chosen, keptPath, orphans, type Picture, picturesOf } from "./pictures.ts";
import {
  clearReport,
  type Finding,
  reportFolder,
  type VisualResults,
  writeParts,
  writeReport,
} from "./visual-report.ts";

/**
 * `pnpm visual [Variant…]`: compares every variant and page, on a phone and on a desktop, with the pictures in git.
 * One pixel that differs fails; the report shows before, after and difference.
 */

async function compare(picture: Picture, pixels: Pixels): Promise<Finding | null> {
  const { file } = picture;
  const kept = await readPicture(keptPath(picture));
  if (kept !== null && !(await differsFromKept(keptPath(picture), pixels))) return null;
  await writeParts(file, kept, pixels);
  return { file, kind: kept === null ? "missing" : "changed" };
}

async function compareAll(subjects: readonly string[]): Promise<Finding[]> {
  const { folder, hash } = await builtCatalogue();
  const all = await picturesOf(folder);
  const pictures = chosen(all, subjects);
  await clearReport();
  const findings: Finding[] = [];
  await photograph(folder, pictures, async (picture, pixels) => {
    const finding = await compare(picture, pixels);
    if (finding !== null) findings.push(finding);
  });
  if (subjects.length === 0) {
    for (const file of await orphans(all)) findings.push({ file, kind: "orphan" });
    const results: VisualResults = { sources: hash, compared: pictures.length, findings };
    await writeFile(join(reportFolder, "results.json"), JSON.stringify(results));
  }
  const report = await writeReport(findings, pictures.length);
  console.log(
    `${pictures.length} pictures compared in the ${browserKind()} browser, ${findings.length} differ.`,
  );
  if (findings.length > 0) {
    for (const { file, kind } of findings) console.error(`${kind.padEnd(8)}${file}`);
    console.error(`See ${report}. Where the change is meant, pnpm previews keeps it.`);
  }
  return findings;
}

if (browserKind() === "installed") {
  console.log(
    "Visual comparison: skipped. The pictures are taken in the pinned browser, which this system lacks.",
  );
} else if ((await compareAll(process.argv.slice(2))).length > 0) {
  process.exitCode = 1;
}
