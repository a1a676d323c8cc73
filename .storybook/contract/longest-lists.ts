import { sectionTypes } from "../../packages/content/src/index.ts";
import { fixtureNames } from "../../packages/ui/src/registry/fixture-sites.ts";
import { fixture } from "../../packages/ui/src/registry/fixtures.ts";

/** The most entries that a fixture gives to each list, by section type and the list's key: `items`, `navigation_menu_items`. */
export function longestLists(): Record<string, Record<string, number>> {
  return Object.fromEntries(
    sectionTypes.map((type) => {
      const longest: Record<string, number> = {};
      for (const name of fixtureNames)
        for (const [key, length] of listsIn(fixture(type, name)))
          longest[key] = Math.max(length, longest[key] ?? 0);
      return [type, longest];
    }),
  );
}

/** The lists of an object and of the objects in it, with their lengths. What is inside of a list is not looked at. */
function listsIn(value: object, around: string[] = []): [key: string, length: number][] {
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]): [string, number][] => {
    const path = [...around, name];
    if (Array.isArray(entry)) return [[path.join("_"), entry.length]];
    return typeof entry === "object" && entry !== null ? listsIn(entry, path) : [];
  });
}
