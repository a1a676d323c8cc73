import postcss, { type Root, type Rule } from "postcss";
import { foldProperties } from "./fold-properties.ts";
import { dropEmpty, joinRules } from "./rules.ts";
import { shortProperties } from "./short-properties.ts";
import { shortValue } from "./short-value.ts";

/**
 * The whole styles of a page in fewer bytes, with the same effect. Custom properties that `kept` names keep their name:
 * markup or scripts use them.
 */
export function compactStyles(css: string, kept: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  foldProperties(root, kept);
  root.walkDecls((declaration) => {
    declaration.value = shortValue(declaration.value);
  });
  unwrapMixes(root);
  joinRules(root);
  root.walkRules(dropOverridden);
  dropEmpty(root);
  return shortProperties(root.toString(), kept);
}

/** A mix of colours that became a plain colour needs no browser that can mix. */
function unwrapMixes(root: Root): void {
  root.walkAtRules("supports", (rule) => {
    if (!rule.params.startsWith("(color:color-mix(") || rule.nodes === undefined) return;
    if (!rule.nodes.join("").includes("color-mix(")) rule.replaceWith(rule.nodes);
  });
}

/** Values that every browser reads. */
const plain = /^(?:#[\da-f]{3,8}|-?[\d.]+(?:px|rem|em|%)?)$/;

/** Drops what a later declaration of the same rule says again, or overrides in every browser. */
function dropOverridden(rule: Rule): void {
  const later = new Set<string>();
  for (const node of rule.nodes.toReversed()) {
    if (node.type !== "decl") continue;
    const { prop, value } = node;
    const name = node.important ? `${prop}!` : prop;
    if (later.has(name) || later.has(`${name}:${value}`)) node.remove();
    later.add(`${name}:${value}`);
    if (prop.startsWith("--") || plain.test(value)) later.add(name);
  }
}
