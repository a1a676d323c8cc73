import { addons } from "storybook/manager-api";
import { isSectionType } from "../packages/content/src/index.ts";
import { sectionLabel, variantInfo } from "../packages/ui/src/registry/catalog.ts";
import { storyWords } from "./variants/story-words.ts";
import { variantOf } from "./variants/variant-path.ts";

/** Shows the sidebar in Spanish. Stories keep their English names in code and in addresses. */
addons.setConfig({
  sidebar: {
    renderLabel: (entry) => {
      if (entry.type === "story") return storyWords(entry.name);
      if (entry.type === "docs" && entry.name === "Docs") return "Cómo es y cuándo elegirlo";
      if (entry.type === "group" && isSectionType(entry.name)) return sectionLabel(entry.name);
      if (entry.type === "component") return variantLabel(entry.importPath) ?? entry.name;
      return entry.name;
    },
  },
});

function variantLabel(importPath: string | undefined): string | null {
  const name = importPath === undefined ? null : variantOf(importPath);
  return name === null ? null : (variantInfo(name.type, name.variant)?.label ?? null);
}
