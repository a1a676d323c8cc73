import type { AtRule, Declaration, Root, Rule } from "postcss";

/** Longest value that is written wherever it is used. */
const longest = 80;

/**
 * Writes the value of each custom property that is the same on every element of a page in its place, and drops the
 * property. One that `kept` names stays: markup or scripts use it.
 */
export function foldProperties(root: Root, kept: ReadonlySet<string>): void {
  for (let values = sameEverywhere(root, kept); values.size > 0; values = sameEverywhere(root, kept)) {
    root.walkDecls((declaration) => {
      if (values.has(declaration.prop)) declaration.remove();
      else declaration.value = withValues(declaration.value, values);
    });
    root.walkAtRules("property", (rule) => {
      if (values.has(rule.params)) rule.remove();
    });
  }
}

/**
 * The properties with one value for the whole page: declared once, for the root of every medium, or registered and
 * never different from their initial value. One that is registered without a value and never set has none (`null`).
 */
function sameEverywhere(root: Root, kept: ReadonlySet<string>): Map<string, string | null> {
  const registered = new Map<string, string | null>();
  root.walkAtRules("property", (rule) => {
    registered.set(rule.params, initialValue(rule));
  });
  const declared = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    if (!isForOldBrowsers(declaration))
      declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
  });
  const values = new Map<string, string | null>();
  for (const [name, initial] of registered) {
    const others = declared.get(name) ?? [];
    if (others.every(({ value }) => value === initial) && isFinal(initial ?? "0")) values.set(name, initial);
  }
  for (const [name, [first, ...others]] of declared)
    if (!registered.has(name) && first && others.length === 0 && isOfWholePage(first) && isFinal(first.value))
      values.set(name, first.value);
  return new Map([...values].filter(([name]) => !kept.has(name)));
}

function initialValue(rule: AtRule): string | null {
  const found = rule.nodes?.find((node) => node.type === "decl" && node.prop === "initial-value");
  return found?.type === "decl" ? found.value : null;
}

/** Whether a value is short, says the same wherever it stands, and is no word of the cascade. */
const isFinal = (value: string) =>
  value !== "" && value.length <= longest && !/var\(|^(?:initial|inherit|unset|revert)\b/.test(value);

function isOfWholePage({ parent }: Declaration): boolean {
  if (!isRule(parent) || !/^:root(?:,\s*:host)?$/.test(parent.selector)) return false;
  return atRulesAround(parent).every(({ name }) => name === "layer");
}

/** Whether a declaration gives a browser without `@property` the initial value. */
const isForOldBrowsers = ({ parent }: Declaration) =>
  atRulesAround(parent).some(({ name, params }) => name === "layer" && params === "properties");

type Parent = Declaration["parent"];

function atRulesAround(parent: Parent): AtRule[] {
  if (parent === undefined || parent.type === "root") return [];
  const outer = atRulesAround(parent.parent);
  return isAtRule(parent) ? [...outer, parent] : outer;
}

const isRule = (node: Parent): node is Parent & Rule => node?.type === "rule";
const isAtRule = (node: Parent): node is Parent & AtRule => node?.type === "atrule";

/** A value with what is known written in place of `var()`; one without a value gives its fallback. */
function withValues(text: string, values: ReadonlyMap<string, string | null>): string {
  const start = text.indexOf("var(");
  if (start === -1) return text;
  const end = closing(text, start + 3);
  const [name = "", ...rest] = text.slice(start + 4, end).split(",");
  const fallback = rest.length === 0 ? null : withValues(rest.join(","), values).trim();
  const value = values.get(name.trim());
  const after = withValues(text.slice(end + 1), values);
  const written =
    value ??
    (value === null && fallback !== null
      ? fallback
      : `var(${name}${fallback === null ? "" : `,${fallback}`})`);
  return text.slice(0, start) + written + (/^[\w#%.-]/.test(after) ? " " : "") + after;
}

/** Where the bracket ends that opens at a place. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let place = open; place < text.length; place += 1) {
    if (text[place] === "(") depth += 1;
    else if (text[place] === ")") depth -= 1;
    if (depth === 0) return place;
  }
  return text.length;
}
