import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import postcss, { type AtRule, type Root } from "postcss";

/** Path in an `@import "./…"`; null for a package's. */
function relativePath(rule: AtRule): string | null {
  return rule.params.match(/^"(\.[^"]+)"$/)?.[1] ?? null;
}

/**
 * A stylesheet with the files that it imports by a relative path in their place. Imports of packages, and of those
 * files that `apart` names, stay.
 */
export function readStylesheet(path: string, apart: string[] = []): Root {
  const root = postcss.parse(readFileSync(path, "utf8"), { from: path });
  root.walkAtRules("import", (rule) => {
    const imported = relativePath(rule);
    if (imported === null || apart.includes(imported)) return;
    rule.replaceWith(readStylesheet(join(dirname(path), imported), apart).nodes);
  });
  return root;
}
