import type { ImageRef } from "@consultorio/content";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

export interface PurposeItem {
  title: string;
  description?: string;
  image?: ImageRef | null;
  background?: ImageRef | null;
}

export interface PurposeProps extends SectionOptions {
  sectionTitle: string;
  items: PurposeItem[];
  sectionSubtitle?: string;
  sectionText?: string;
}

const defaults = {
  anchor: "proposito",
  className: "",
  sectionSubtitle: "",
  sectionText: "",
};

const purposeItemDefaults = { description: "", image: null, background: null };

/** Adds the default values. */
export function purposeContent(props: PurposeProps) {
  const content = withDefaults(props, defaults);
  return { ...content, items: content.items.map((item) => withDefaults(item, purposeItemDefaults)) };
}

/** The section's complete content. */
export type PurposeContent = Content<typeof purposeContent>;
