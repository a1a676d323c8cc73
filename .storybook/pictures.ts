import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { variantOf } from "./variant-path.ts";

/** A picture that is kept in git: a story at a width. */
export interface Picture {
  /** Where it is kept, below `packages/ui/previews`: `Hero/HeroSplit.webp`, `pages/Home.360.webp`. */
  file: string;
  /** What it shows: the variant or the page's story. */
  subject: string;
  story: string;
  width: 360 | 1280;
}

export const previewsFolder = join(import.meta.dirname, "..", "packages", "ui", "previews");

export const keptPath = ({ file }: Picture): string => join(previewsFolder, file);

interface StoryEntry {
  id: string;
  exportName?: string;
  importPath: string;
  type: "story" | "docs";
}

/** Every picture of a built catalogue: each variant's Default story and each page, on a phone and on a desktop. */
export async function picturesOf(catalogue: string): Promise<Picture[]> {
  const index: { entries: Record<string, StoryEntry> } = JSON.parse(
    await readFile(join(catalogue, "index.json"), "utf8"),
  );
  return Object.values(index.entries).flatMap((entry) => [...variantPictures(entry), ...pagePictures(entry)]);
}

/** The wide picture is the one that the administrator sees, so it has the plain name. */
function variantPictures({ id, exportName, importPath, type }: StoryEntry): Picture[] {
  const name = type === "story" && exportName === "Default" ? variantOf(importPath) : null;
  if (name === null) return [];
  const path = `${name.type}/${name.variant}`;
  return [
    { file: `${path}.webp`, subject: name.variant, story: id, width: 1280 },
    { file: `${path}.360.webp`, subject: name.variant, story: id, width: 360 },
  ];
}

function pagePictures({ id, exportName = "", importPath, type }: StoryEntry): Picture[] {
  if (type !== "story" || !importPath.endsWith("/pages/site-page.stories.tsx")) return [];
  return ([1280, 360] as const).map((width) => ({
    file: `pages/${exportName}.${width}.webp`,
    subject: exportName,
    story: id,
    width,
  }));
}

/** The pictures of the named subjects; all where none is named. An error that says which name is unknown. */
export function chosen(pictures: readonly Picture[], subjects: readonly string[]): Picture[] {
  const unknown = subjects.filter((name) => !pictures.some(({ subject }) => subject === name));
  if (unknown.length > 0)
    throw new Error(`No variant or page has a story for ${unknown.map((name) => `"${name}"`).join(", ")}.`);
  return pictures.filter(({ subject }) => subjects.length === 0 || subjects.includes(subject));
}

/** Kept pictures that no story draws any more. */
export async function orphans(pictures: readonly Picture[]): Promise<string[]> {
  const known = new Set(pictures.map(({ file }) => file));
  const files = await Array.fromAsync(glob("*/*.webp", { cwd: previewsFolder }));
  return files.filter((file) => !known.has(file)).sort();
}
