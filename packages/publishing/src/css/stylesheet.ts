import postcss, { type AtRule, type Root, type Rule } from "postcss";
import { dropUnusedFaces } from "./font-faces.ts";
import { renameSelector } from "./minify-class-names.ts";
import { applyTheme, type PageTheme } from "./page-theme.ts";
import { dropEmpty, joinRules } from "./rules.ts";
import { isUsed, type Need, needOf } from "./selector-need.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One stylesheet of the build, parsed once and cut to size for each document. */
export class Stylesheet {
  readonly #root: Root;
  readonly #needs = new Map<string, Need>();

  constructor(css: string) {
    this.#root = postcss.parse(css);
    this.#root.walkComments((comment) => {
      comment.remove();
    });
  }

  /**
   * The rules that a document can use. A selector is dropped only if it names a class, an id, an element or a `data-`
   * attribute that neither the document nor its scripts contain. States, other attributes and the arguments of `:not()`
   * and `:has()` are ignored, because elements toggle them. Classes are renamed by `names`. Custom properties of the root
   * get the theme's values, and rules that only the replaced values used are dropped, mainly fonts.
   */
  for(
    vocabulary: Vocabulary,
    names: ReadonlyMap<string, string> = new Map(),
    theme: PageTheme | null = null,
  ): string {
    const root = this.#root.clone();
    if (theme !== null && this.value("--color-surface") !== "") applyTheme(root, theme);
    root.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const kept = rule.selectors.filter((selector) => isUsed(this.#need(selector), vocabulary));
      if (kept.length === 0) rule.remove();
      else rule.selectors = kept.map((selector) => renameSelector(selector, names));
    });
    dropUnusedFaces(root, vocabulary.letters);
    dropUnused(root, vocabulary.properties);
    joinRules(root);
    return root.toString();
  }

  /** The first value of a custom property, or empty. */
  value(property: string): string {
    let firstValue = "";
    this.#root.walkDecls(property, ({ value }) => {
      firstValue ||= value;
    });
    return firstValue;
  }

  #need(selector: string): Need {
    const cached = this.#needs.get(selector);
    if (cached) return cached;
    const need = needOf(selector);
    this.#needs.set(selector, need);
    return need;
  }
}

const isKeyframe = (rule: Rule) =>
  rule.parent?.type === "atrule" && "name" in rule.parent && String(rule.parent.name).endsWith("keyframes");

/** Drops custom properties, animations, fonts and blocks that only dropped rules used. */
function dropUnused(root: Root, properties: ReadonlySet<string>): void {
  dropEmpty(root);
  for (let before = -1, after = 0; before !== after; ) {
    before = after;
    const used = usedNames(root, properties);
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      after += 1;
    });
    root.walkAtRules((rule) => {
      if (!isUnusedDefinition(rule, used)) return;
      rule.remove();
      after += 1;
    });
    dropEmpty(root);
  }
}

/** Every name that a value refers to: custom properties, animations and font families, all as words. */
function usedNames(root: Root, properties: ReadonlySet<string>): Set<string> {
  const used = new Set(properties);
  root.walkDecls((declaration) => {
    if (declaration.parent?.type === "atrule" && "name" in declaration.parent) {
      if (declaration.parent.name === "font-face") return;
    }
    for (const name of declaration.value.match(/[\w-]+(?: [\w-]+)*/g) ?? []) {
      used.add(name);
      for (const word of name.split(" ")) used.add(word);
    }
  });
  return used;
}

function isUnusedDefinition(rule: AtRule, used: ReadonlySet<string>): boolean {
  if (rule.name === "property" || rule.name.endsWith("keyframes")) return !used.has(rule.params);
  if (rule.name !== "font-face") return false;
  const family = rule.nodes?.find((node) => node.type === "decl" && node.prop === "font-family");
  return family?.type === "decl" && !used.has(family.value.replace(/^['"]|['"]$/g, ""));
}

const cssUrl = /url\(\s*(['"]?)([^'")]+)\1\s*\)/g;

/** Every file that a stylesheet names, as it is written there. */
export function stylesheetUrls(css: string): string[] {
  return [...new Set([...css.matchAll(cssUrl)].map((match) => match[2] ?? ""))].filter(
    (url) => !url.startsWith("data:") && !url.startsWith("#"),
  );
}

/** The stylesheet with the address of each file replaced. */
export function withUrls(css: string, addresses: ReadonlyMap<string, string>): string {
  return css.replace(cssUrl, (whole, _quote, url: string) => {
    const address = addresses.get(url);
    return address === undefined ? whole : `url(${address})`;
  });
}
