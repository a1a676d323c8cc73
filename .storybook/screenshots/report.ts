import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { difference } from "./difference.ts";
import { decode, type Pixels } from "./pixels.ts";
import { changedSince, encode } from "./screenshot-file.ts";

/** Beside the other test results, out of git. */
export const reportFolder = join(import.meta.dirname, "..", "..", "test-results", "visual");

/** A screenshot that differs from the file in git, that has no file, or a file that has no story. */
export interface Finding {
  file: string;
  kind: "changed" | "missing" | "orphan";
}

export async function clearReport(): Promise<void> {
  await rm(reportFolder, { recursive: true, force: true });
  await mkdir(reportFolder, { recursive: true });
}

const partName = (file: string, part: "before" | "after" | "difference") =>
  `${file.replaceAll("/", "-").replace(/\.webp$/, "")}.${part}.webp`;

/** Puts before, after and difference of one screenshot into the report's folder. */
export async function writeParts(file: string, before: Buffer | null, pixels: Pixels): Promise<void> {
  const after = await encode(pixels);
  await writeFile(join(reportFolder, partName(file, "after")), after);
  if (before === null) return;
  await writeFile(join(reportFolder, partName(file, "before")), before);
  const marked = await encode(
    difference(await decode(before), await decode(after), await changedSince(before, pixels)),
  );
  await writeFile(join(reportFolder, partName(file, "difference")), marked);
}

/** The page that shows them side by side. Resolves to its path. */
export async function writeReport(findings: readonly Finding[], compared: number): Promise<string> {
  const path = join(reportFolder, "index.html");
  await writeFile(path, document(findings, compared));
  return path;
}

const headings = {
  changed: "cambió",
  missing: "no tiene imagen guardada",
  orphan: "imagen guardada sin historia",
} as const;

const document = (findings: readonly Finding[], compared: number): string => `<!doctype html>
<html lang="es-MX">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Comparación visual</title>
<style>
  body { margin: 2rem; font: 16px/1.5 system-ui; background: #f4f1ec; color: #222; }
  .parts { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
  figure { margin: 0; } img { max-width: 100%; border: 1px solid #bbb; background: #fff; }
</style>
<h1>Comparación visual</h1>
<p>${compared} imágenes comparadas, ${findings.length} con diferencias. Si el cambio es el que querías, <code>pnpm previews</code> lo guarda.</p>
${findings.map(section).join("\n")}
</html>
`;

const section = ({ file, kind }: Finding): string => `<section>
<h2>${file}: ${headings[kind]}</h2>
<div class="parts">
${kind === "changed" ? figure(file, "before", "Antes") : ""}
${kind === "orphan" ? "" : figure(file, "after", "Ahora")}
${kind === "changed" ? figure(file, "difference", "Diferencia") : ""}
</div>
</section>`;

const figure = (file: string, part: "before" | "after" | "difference", caption: string): string =>
  `<figure><figcaption>${caption}</figcaption><img src="${partName(file, part)}" alt="${caption}" loading="lazy"></figure>`;
