import postcss, { type AnyNode, type AtRule, type ChildNode, type Container, type Rule } from "postcss";
import parseSelectors, { type Node, type Selector } from "postcss-selector-parser";

/** The roots of the library's drawings. A bundler that knows no nesting writes it into each rule. */
export const everyRoot = "[data-section]";

/** Roots outside of any other root: the library's variables and inherited properties begin there. */
export const outermost = (roots: string): string => `:where(${roots}):where(:not(${everyRoot} *))`;

/**
 * A section that a link leads to begins below a header that stays at the top. The site has `scroll-padding-top` for that, which is
 * for a host to set.
 */
export const belowHeader = (): Rule =>
  postcss.rule({
    selector: `:where(:root:has(c-header[data-fixed="true"]) ${everyRoot}[id])`,
    nodes: [postcss.decl({ prop: "scroll-margin-top", value: "calc(var(--header-stuck-height) + 1.5rem)" })],
  });

/** Roots and everything in them. */
const inside = (roots: string): string => `:where(${roots},${roots} *)`;

const isPage = (selector: string): boolean => /^(html|body|:root|:host)$/.test(selector);

/** Properties of a page only. Its other properties are inherited by everything in a section. */
const pageOnly = /^(background|scroll|overflow$)/;

/** At-rules that are about the page and not about what is drawn in it. */
const pageRules = /^(page|view-transition|font-face|charset)$/;

/** At-rules whose rules are no selectors, or that name something for all of the stylesheet. */
const definitions = /^(keyframes|property|theme|utility|source|import|layer)$/;

const isPseudoElement = ({ type, value = "" }: Node): boolean =>
  type === "pseudo" && /^(::|:(before|after|first-line|first-letter)$)/.test(value);

/** Puts `&` into a selector's last compound, before its pseudo-elements: the element itself has to be in the scope. */
function markSubject(selector: Selector): void {
  const last = selector.nodes.findLastIndex(({ type }) => type === "combinator");
  const before = selector.nodes.find((node, index) => index > last && isPseudoElement(node));
  const mark = parseSelectors.nesting();
  if (before === undefined) selector.append(mark);
  else selector.insertBefore(before, mark);
}

/** A rule for `html` or `body`, for the outermost roots, as far as it is no page's own. */
function pageRule(rule: Rule, roots: string): Rule {
  rule.selector = outermost(roots);
  rule.each((node) => {
    if (node.type === "decl" && pageOnly.test(node.prop)) node.remove();
  });
  return rule;
}

/** The page while one of the library's dialogs is open may keep its place, but gets no colour. */
function isOpenDialog(rule: Rule): boolean {
  if (!rule.selector.startsWith("html:has(dialog")) return false;
  rule.walkDecls("background", (declaration) => {
    declaration.remove();
  });
  return true;
}

/** Whether a rule is about the page, which it then is made the outermost roots' or left. */
function isPageRule(node: ChildNode, roots: string): boolean {
  if (node.type !== "rule") return false;
  if (node.selectors.every(isPage)) return pageRule(node, roots).nodes.length > 0;
  return isOpenDialog(node);
}

/** At-rules with rules in them, such as a media query. */
const isCondition = (node: AnyNode): node is AtRule =>
  node.type === "atrule" && node.nodes !== undefined && !definitions.test(node.name);

/** Whether a rule holds on a condition, such as more contrast. */
export const isConditional = ({ parent }: Rule): boolean => parent !== undefined && isCondition(parent);

/** Marks the subject of every rule that is to be nested in the scope. A nested rule is scoped by its parent. */
function markSubjects(container: Container): void {
  container.each((node) => {
    if (node.type === "rule") {
      const selectors = parseSelectors().astSync(node.selector, { lossless: false });
      selectors.each(markSubject);
      node.selector = selectors.toString();
    } else if (isCondition(node)) markSubjects(node);
  });
}

/** Removes rules for the page from these nodes, and returns them with their conditions. */
function takePageRules(nodes: ChildNode[], roots: string): ChildNode[] {
  return nodes.flatMap((node) => {
    if (isPageRule(node, roots) || (node.type === "atrule" && definitions.test(node.name)))
      return [node.remove()];
    if (!isCondition(node)) return [];
    const taken = takePageRules([...(node.nodes ?? [])], roots);
    return taken.length === 0 ? [] : [node.clone({ nodes: taken })];
  });
}

/** Removes rules for the page only, and conditions that become empty. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (isCondition(node)) removeEmpty(node);
    const empty = (node.type === "rule" || isCondition(node)) && node.nodes?.length === 0;
    if (empty || (node.type === "atrule" && pageRules.test(node.name))) node.remove();
  });
}

/**
 * Makes the rules in a container reach these roots and what is in them, and nothing else. No selector gets heavier.
 * `scope` are the elements that a rule may match, by default the roots and all that is in them.
 */
export function scopeRules(container: Container, roots: string, scope = inside(roots)): void {
  removeEmpty(container);
  const apart = takePageRules([...(container.nodes ?? [])], roots);
  removeEmpty(container);
  markSubjects(container);
  const nodes = container.nodes ?? [];
  container.removeAll();
  container.append(apart);
  if (nodes.length > 0) container.append({ selector: scope, nodes });
}
