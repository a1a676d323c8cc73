import { expect, test } from "vitest";
import { bundledSite } from "../data/index.ts";
import { documentNames, parseDocument } from "../site/documents.ts";

/** A mix of spaces, letters, signs and dots, which takes every pattern a long time to read. */
const long = "lunes    y a@b.c. ".repeat(2_000);

const lengthen = (value: unknown): unknown => {
  if (typeof value === "string") return long;
  if (Array.isArray(value)) return value.map(lengthen);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, lengthen(field)]));
};

// Other rules of the field are not read: their patterns would keep a server busy for hours with a body of 2 MB.
test.each(documentNames)("a text of %s that is far too long gets one message only", (name) => {
  const parsed = parseDocument(name, lengthen(bundledSite[name]));
  const paths = parsed.ok ? [] : parsed.problems.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths).toEqual([...new Set(paths)]);
});
