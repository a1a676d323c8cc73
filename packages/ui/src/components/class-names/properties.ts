/** Utilities that are a word of their own, by what they set. */
const words: Record<string, string> = {
  display:
    "block inline-block inline flex inline-flex grid inline-grid contents hidden table flow-root list-item",
  position: "static fixed absolute relative sticky",
  visibility: "visible invisible collapse",
  "text-decoration": "underline no-underline line-through overline",
  "text-transform": "uppercase lowercase capitalize normal-case",
  "font-style": "italic not-italic",
};
const wordProperties = new Map(
  Object.entries(words).flatMap(([property, names]) =>
    names.split(" ").map((name) => [name, property] as const),
  ),
);

/** First parts of utilities that set one property each; what follows is its value. */
const prefixes =
  /^-?(size|(?:min-|max-)?[wh]|aspect|gap(?:-[xy])?|[mp][xytrblse]?|inset(?:-[xy])?|top|right|bottom|left|start|end|z|order|items|justify|self|content|place-items|leading|tracking|opacity|whitespace|overflow(?:-[xy])?|object-(?:cover|contain|fill|none)|rounded(?:-(?:[trblse]|[tb][lr]|[se][se]))?|shadow|duration|ease|delay|cursor|grow|shrink|basis|columns|line-clamp|(?:col|row)-(?:span|start|end)|grid-(?:cols|rows)|translate-[xy]|scale|rotate|pointer-events|underline-offset|transition)(?:-|$)/;

/** Utilities with one first part that set one property or another. The first pattern that fits counts. */
const families: [RegExp, string][] = [
  [/^text-(?:xs|sm|base|lg|\d?xl)(?:\/|$)/, "font-size"],
  [/^text-(?:left|center|right|justify|start|end)$/, "text-align"],
  [/^text-(?:balance|pretty|wrap|nowrap)$/, "text-wrap"],
  [/^text-/, "color"],
  [/^bg-(?:linear|radial|conic|none)/, "background-image"],
  [/^bg-/, "background-color"],
  [/^border(?:-[xytrblse])?(?:-\d+)?$/, "border-width"],
  [/^border-(?:solid|dashed|dotted|double|none)$/, "border-style"],
  [/^border-/, "border-color"],
  [/^flex-(?:row|col)/, "flex-direction"],
  [/^flex-(?:wrap|nowrap)/, "flex-wrap"],
  [/^flex-/, "flex"],
  [/^font-(?:display|text)$/, "font-family"],
  [/^font-/, "font-weight"],
  [/^shell-/, "w"],
];

/** What a utility sets beside its own property: a later `p-4` takes the place of an earlier `px-2`. */
const covers: Record<string, string> = {
  size: "w h",
  p: "px py pt pr pb pl ps pe",
  px: "pr pl",
  py: "pt pb",
  m: "mx my mt mr mb ml ms me",
  mx: "mr ml",
  my: "mt mb",
  gap: "gap-x gap-y",
  inset: "inset-x inset-y top right bottom left start end",
  "inset-x": "right left",
  "inset-y": "top bottom",
  overflow: "overflow-x overflow-y",
  "font-size": "leading",
  flex: "basis grow shrink",
};

/** What a utility sets: its own property, then those that it replaces with it. Nothing for one that never conflicts. */
export function propertiesOf(utility: string): string[] {
  const own =
    wordProperties.get(utility) ??
    families.find(([pattern]) => pattern.test(utility))?.[1] ??
    prefixes.exec(utility)?.[1];
  if (own === undefined) return [];
  const covered = covers[own];
  return covered === undefined ? [own] : [own, ...covered.split(" ")];
}
