import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { browserKind } from "@consultorio/testkit/browser";
import { sourcesHash } from "./built-catalogue.ts";
import { previewsFolder } from "./pictures.ts";
import { type Finding, reportFolder } from "./visual-report.ts";

/** The last whole comparison, as the coverage page and the next one read it. */
export interface VisualResults {
  /** Hash of the sources that were compared. */
  sources: string;
  /** Hash of the kept pictures, and of which browser drew the new ones. */
  pictures: string;
  compared: number;
  findings: Finding[];
}

const path = join(reportFolder, "results.json");

/** Keeps what a whole comparison of these sources found. */
export async function writeResults(
  sources: string,
  compared: number,
  findings: readonly Finding[],
): Promise<void> {
  const results = { sources, pictures: await picturesHash(), compared, findings: [...findings] };
  await writeFile(path, JSON.stringify(results satisfies VisualResults));
}

/** How many pictures the last whole comparison found all alike, if nothing that it saw has changed; else null. */
export async function alreadyAlike(): Promise<number | null> {
  if (!existsSync(path)) return null;
  const { sources, pictures, compared, findings }: VisualResults = JSON.parse(await readFile(path, "utf8"));
  if (findings.length > 0 || sources !== (await sourcesHash()) || pictures !== (await picturesHash()))
    return null;
  return compared;
}

async function picturesHash(): Promise<string> {
  const hash = createHash("sha256").update(`${browserKind()} ${process.env.CHROMIUM_PATH ?? ""}\0`);
  const files = await Array.fromAsync(glob("*/*.webp", { cwd: previewsFolder }));
  for (const file of files.sort())
    hash.update(`${file}\0`).update(await readFile(join(previewsFolder, file)));
  return hash.digest("hex");
}
