import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(source, path), "utf8");
const stylesheets = globSync("**/*.css", { cwd: source });

it("theme.css is the only stylesheet with a colour", () => {
  for (const path of stylesheets.filter((path) => path !== join("theme", "theme.css"))) {
    expect(read(path), path).not.toMatch(/oklch\(|rgba?\(|hsla?\(|#[0-9a-f]{3,8}\b/i);
  }
});

it("every variable that the stylesheets use is defined in one of them or set by a component", () => {
  const all = stylesheets.map(read).join("\n");
  const code = globSync("components/**/*.tsx", { cwd: source }).map(read).join("\n");
  const used = new Set([...all.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name ?? ""));
  for (const name of used) {
    const set = all.includes(`${name}:`) || code.includes(name) || /^--per-view-/.test(name);
    expect(set, name).toBe(true);
  }
});

it("theme.css imports every stylesheet", () => {
  const imported = [...read("theme/theme.css").matchAll(/@import "(\..+)"/g)].map(([, path = ""]) =>
    join("theme", path),
  );
  expect(imported.sort()).toEqual(stylesheets.filter((path) => path !== join("theme", "theme.css")).sort());
});
