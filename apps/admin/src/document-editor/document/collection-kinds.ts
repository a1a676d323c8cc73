import type { CollectionName } from "@consultorio/content";

/** A collection of the draft: those with pages of their own, and the testimonials. */
export type CollectionKind = CollectionName | "testimonials";

/** The last part of a collection's address in this area. */
const addresses: Record<CollectionKind, string> = {
  diseases: "enfermedades",
  symptoms: "sintomas",
  services: "servicios",
  guides: "guias",
  testimonials: "testimonios",
};

export const collectionKinds = [
  "diseases",
  "symptoms",
  "services",
  "guides",
  "testimonials",
] as const satisfies readonly CollectionKind[];

export const addressOf = (kind: CollectionKind): string => addresses[kind];

export const kindAt = (address: string): CollectionKind | null =>
  collectionKinds.find((kind) => addresses[kind] === address) ?? null;

/** The field with the name of a record. */
export const nameFieldOf = (kind: CollectionKind) =>
  kind === "services" || kind === "guides" ? "title" : "name";
