import { collectionPaths } from "@consultorio/content";
import { documentShape, shapeAt } from "@consultorio/content/document-shape";
import { fill } from "#components/strings.ts";
import {
  type CollectionKind,
  collectionWords,
  nameFieldOf,
} from "#document-editor/document/collection-kinds.ts";
import { messages } from "./strings.ts";

/** Which fields of a record name and summarise it. */
export const namingFields = (kind: CollectionKind) => ({
  name: nameFieldOf(kind),
  summary: kind === "testimonials" ? "shortTestimonial" : "shortDescription",
});

const labelOf = (kind: CollectionKind, field: string): string =>
  shapeAt(documentShape(kind), `0.${field}`)?.label ?? "";

/** The texts of a collection's screens. */
export function kindWords(kind: CollectionKind) {
  const { one, many } = collectionWords(kind);
  const { name, summary } = namingFields(kind);
  return {
    title: many,
    add: fill(messages.add, { record: one }),
    unnamed: fill(messages.unnamed, { record: one.charAt(0).toUpperCase() + one.slice(1) }),
    name: labelOf(kind, name),
    summary: labelOf(kind, summary),
  };
}

/** Public address of the collection's pages; testimonials have none of their own. */
export const pagesOf = (kind: CollectionKind): string | null =>
  kind === "testimonials" ? null : collectionPaths[kind];
