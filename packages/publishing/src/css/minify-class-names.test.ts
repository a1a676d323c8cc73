import { describe, expect, it } from "vitest";
import { documentText, withoutRuntime } from "../html/document.ts";
import { minifiedClassNames, renameClasses, renameSelector } from "./minify-class-names.ts";

const drawn = (body: string) => withoutRuntime(`<html><body>${body}</body></html>`, () => false);

describe("short class names", () => {
  it("are the shortest for the most frequent, and the same in the page", () => {
    const page = drawn('<p class="md:flex  text-lg"></p><p class="text-lg"></p><svg class="text-lg"></svg>');
    const names = minifiedClassNames(page, new Set());
    expect([...names]).toEqual([
      ["text-lg", "a"],
      ["md:flex", "b"],
    ]);
    renameClasses(page, names);
    expect(documentText(page)).toContain('<p class="a b"></p><p class="a"></p><svg class="a"></svg>');
  });

  it("do not replace names that a script may use, and are never a name that is in use", () => {
    const names = minifiedClassNames(
      drawn('<p class="open flex a"></p><p class="flex"></p>'),
      new Set(["open", "b"]),
    );
    expect(names.has("open")).toBe(false);
    expect(names.get("flex")).toBe("c");
    expect(names.get("a")).toBe("d");
  });

  it("are one for classes that the same elements have", () => {
    const page = drawn('<p class="flex gap-4 text-lg"></p><p class="text-lg"></p><p class="gap-4 flex"></p>');
    const names = minifiedClassNames(page, new Set());
    expect(names.get("flex")).toBe(names.get("gap-4"));
    expect(names.get("flex")).not.toBe(names.get("text-lg"));
    renameClasses(page, names);
    expect(documentText(page)).toContain('<p class="a b"></p><p class="b"></p><p class="a"></p>');
  });

  it.each([
    [".md\\:flex", ".a"],
    [".md\\:flex:hover>.text-lg::before", ".a:hover>.b::before"],
    [":is(.group:hover *) .\\32 xl\\:p-4", ":is(.c:hover *) .d"],
    ['.other[href$=".text-lg"]', '.other[href$=".text-lg"]'],
    [".text-lg-wide", ".text-lg-wide"],
    [".p-1\\.5", ".e"],
    [".after\\:content-\\[\\'_·_\\'\\]:after", ".f:after"],
  ])("stand in the selector %s as %s", (selector, renamed) => {
    const names = new Map([
      ["md:flex", "a"],
      ["text-lg", "b"],
      ["group", "c"],
      ["2xl:p-4", "d"],
      ["p-1.5", "e"],
      ["after:content-['_·_']", "f"],
    ]);
    expect(renameSelector(selector, names)).toBe(renamed);
  });
});
