import { collectionPaths } from "@consultorio/content";
import type { CollectionKind } from "#document-editor/document/collection-kinds.ts";
import { words } from "./strings.ts";

export const kindWords = (kind: CollectionKind) => words.kinds[kind];

/** Public address of the collection's pages; testimonials have none of their own. */
export const pagesOf = (kind: CollectionKind): string | null =>
  kind === "testimonials" ? null : collectionPaths[kind];

/** Which fields of a record name and summarise it. */
export const namingFields: Record<CollectionKind, { name: string; summary: string }> = {
  diseases: { name: "name", summary: "shortDescription" },
  symptoms: { name: "name", summary: "shortDescription" },
  guides: { name: "title", summary: "shortDescription" },
  services: { name: "title", summary: "shortDescription" },
  testimonials: { name: "name", summary: "shortTestimonial" },
};
