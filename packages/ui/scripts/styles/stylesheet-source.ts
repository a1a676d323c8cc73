import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatHex, formatHex8, parse } from "culori";
import postcss, { type AtRule, type Root } from "postcss";

/** Path in an `@import "./…"`; null for a package's. */
function relativePath(rule: AtRule): string | null {
  return rule.params.match(/^"(\.[^"]+)"$/)?.[1] ?? null;
}

/** A declaration's value with each `oklch(…)` in hexadecimal, which phones of before 2023 know too. */
const inHexadecimal = (value: string): string =>
  value.replace(/oklch\([^)]*\)/g, (text) => {
    const color = parse(text);
    const written = color?.alpha === undefined ? formatHex(color) : formatHex8(color);
    if (written === undefined) throw new Error(`"${text}" is no CSS colour.`);
    return written;
  });

/**
 * A stylesheet with the files that it imports by a relative path in their place. Imports of packages, and of those
 * files that `apart` names, stay. Colours are in hexadecimal.
 */
export function readStylesheet(path: string, apart: string[] = []): Root {
  const root = postcss.parse(readFileSync(path, "utf8"), { from: path });
  root.walkAtRules("import", (rule) => {
    const imported = relativePath(rule);
    if (imported === null || apart.includes(imported)) return;
    rule.replaceWith(readStylesheet(join(dirname(path), imported), apart).nodes);
  });
  root.walkDecls((declaration) => {
    declaration.value = inHexadecimal(declaration.value);
  });
  return root;
}
