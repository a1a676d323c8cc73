/**
 * The reader's preferences for the system, as the toolbar sets them. A browser offers no switch for it to a page, so the
 * questions are answered here: `matchMedia` is asked by the elements, media rules by the stylesheets. Import this
 * module before the elements.
 */
export interface Conditions {
  motion: "system" | "reduce";
  palette: "system" | "forced";
}

const always = "(min-width: 0px)";
const never = "(max-width: -1px)";
const conditions: Conditions = { motion: "system", palette: "system" };
const native = globalThis.matchMedia.bind(globalThis);
const written = new WeakMap<CSSMediaRule, string>();

globalThis.matchMedia = (query) => native(answered(query));

/** A media query with the features that the toolbar decides replaced by their answers. */
export function answered(query: string): string {
  const calm = conditions.motion === "reduce";
  const forced = conditions.palette === "forced";
  let text = query;
  if (calm) {
    text = text
      .replace(/\(prefers-reduced-motion(?:: reduce)?\)/g, always)
      .replace(/\(prefers-reduced-motion: no-preference\)/g, never);
  }
  if (forced) {
    text = text.replace(/\(forced-colors(?:: active)?\)/g, always).replace(/\(forced-colors: none\)/g, never);
  }
  return text;
}

/** Makes the canvas answer as the toolbar says. Elements ask when they connect: draw the story anew after a change. */
export function setConditions(wanted: Conditions): void {
  Object.assign(conditions, wanted);
  document.documentElement.toggleAttribute("data-forced-palette", wanted.palette === "forced");
  for (const sheet of document.styleSheets) answerIn(sheet.cssRules);
}

function answerIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, original);
      const text = answered(original);
      if (rule.media.mediaText !== text) rule.media.mediaText = text;
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) answerIn(rule.cssRules);
  }
}
