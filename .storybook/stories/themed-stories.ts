import { type ThemePreset, themes } from "../../packages/ui/src/theme/presets.ts";
import type { CatalogueEntry } from "../browser/catalogue.ts";
import { firstTheme } from "../theme-switch.ts";
import { variantOf } from "../variants/variant-path.ts";

/** Stories that are run in one theme. */
export interface ThemedStories {
  theme: ThemePreset["id"];
  stories: CatalogueEntry[];
}

/** Every theme but the first, in which all stories run anyway. */
const others = Object.values(themes).flatMap(({ id }) => (id === firstTheme ? [] : [id]));

/** Each variant's Default story in each theme beside the first. */
export const inEveryTheme = (entries: readonly CatalogueEntry[]): ThemedStories[] =>
  others.map((theme) => ({ theme, stories: defaultsOf(entries) }));

/** Each variant's Default story. */
export const defaultsOf = (entries: readonly CatalogueEntry[]): CatalogueEntry[] =>
  entries.filter(
    ({ type, exportName, importPath }) =>
      type === "story" && exportName === "Default" && variantOf(importPath) !== null,
  );
