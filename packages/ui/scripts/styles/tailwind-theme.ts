import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import postcss, { type AtRule, type ChildNode, type Declaration, type Root } from "postcss";
import { ornamentProperties } from "../../src/theme/ornament.ts";
import { belowHeader, everyRoot, isConditional, outermost, scopeRules } from "./scope.ts";
import { readStylesheet } from "./stylesheet-source.ts";

const tailwind = readFileSync(fileURLToPath(import.meta.resolve("tailwindcss/theme.css")), "utf8");

/** Variables of Tailwind's own theme: a host's utilities read them. */
const hostVariables = new Set(tailwind.match(/--[\w-]+(?=:)/g));

/** Where class names of the finished library are, seen from `dist`. */
const sourcesIn = (...folders: string[]) => `@source "./{${folders.join(",")}}/**/*.js";\n`;
const sectionFolders = ["components", "elements", "registry", "sections"];

/** Whether a utility's size, and not the utility, has this variable: `--text-3xl--letter-spacing`. */
const isDetail = ({ prop }: Declaration): boolean => /^--text-\w+--/.test(prop);

/**
 * Takes out of `@theme` what would change a host's own utilities: its resets, and values for Tailwind's names. Those
 * values are given to the library's roots. A host's breakpoints count for the library too.
 */
function addToHost(theme: AtRule): Declaration[] {
  const variables: Declaration[] = [];
  theme.walkDecls((declaration) => {
    const { prop } = declaration;
    const isHosts = hostVariables.has(prop);
    if (prop.endsWith("-*") || (isHosts && /^--(breakpoint|default)-/.test(prop))) declaration.remove();
    else if (isHosts || isDetail(declaration)) {
      variables.push(declaration.clone());
      if (isHosts) declaration.remove();
      else declaration.value = "normal";
    }
  });
  return variables;
}

/** Scopes the rules in each `@layer`, and those outside of all layers. */
function scopeLayers(root: Root): void {
  root.walkAtRules("layer", (layer) => {
    if (layer.nodes !== undefined) scopeRules(layer, everyRoot);
  });
  scopeRules(root, everyRoot);
}

const removeImports = (root: Root): void => {
  root.walkAtRules(/^(import|source)$/, (rule) => {
    rule.remove();
  });
};

/** A host's sections have no ornament, until a theme of `themeCss` gives them one. */
export const noOrnament = (): Declaration[] =>
  Object.entries(ornamentProperties.none).map(([prop, value]) => postcss.decl({ prop, value }));

/** For a host that has Tailwind: tokens and styles that add to its theme, and leave its pages as they are. */
export function additiveTheme(path: string): string {
  const root = readStylesheet(path, ["./fonts.css", "./print.css"]);
  removeImports(root);
  const variables: Declaration[] = [];
  root.walkAtRules("theme", (theme) => {
    variables.push(...addToHost(theme));
  });
  root.walkRules(/^:root$/, (rule) => {
    if (isConditional(rule)) return;
    rule.walkDecls((declaration) => {
      if (!declaration.prop.startsWith("--header-")) variables.push(declaration.remove());
    });
    rule.selector = ":where(:root)";
  });
  const pages = takeRootRules(root);
  scopeLayers(root);
  const rule = postcss.rule({ selector: outermost(everyRoot), nodes: [...variables, ...noOrnament()] });
  root.append(postcss.atRule({ name: "layer", params: "base", nodes: [rule] }), pages, belowHeader());
  return sourcesIn(...sectionFolders) + root.toString();
}

/** Rules on `:where(:root)`, which stay outside of the scope. */
function takeRootRules(root: Root): ChildNode[] {
  const taken: ChildNode[] = [];
  root.walkRules(/^:where\(:root\)$/, (rule) => {
    taken.push(rule.remove());
  });
  return taken;
}

/** For a site that is all of this library: Tailwind with the library's theme in place of its own, fonts, page and print. */
export function siteTheme(path: string): string {
  const root = readStylesheet(path, ["./fonts.css"]);
  root.walkAtRules("source", (rule) => {
    rule.remove();
  });
  const imports: ChildNode[] = [];
  root.walkAtRules("import", (rule) => {
    imports.push(rule.remove());
  });
  return `${postcss.root({ nodes: imports }).toString()};\n${sourcesIn(...sectionFolders, "pages")}${root.toString()}`;
}
