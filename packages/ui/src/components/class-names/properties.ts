/** Properties of utilities that are whole words, or share a first part. The first pattern that fits counts. */
const families: [RegExp, string][] = [
  [/^(?:(?:inline-)?(?:block|flex|grid)|inline|contents|hidden|table)$/, "display"],
  [/^(?:static|fixed|absolute|relative|sticky)$/, "position"],
  [/^(?:in)?visible$/, "visibility"],
  [/^(?:no-)?underline$/, "text-decoration"],
  [/^text-(?:[xs]s|sm|base|lg|\d?xl|\[length:.*)$/, "font-size"],
  [/^text-(?:left|center|right|justify|start|end)$/, "text-align"],
  [/^text-(?:balance|pretty|wrap|nowrap)$/, "text-wrap"],
  [/^bg-(?:linear|radial)/, "image"],
  [/^border(?:-[xytrblse])?(?:-\d+)?$/, "border-width"],
  [/^flex-(?:row|col)/, "direction"],
  [/^flex-(?:no)?wrap/, "wrap"],
  [/^font-(?:display|text)$/, "family"],
  [/^shell-/, "w"],
];

/** First parts of utilities that set one property each; what follows is its value. */
const prefixes =
  /^-?(size|(?:m..-)?[wh]|aspect|gap(?:-[xy])?|[mp][xytrblse]?|inset(?:-[xy])?|top|right|bottom|left|start|end|z|order|items|justify|self|leading|tracking|opacity|whitespace|overflow|rounded(?:-..?(?=-))?|shadow|cursor|(?:col|row)-span|grid-cols|translate-.|text|bg|border|flex|font)-/;

/** Further properties that a utility sets: a later `p-4` replaces an earlier `px-2`. */
const covers: Record<string, string> = {
  size: "w h",
  p: "px py pt pr pb pl ps pe",
  px: "pr pl",
  py: "pt pb",
  m: "mx my mt mr mb ml ms me",
  mx: "mr ml",
  my: "mt mb",
  gap: "gap-x gap-y",
  inset: "inset-x inset-y top right bottom left",
  "inset-x": "right left",
  "inset-y": "top bottom",
  "font-size": "leading",
};

/** CSS properties that a Tailwind utility sets, the main one first. Empty for an unknown utility. */
export function propertiesOf(utility: string): string[] {
  const main = families.find(([pattern]) => pattern.test(utility))?.[1] ?? prefixes.exec(utility)?.[1];
  if (main === undefined) return [];
  return [main, ...(covers[main]?.split(" ") ?? [])];
}
