import { join } from "node:path";
import { expect, it } from "vitest";
import { readStylesheet } from "./stylesheet-source.ts";

it("has the theme's colours in hexadecimal, with their alpha", () => {
  const css = readStylesheet(join(import.meta.dirname, "../../src/theme/theme.css")).toString();
  expect(css).not.toContain("oklch(");
  expect(css).toMatch(/--color-surface: #fcfaf6;/);
  expect(css).toMatch(/--color-line: #1a1f2e1f;/);
});
