import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tokensAsRoot } from "./ui-tokens.ts";

test("every token of the library that the area's styles name exists", () => {
  const theme = createRequire(import.meta.url).resolve("@consultorio/ui/site.css");
  const css = tokensAsRoot(readFileSync(theme, "utf8"));
  expect(css).toContain("--color-surface: #");
  expect(css).not.toContain("-*:");
  const sources = globSync("src/**/*.{css,ts,tsx}", { cwd: join(import.meta.dirname, "..") });
  const named = sources.flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, "..", file), "utf8");
    return source.match(/var\(--(?:color|font|ease|shadow)-[\w-]+/g) ?? [];
  });
  expect(named.length).toBeGreaterThan(0);
  for (const use of named) expect(css).toContain(`${use.slice("var(".length)}:`);
});

test("a theme without tokens is a mistake", () => {
  expect(() => tokensAsRoot("body {}")).toThrow("no @theme block");
});
