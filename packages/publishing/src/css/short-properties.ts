import { nameAt } from "./minify-class-names.ts";

const property = /--[\w-]+/g;

/** Short names for the custom properties of a stylesheet, the shortest for the most frequent; those of `kept` stay. */
export function shortProperties(css: string, kept: ReadonlySet<string>): string {
  const uses = new Map<string, number>();
  for (const name of css.match(property) ?? []) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = new Map<string, string>();
  let next = 0;
  for (const [name] of [...uses].sort(
    ([one, used], [other, more]) => more - used || (one < other ? -1 : 1),
  )) {
    if (kept.has(name)) continue;
    let short = `--${nameAt(next++)}`;
    while (kept.has(short) || uses.has(short)) short = `--${nameAt(next++)}`;
    names.set(name, short);
  }
  return css.replace(property, (name) => names.get(name) ?? name);
}
