import { addons } from "storybook/manager-api";
import type { TagBadgeParameters } from "storybook-addon-tag-badges/manager-helpers";
import { variantInfo } from "../packages/ui/src/registry/catalog.ts";
import { theme } from "./theme.ts";
import { variantOf } from "./variants/variant-path.ts";

/** The state of a design, from the tags of its stories. In the sidebar only what is not stable yet has a badge. */
const tagBadges = [
  {
    tags: "experimental",
    badge: {
      text: "Experimental",
      style: "orange",
      tooltip: "Sus propiedades pueden cambiar en cualquier versión.",
    },
  },
  {
    tags: "new",
    badge: { text: "Nuevo", style: "green", tooltip: "Llegó en la versión más reciente." },
  },
  {
    tags: "stable",
    badge: { text: "Estable", style: "grey", tooltip: "Sus propiedades sólo cambian en una versión mayor." },
    display: { sidebar: false },
  },
] satisfies TagBadgeParameters;

/** The sidebar's branches have only the new part of a name at each step; search has the whole names of the index. */
addons.setConfig({
  theme,
  tagBadges,
  // The page of all designs has no properties to change, and its frames want the height.
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => (storyId?.endsWith("--siblings") ? false : shown),
  },
  sidebar: {
    renderLabel: (entry) => {
      if (entry.type === "docs" && !entry.importPath.endsWith(".mdx")) return "Cómo es y cuándo elegirlo";
      if (entry.type === "story" && entry.importPath.includes("/siblings/")) return "Todos los diseños";
      if (entry.type === "component") return variantLabel(entry.importPath) ?? entry.name;
      return entry.name;
    },
  },
});

function variantLabel(importPath: string | undefined): string | null {
  const name = importPath === undefined ? null : variantOf(importPath);
  return name === null ? null : (variantInfo(name.type, name.variant)?.label ?? null);
}
