import { type CollectionName, collectionNames, type KindWords, kindOf } from "@consultorio/content";

/** A collection of the draft: those with pages of their own, and the testimonials. */
export type CollectionKind = CollectionName | "testimonials";

export const collectionKinds: readonly CollectionKind[] = [...collectionNames, "testimonials"];

/** How a record is called, and the collection: see `KindWords`. */
export const collectionWords = (kind: CollectionKind): KindWords =>
  kind === "testimonials" ? { one: "testimonio", many: "Testimonios", feminine: false } : kindOf(kind).words;

/** The last part of a collection's address in this area. */
export const addressOf = (kind: CollectionKind): string =>
  kind === "testimonials" ? "testimonios" : kindOf(kind).path.slice(1);

export const kindAt = (address: string): CollectionKind | null =>
  collectionKinds.find((kind) => addressOf(kind) === address) ?? null;

/** The field with the name of a record. */
export const nameFieldOf = (kind: CollectionKind) =>
  kind === "testimonials" ? "name" : kindOf(kind).nameField;
