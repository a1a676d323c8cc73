import { type CollectionName, collectionPaths } from "@consultorio/content";
import { words } from "./strings.ts";

/** A collection of the draft, as its screen knows it. */
export type CollectionKind = CollectionName | "testimonials";

export const collectionKinds = [
  "diseases",
  "symptoms",
  "services",
  "testimonials",
] as const satisfies readonly CollectionKind[];

/** The last part of a collection's address in this area. */
const addresses: Record<CollectionKind, string> = {
  diseases: "enfermedades",
  symptoms: "sintomas",
  services: "servicios",
  testimonials: "testimonios",
};

export const addressOf = (kind: CollectionKind): string => addresses[kind];

export const kindAt = (address: string): CollectionKind | null =>
  collectionKinds.find((kind) => addresses[kind] === address) ?? null;

export const kindWords = (kind: CollectionKind) => words.kinds[kind];

/** Public address of the collection's pages; testimonials have none of their own. */
export const pagesOf = (kind: CollectionKind): string | null =>
  kind === "testimonials" ? null : collectionPaths[kind];

/** Which fields of a record name and summarise it. */
export const namingFields: Record<CollectionKind, { name: string; summary: string }> = {
  diseases: { name: "name", summary: "shortDescription" },
  symptoms: { name: "name", summary: "shortDescription" },
  services: { name: "title", summary: "shortDescription" },
  testimonials: { name: "name", summary: "shortTestimonial" },
};
