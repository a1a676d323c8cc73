import { propertiesOf } from "./properties.ts";

type ClassName = string | false | null | undefined;

/** Conditions before a utility: `md:`, `hover:`, `aria-[current=page]:`. */
const conditionsOf = (name: string): string =>
  name.match(/^(?:(?:[^:[\]()]|\[[^\]]*\]|\([^)]*\))*:)*/)?.[0] ?? "";

/** Joins class names; of two that set the same property under the same condition the later wins. */
export function cn(...names: ClassName[]): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const name of names.filter(Boolean).join(" ").split(/\s+/).reverse()) {
    const conditions = conditionsOf(name);
    const properties = propertiesOf(name.slice(conditions.length)).map((property) => conditions + property);
    const [main] = properties;
    if (main !== undefined && taken.has(main)) continue;
    for (const property of properties) taken.add(property);
    kept.unshift(name);
  }
  return kept.join(" ");
}
