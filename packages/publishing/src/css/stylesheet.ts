import postcss, { type AtRule, type Root, type Rule } from "postcss";
import selectorParser from "postcss-selector-parser";
import { dropUnusedFaces } from "./font-faces.ts";
import { renameSelector } from "./minify-class-names.ts";
import { applyTheme, type PageTheme } from "./page-theme.ts";

/** What a document can match: what it holds, and every word that its scripts could bring in. */
export interface Vocabulary {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  scriptWords: ReadonlySet<string>;
  /** Names of custom properties that the markup itself uses. */
  properties: ReadonlySet<string>;
  /** Code points of what it says. */
  letters: ReadonlySet<number>;
}

/** What scripts may bring into a document: words that could be a class, a tag or an id, and custom properties. */
export interface ScriptVocabulary {
  words: ReadonlySet<string>;
  properties: ReadonlySet<string>;
}

/** Reads the vocabulary of scripts from their source. */
export function scriptVocabulary(source: string): ScriptVocabulary {
  return { words: new Set(source.match(/[A-Za-z][\w-]*/g)), properties: propertiesIn(source) };
}

/** Names of the custom properties that a text mentions. */
export function propertiesIn(text: string): Set<string> {
  return new Set(text.match(/--[\w-]+/g));
}

/** The code points of some text. */
export function lettersIn(text: string): Set<number> {
  return new Set(Array.from(new Set(text), (letter) => letter.codePointAt(0) ?? 0));
}

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
   * The part that a document can use. A selector goes only where it names a class, an id or an element that is neither
   * in the document nor anywhere in its scripts; states, attributes and what `:not()` or `:has()` hold never
   * decide, since elements toggle those. Its classes have the names that `names` gives them. Custom properties of the
   * root get their values from the theme: what only the other values used goes, fonts above all.
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
    let found = "";
    this.#root.walkDecls(property, ({ value }) => {
      found ||= value;
    });
    return found;
  }

  #need(selector: string): Need {
    const known = this.#needs.get(selector);
    if (known) return known;
    const need = needOf(selector);
    this.#needs.set(selector, need);
    return need;
  }
}

interface Need {
  classes: string[];
  tags: string[];
  ids: string[];
  /** For each `:is()` and `:where()`, what its selectors need: one of them has to be there. */
  choices: Need[][];
}

function needOf(selector: string): Need {
  return needOfNodes(selectorParser().astSync(selector).first.nodes);
}

function needOfNodes(nodes: readonly selectorParser.Node[]): Need {
  const need: Need = { classes: [], tags: [], ids: [], choices: [] };
  for (const node of nodes) {
    if (node.type === "class") need.classes.push(node.value);
    else if (node.type === "id") need.ids.push(node.value);
    else if (node.type === "tag") need.tags.push(node.value.toLowerCase());
    else if (node.type === "pseudo" && (node.value === ":is" || node.value === ":where"))
      need.choices.push(node.nodes.map((inner) => needOfNodes(inner.nodes)));
  }
  return need;
}

function isUsed(need: Need, vocabulary: Vocabulary): boolean {
  const { classes, tags, ids, scriptWords } = vocabulary;
  const known = (words: ReadonlySet<string>) => (word: string) => words.has(word) || scriptWords.has(word);
  return (
    need.classes.every(known(classes)) &&
    need.tags.every(known(tags)) &&
    need.ids.every(known(ids)) &&
    need.choices.every((choice) => choice.some((inner) => isUsed(inner, vocabulary)))
  );
}

const isKeyframe = (rule: Rule) =>
  rule.parent?.type === "atrule" && "name" in rule.parent && String(rule.parent.name).endsWith("keyframes");

/** Drops what only dropped rules used: custom properties, animations, fonts, empty blocks. */
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

function dropEmpty(root: Root): void {
  root.walk((node) => {
    if ((node.type === "rule" || node.type === "atrule") && node.nodes?.length === 0) {
      const parent = node.parent;
      node.remove();
      if (parent && parent.type !== "root" && parent.nodes?.length === 0) parent.remove();
    }
  });
}

/** Makes one rule of two that follow each other with the same selector. */
function joinRules(root: Root): void {
  root.walkRules((rule) => {
    for (
      let next = rule.next();
      next?.type === "rule" && next.selector === rule.selector;
      next = rule.next()
    ) {
      rule.append(next.nodes);
      next.remove();
    }
  });
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
