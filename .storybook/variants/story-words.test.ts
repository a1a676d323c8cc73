import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { storyNameFromExport } from "storybook/internal/csf";
import { expect, it } from "vitest";
import { isSectionType } from "../../packages/content/src/index.ts";
import { variantInfo } from "../../packages/ui/src/registry/catalog.ts";
import { storyWords, wordsOfStories } from "./story-words.ts";
import { titleOf, variantOf } from "./variant-path.ts";

const root = join(import.meta.dirname, "..", "..");
const paths = await Array.fromAsync(glob("packages/ui/src/**/*.stories.tsx", { cwd: root }));
const files = await Promise.all(
  paths.sort().map(async (path) => ({ path, source: await readFile(join(root, path), "utf8") })),
);
const namesIn = (source: string): string[] =>
  [...source.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => storyNameFromExport(name));

it.each(files)("$path: every story has a name in Spanish", ({ source }) => {
  const names = namesIn(source);
  expect(names).not.toHaveLength(0);
  for (const name of names)
    expect(wordsOfStories, "add it to .storybook/variants/story-words.ts").toHaveProperty([name]);
});

it("there is no Spanish name for a deleted story", () => {
  const used = new Set(files.flatMap(({ source }) => namesIn(source)));
  expect(Object.keys(wordsOfStories).filter((name) => !used.has(name))).toEqual([]);
});

it("two stories of a file are never called the same", () => {
  for (const { path, source } of files) {
    const words = namesIn(source).map(storyWords);
    expect(new Set(words).size, path).toBe(words.length);
  }
});

it.each(files)("$path: its place in the sidebar reads as Spanish", ({ path, source }) => {
  const [, title = ""] = source.match(/\btitle: "((?:Secciones|Páginas|Piezas)\/[^"]+)"/) ?? [];
  const [group = "", type = ""] = title.split("/");
  expect(["Secciones", "Páginas", "Piezas"]).toContain(group);
  if (group !== "Secciones") return;
  const name = variantOf(path);
  expect(isSectionType(type)).toBe(true);
  const label = name && variantInfo(name.type, name.variant)?.label;
  expect(label, `write its label in ${dirname(path)}/*.variants.ts`).toBeTruthy();
  expect(title).toBe(name && titleOf(name));
});
