import type { IndexEntry, StoryIndex } from "storybook/internal/types";
import { isSectionType, sectionTypes } from "../../packages/content/src/index.ts";
import { sectionLabel, variantIds, variantInfo } from "../../packages/ui/src/registry/catalog.ts";
import { whyNotApplicable } from "../variants/not-applicable.ts";
import { storyWords } from "../variants/story-words.ts";
import { variantOf } from "../variants/variant-path.ts";

/**
 * Storybook's list of entries with the names that designers read and search: `Secciones/Hero/Split` becomes
 * `Secciones/Portada/Portada: dividida · HeroSplit`. Sections come in the order of a page. Ids stay as they are.
 */
export function spanishIndex({ v, entries }: StoryIndex): StoryIndex {
  const all = Object.values(entries);
  const sections = all
    .filter(isSectionEntry)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .values();
  const ordered = all.map((entry) => (isSectionEntry(entry) ? (sections.next().value ?? entry) : entry));
  return { v, entries: Object.fromEntries(ordered.map((entry) => [entry.id, renamed(entry)])) };
}

const isSectionEntry = ({ title }: IndexEntry) => title.startsWith("Secciones/");

function renamed(entry: IndexEntry): IndexEntry {
  const title = spanishTitle(entry);
  const last = title.split("/").at(-1) ?? title;
  const alone = entry.type === "docs" || entry.name === "Todos los diseños";
  return { ...entry, ...listed(entry), title, name: alone ? last : storyWords(entry.name) };
}

/** A story that shows nothing new of a design has no place in the sidebar; the design's page says why. */
function listed({ type, name, importPath, tags = [] }: IndexEntry): Pick<IndexEntry, "tags"> {
  const variant = variantOf(importPath);
  const shown = type === "docs" || variant === null || whyNotApplicable(name, variant) === null;
  return { tags: shown ? tags : tags.filter((tag) => tag !== "dev") };
}

function spanishTitle({ title, importPath }: IndexEntry): string {
  const [group, type = ""] = title.split("/");
  if (group !== "Secciones" || !isSectionType(type)) return title;
  const label = sectionLabel(type);
  const variant = variantOf(importPath)?.variant;
  if (variant === undefined) return `Secciones/${label}/${label}: todos los diseños`;
  const design = variantInfo(type, variant)?.label ?? "";
  return `Secciones/${label}/${label}: ${design.charAt(0).toLowerCase()}${design.slice(1)} · ${variant}`;
}

/** Where an entry stands among the sections: by type, the page of all designs first, then as in the catalog. */
function placeOf({ title, importPath }: IndexEntry): number {
  const type = sectionTypes.findIndex((name) => title.startsWith(`Secciones/${name}/`));
  const name = variantOf(importPath);
  const ids: readonly string[] = name === null ? [] : variantIds(name.type);
  return type * 100 + (name === null ? 0 : 1 + ids.indexOf(name.variant));
}
