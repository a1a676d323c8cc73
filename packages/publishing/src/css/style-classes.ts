import postcss from "postcss";
import type { DrawnPage } from "../html/document.ts";
import { elements } from "../html/html-tree.ts";

/**
 * Turns the `style` attributes of a page into classes, one for each value: the policy would name every value by its hash,
 * in a header that is sent uncompressed. Returns the declarations of each class. Their rules have to be outside of every
 * layer, so that they have precedence. A value that is not a plain list of declarations stays in its attribute, where it
 * cannot affect other rules.
 */
export function styleClasses({ tree }: DrawnPage): Map<string, string> {
  const names = new Map<string, string>();
  for (const element of elements(tree)) {
    const style = element.attrs.find(({ name }) => name === "style");
    if (style === undefined || !isDeclarations(style.value)) continue;
    const name = names.get(style.value) ?? `style-${names.size}`;
    names.set(style.value, name);
    element.attrs = element.attrs.filter((attr) => attr !== style);
    const classAttribute = element.attrs.find((attr) => attr.name === "class");
    if (classAttribute) classAttribute.value = `${classAttribute.value} ${name}`;
    else element.attrs.push({ name: "class", value: name });
  }
  return new Map([...names].map(([value, name]) => [name, value]));
}

function isDeclarations(value: string): boolean {
  if (/[{}\\@<]|\/\*/.test(value)) return false;
  try {
    const [rule, ...others] = postcss.parse(`a{${value}}`).nodes;
    return others.length === 0 && rule?.type === "rule" && rule.nodes.every(({ type }) => type === "decl");
  } catch (error) {
    if (error instanceof postcss.CssSyntaxError) return false;
    throw error;
  }
}
