import type { IconRef, ImageRef } from "@consultorio/content";
import type { ActionLink } from "#components/contact-buttons/contact-links.ts";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

/** A disease, symptom, service or guide as a card, a row or a tile shows it. */
export interface CollectionEntry {
  name: string;
  /** Address of its page. */
  href: string;
  /** Tells it apart from the others; its address by default. */
  id?: string;
  /** Its name in medicine, where `name` is the one that patients use. */
  medicalName?: string;
  description?: string;
  image?: ImageRef | null;
  icon?: IconRef | null;
  /** What is known of a procedure, in the order time, anaesthesia, place; whom a guide is for; else empty. */
  facts?: Fact[];
}

export interface Fact {
  label: string;
  value: string;
}

/** The content of a collection's home section: all of its records, of which each variant takes its first few. */
export interface CollectionProps extends SectionOptions {
  sectionTitle: string;
  items: CollectionEntry[];
  sectionSubtitle?: string;
  /** Words of the link in each card. */
  linkText?: string;
  /** Link to the list page. */
  more?: ActionLink | null;
}

const entryDefaults = { medicalName: "", description: "", image: null, icon: null, facts: [] };

/** Adds the default values. `anchor` is the type's own. */
export function collectionContent(props: CollectionProps, anchor: string) {
  const content = withDefaults(props, {
    anchor,
    className: "",
    sectionSubtitle: "",
    linkText: "",
    more: null,
  });
  return {
    ...content,
    items: content.items.map((entry) => withDefaults(entry, { ...entryDefaults, id: entry.href })),
  };
}

/** The section's complete content. */
export type CollectionContent = Content<typeof collectionContent>;
export type CollectionItem = CollectionContent["items"][number];
