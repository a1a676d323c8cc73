import { globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const generated = [
  "**/node_modules/**",
  "**/dist/**",
  "**/.next/**",
  "**/.turbo/**",
  "**/storybook-static/**",
  "**/test-results/**",
];
const read = (path: string) => readFileSync(join(root, path), "utf8");
const numberOf = (path: string) => basename(path).slice(0, 4);

const decisions = globSync("*.mdx", { cwd: import.meta.dirname });
const numbers = new Set(decisions.map(numberOf));

/** Code, documents and configuration of the repository. */
const texts = globSync(
  [
    "*.md",
    "Dockerfile",
    ".ci/*",
    ".changeset/*.md",
    ".github/**/*.yml",
    "deploy/*",
    "{apps,packages,.storybook}/**/*.{css,js,json,md,mdx,mjs,py,ts,tsx}",
  ],
  { cwd: root, exclude: generated },
  // A folder of the site can have the name of the file that it answers with.
).filter((path) => statSync(join(root, path)).isFile());

/** Numbers after the word "decision", in English and Spanish, also where a comment or a paragraph breaks between them. */
function citedNumbers(text: string): string[] {
  const citations = text.matchAll(/\bdecisi[oó]n(?:s|es)?[\s#*/]+(\d{4}(?:(?:, | and | y )\d{4})*)/gi);
  return [...citations].flatMap(([, list = ""]) => list.match(/\d{4}/g) ?? []);
}

it("finds the numbers of a citation", () => {
  expect(citedNumbers("a (decision 0001), decisions 0002, 0003 and 0004")).toEqual([
    "0001",
    "0002",
    "0003",
    "0004",
  ]);
  expect(citedNumbers(" * as decision\n * 0005 says; decisión\n0006, decisiones 0007 y 0008")).toEqual([
    "0005",
    "0006",
    "0007",
    "0008",
  ]);
});

it("has a file for every decision that code or documents cite", () => {
  const missing = texts
    .filter((path) => !path.endsWith("decisions.test.ts"))
    .flatMap((path) => citedNumbers(read(path)).map((number) => ({ path, number })))
    .filter(({ number }) => !numbers.has(number));
  expect(missing).toEqual([]);
});

it("has every file of a decision that a document links to", () => {
  const missing = texts
    .flatMap((path) =>
      [...read(path).matchAll(/docs\/decisions\/([\w-]+\.mdx)/g)].map(([, file = ""]) => file),
    )
    .filter((file) => !decisions.includes(file));
  expect(missing).toEqual([]);
});

it.each(decisions)("%s has its number and one title, in the catalogue and on its page", (file) => {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  const inCatalogue = /<Meta title="Manual\/Decisiones\/(\d{4}) ([^"]+)" \/>/.exec(text);
  const onPage = /^# (\d{4}) · (.+)$/m.exec(text);
  expect(inCatalogue?.slice(1)).toEqual(onPage?.slice(1));
  expect(inCatalogue?.[1]).toBe(numberOf(file));
});

it.each(decisions)("%s names source files that exist", (file) => {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  const named = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:css|mjs|ts|tsx))`/g)].map(
    ([, path = ""]) => path,
  );
  const missing = named.filter((path) => !texts.some((text) => `/${text}`.endsWith(`/${path}`)));
  expect(missing).toEqual([]);
});
