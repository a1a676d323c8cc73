import postcss, { type AtRule, type ChildNode, type Declaration, type Root } from "postcss";
import { belowHeader, isConditional, outermost, scopeRules } from "./scope.ts";

/** Parts of the one layer, the weakest first. `overrides` are the rules that are outside of every layer in the source. */
const parts = ["theme", "base", "components", "utilities", "overrides"] as const;
type Part = (typeof parts)[number];

/** The styles of every section, apart from the utilities of each type. */
export const sharedParts: readonly Part[] = parts.filter((part) => part !== "utilities");

/** Layers of a host that has Tailwind come first, whatever the host imports first. */
const order = "properties, theme, base, components, utilities, consultorio";

/** Inherited properties that a host's page may set, reset to the values of the sections. */
const inherited = {
  "font-style": "normal",
  "font-variant": "normal",
  "font-weight": "400",
  "letter-spacing": "normal",
  "text-align": "start",
  "text-indent": "0",
  "text-transform": "none",
  "white-space": "normal",
  "word-spacing": "normal",
};

const isPart = (name: string): name is Part => parts.some((part) => part === name);

/** A header's heights are also read by the page around it, so that they stand on the page. */
const isPageVariable = ({ prop }: Declaration): boolean => prop.startsWith("--header-");

/** Takes the variables of every `:root` rule out of a stylesheet, but those that hold on a condition. */
function takeVariables(root: Root): Declaration[] {
  const variables: Declaration[] = [];
  root.walkRules(/^:root(,\s*:host)?$/, (rule) => {
    if (isConditional(rule)) return;
    rule.walkDecls(/^--/, (declaration) => {
      variables.push(declaration.clone());
    });
    rule.remove();
  });
  return variables;
}

/** Gives each animation a name of the library's own. */
function renameKeyframes(root: Root): void {
  const names: string[] = [];
  root.walkAtRules("keyframes", (rule) => {
    names.push(rule.params);
    rule.params = `consultorio-${rule.params}`;
  });
  root.walkDecls(/^(animation|--animate-)/, (declaration) => {
    for (const name of names)
      declaration.value = declaration.value.replace(new RegExp(`(^|\\s)${name}\\b`), `$1consultorio-${name}`);
  });
}

const layerOf = (name: string, nodes: ChildNode[]): AtRule =>
  postcss.atRule({ name: "layer", params: name, nodes });

/** Sorts what Tailwind made into the parts of the layer. Definitions of properties cannot be in one. */
function sortIntoParts(root: Root): { sorted: Record<Part, ChildNode[]>; definitions: ChildNode[] } {
  const sorted: Record<Part, ChildNode[]> = {
    theme: [],
    base: [],
    components: [],
    utilities: [],
    overrides: [],
  };
  const definitions: ChildNode[] = [];
  for (const node of [...root.nodes]) {
    if (node.type === "comment") continue;
    if (node.type !== "atrule" || node.name !== "layer") {
      const isProperty = node.type === "atrule" && node.name === "property";
      (isProperty ? definitions : sorted.overrides).push(node);
    } else if (node.nodes !== undefined) {
      sorted[isPart(node.params) ? node.params : "theme"].push(...node.nodes);
    }
  }
  return { sorted, definitions };
}

/** Variables and inherited properties of the outermost roots. */
function themeRules(variables: Declaration[], roots: string): ChildNode[] {
  const resets = Object.entries(inherited).map(([prop, value]) => postcss.decl({ prop, value }));
  return [
    postcss.rule({ selector: ":where(:root)", nodes: variables.filter(isPageVariable) }),
    postcss.rule({
      selector: outermost(roots),
      nodes: [...variables.filter((variable) => !isPageVariable(variable)), ...resets],
    }),
    belowHeader(),
  ];
}

/** One part of the layer, with its rules scoped. */
function partLayer(part: Part, nodes: ChildNode[], roots: string): AtRule {
  const layer = layerOf(part, nodes);
  scopeRules(layer, roots);
  return layer;
}

const layerOrder = () => postcss.atRule({ name: "layer", params: order });
const partOrder = () => postcss.atRule({ name: "layer", params: parts.join(", ") });

/** Puts these parts of a compiled stylesheet into the one layer `consultorio`, where it reaches the roots alone. */
export function toOwnLayer(compiled: Root, roots: string, wanted: readonly Part[] = parts): Root {
  const root = compiled.clone();
  const variables = takeVariables(root);
  renameKeyframes(root);
  const { sorted, definitions } = sortIntoParts(root);
  const layers = parts
    .filter((part) => wanted.includes(part))
    .map((part) => {
      const layer = partLayer(part, sorted[part], roots);
      if (part === "theme") layer.prepend(themeRules(variables, roots));
      return layer;
    });
  return postcss.root({
    nodes: [
      layerOrder(),
      layerOf("consultorio", [partOrder(), ...layers]),
      ...(wanted.includes("theme") ? definitions : []),
    ],
  });
}

/** Properties that text inherits, unless a browser's own rule sets them. */
const inheriting = "&:not(th, mark, button, input, select, textarea, option, optgroup)";
const inheritedText = ["color", "font-weight", "letter-spacing", "line-height"];

/** A host's rule for `dt` or `address` gives no property that the library's own rules leave to be inherited. */
const inheritRule = (scope: string): ChildNode =>
  postcss.rule({
    selector: scope,
    nodes: [
      postcss.rule({
        selector: `:where(${inheriting})`,
        nodes: inheritedText.map((prop) => postcss.decl({ prop, value: "inherit", important: true })),
      }),
    ],
  });

/** Makes every declaration important that a host's rule could replace, and leaves the others out. */
function keepImportant(layer: AtRule): void {
  layer.walkAtRules("keyframes", (rule) => {
    rule.remove();
  });
  layer.walkDecls((declaration) => {
    if (declaration.prop.startsWith("--")) declaration.remove();
    else declaration.important = true;
  });
}

/**
 * The same rules once more, stronger than any rule of a host, for what is inside of these roots. An element with a `style`
 * of its own keeps that, unless it is a mask or sets variables. Of important declarations those of the first layer win, so
 * the parts stand in reverse.
 */
export function toGuard(compiled: Root, roots: string): Root {
  const root = compiled.clone();
  takeVariables(root);
  const { sorted } = sortIntoParts(root);
  const scope = `:where(${roots} *:not([style]:not([data-mask], [style^="--"])))`;
  const layers = parts.slice(1).map((part) => {
    const layer = layerOf(`guard-${part}`, sorted[part]);
    keepImportant(layer);
    scopeRules(layer, roots, scope);
    layer.walkRules((rule) => {
      if (rule.selector === outermost(roots)) rule.remove();
    });
    if (part === "base") layer.prepend(inheritRule(scope));
    return layer;
  });
  return postcss.root({ nodes: [layerOf("consultorio", layers.toReversed())] });
}
