import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const styles = import.meta.dirname;
const read = (name: string) => readFileSync(join(styles, name), "utf8");

it("theme.css is the only stylesheet with a colour", () => {
  for (const name of readdirSync(styles).filter((file) => file.endsWith(".css") && file !== "theme.css")) {
    expect(read(name), name).not.toMatch(/oklch\(|rgba?\(|hsla?\(|#[0-9a-f]{3,8}\b/i);
  }
});

it("every variable that the stylesheets use is defined in one of them or set by a primitive", () => {
  const all = ["theme.css", "base.css", "elements.css"].map(read).join("\n");
  const primitives = join(styles, "../primitives");
  const code = readdirSync(primitives)
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(join(primitives, file), "utf8"))
    .join("\n");
  const used = new Set([...all.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name ?? ""));
  for (const name of used) {
    const set = all.includes(`${name}:`) || code.includes(name) || /^--per-view-/.test(name);
    expect(set, name).toBe(true);
  }
});
