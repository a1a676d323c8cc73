import { describe, expect, it } from "vitest";
import { documentText, withoutRuntime } from "../html/document.ts";
import { pageTheme, takeTheme } from "./page-theme.ts";
import { Stylesheet } from "./stylesheet.ts";
import { lettersIn, scriptVocabulary, type Vocabulary } from "./vocabulary.ts";

const css = [
  ':root{--color-surface:white;--font-display:"First Face"}',
  '@font-face{font-family:"First Face";src:url(first.woff2)}',
  '@font-face{font-family:"Second Face";src:url(second.woff2)}',
  ".a{background:var(--color-surface);font-family:var(--font-display)}",
].join("");
const vocabulary: Vocabulary = {
  classes: new Set("a"),
  tags: new Set(),
  ids: new Set(),
  attributes: new Set(),
  scripts: scriptVocabulary(""),
  properties: new Set(),
  letters: lettersIn("a"),
};

describe("the theme of a published page", () => {
  it("is removed from the page", () => {
    const page = withoutRuntime(
      '<body><style data-theme="">:root{--color-surface:black}</style><p>a</p></body>',
      () => false,
    );
    expect(takeTheme(page)?.properties).toEqual(new Map([["--color-surface", "black"]]));
    expect(documentText(page)).not.toContain("<style");
    expect(takeTheme(page)).toBeNull();
  });

  it("replaces the values of the build, and loads its own fonts only", () => {
    const theme = pageTheme(':root{--color-surface:black;--font-display:"Second Face"}');
    expect(new Stylesheet(css).for(vocabulary, new Map(), theme)).toBe(
      [
        ':root{--color-surface:black;--font-display:"Second Face"}',
        '@font-face{font-family:"Second Face";src:url(second.woff2)}',
        ".a{background:var(--color-surface);font-family:var(--font-display)}",
      ].join(""),
    );
  });

  it("keeps its own rules, such as the colours of print", () => {
    const theme = pageTheme(
      ":root{--color-surface:black;color-scheme:dark}@media print{:root{--color-surface:white}}",
    );
    expect(new Stylesheet(css).for(vocabulary, new Map(), theme)).toMatch(
      /:root\{color-scheme:dark\}@media print\{:root\{--color-surface:white\}\}$/,
    );
  });

  it("leaves a page without a theme unchanged", () => {
    const sheet = new Stylesheet(css);
    expect(sheet.for(vocabulary)).toBe(sheet.for(vocabulary, new Map(), null));
    expect(sheet.for(vocabulary)).toContain("First Face");
  });
});
