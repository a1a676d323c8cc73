import postcss, { type Declaration, type Root } from "postcss";
import type { DrawnPage } from "../html/document.ts";
import { attribute, elements, remove } from "../html/html-tree.ts";

/** The theme of a page: values for the root's custom properties, and rules of its own. */
export interface PageTheme {
  properties: ReadonlyMap<string, string>;
  rules: Root;
}

/** Removes the stylesheet of the theme from a page; null where the page has the values of the build. */
export function takeTheme({ tree }: DrawnPage): PageTheme | null {
  const style = [...elements(tree)].find(
    (element) => element.tagName === "style" && attribute(element, "data-theme") !== undefined,
  );
  if (style === undefined) return null;
  remove(style);
  const [text] = style.childNodes;
  return pageTheme(text !== undefined && "value" in text ? text.value : "");
}

/** Reads the stylesheet of a theme. */
export function pageTheme(css: string): PageTheme {
  const rules = postcss.parse(css);
  const properties = new Map<string, string>();
  rules.each((node) => {
    if (node.type !== "rule" || node.selector !== ":root") return;
    node.each((declaration) => {
      if (declaration.type !== "decl" || !declaration.prop.startsWith("--")) return;
      properties.set(declaration.prop, declaration.value);
      declaration.remove();
    });
  });
  return { properties, rules };
}

/** Writes the values of a theme in place of a stylesheet's own, and its rules after them. */
export function applyTheme(root: Root, { properties, rules }: PageTheme): void {
  root.walkDecls(/^--/, (declaration) => {
    if (isOfRoot(declaration)) declaration.value = properties.get(declaration.prop) ?? declaration.value;
  });
  root.append(rules.clone().nodes);
}

const isOfRoot = ({ parent }: Declaration) =>
  parent?.type === "rule" && "selector" in parent && /^:root\b/.test(String(parent.selector));
