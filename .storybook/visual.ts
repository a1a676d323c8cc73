import { browserKind } from "@consultorio/testkit/browser";
import { builtCatalogue } from "./built-catalogue.ts";
import { photograph } from "./photographer.ts";
import { type Likeness, likeness, readPicture } from "./picture-file.ts";
import { chosen, keptPath, orphans, type Picture, picturesOf } from "./pictures.ts";
import type { Pixels } from "./pixels.ts";
import { clearReport, type Finding, writeParts, writeReport } from "./visual-report.ts";
import { alreadyAlike, writeResults } from "./visual-results.ts";

/**
 * `pnpm visual [--again] [Variant…]`: compares every variant and page, on a phone and on a desktop, with the pictures
 * in git. What an eye could tell apart fails; the report shows before, after and difference. Where neither sources nor
 * pictures changed since all were alike there is nothing to do, unless `--again` is asked.
 */
const again = process.argv.includes("--again");
const subjects = process.argv.slice(2).filter((word) => word !== "--again");

async function compare(picture: Picture, pixels: Pixels): Promise<Likeness | "missing"> {
  const kept = await readPicture(keptPath(picture));
  const outcome = kept === null ? "missing" : await likeness(kept, pixels);
  if (outcome === "missing" || outcome === "other") await writeParts(picture.file, kept, pixels);
  return outcome;
}

async function compareAll(): Promise<Finding[]> {
  const { folder, hash } = await builtCatalogue();
  const all = await picturesOf(folder);
  const pictures = chosen(all, subjects);
  await clearReport();
  const findings: Finding[] = [];
  let exact = 0;
  await photograph(folder, pictures, async (picture, pixels) => {
    const outcome = await compare(picture, pixels);
    if (outcome === "exact") exact += 1;
    if (outcome === "missing") findings.push({ file: picture.file, kind: "missing" });
    if (outcome === "other") findings.push({ file: picture.file, kind: "changed" });
  });
  if (subjects.length === 0) {
    for (const file of await orphans(all)) findings.push({ file, kind: "orphan" });
    await writeResults(hash, pictures.length, findings);
  }
  console.log(
    `${pictures.length} pictures compared in the ${browserKind()} browser: ${exact} the same to the pixel, ${findings.length} differ.`,
  );
  await report(findings, pictures.length);
  return findings;
}

async function report(findings: readonly Finding[], compared: number): Promise<void> {
  const path = await writeReport(findings, compared);
  if (findings.length === 0) return;
  for (const { file, kind } of findings) console.error(`${kind.padEnd(8)}${file}`);
  console.error(`See ${path}. Where the change is meant, pnpm previews keeps it.`);
}

const alike = again || subjects.length > 0 ? null : await alreadyAlike();
if (browserKind() === "installed") {
  console.log(
    "Visual comparison: skipped. The pictures are taken in the pinned browser, which this system lacks.",
  );
} else if (alike !== null) {
  console.log(`${alike} pictures: all alike in the last comparison, and nothing changed since.`);
} else if ((await compareAll()).length > 0) {
  process.exitCode = 1;
}
