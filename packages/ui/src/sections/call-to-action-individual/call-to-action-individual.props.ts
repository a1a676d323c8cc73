import type { IconRef, ImageRef } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

export interface CallToActionIndividualProps extends SectionOptions {
  text: string;
  /** What the page is about. */
  name?: string;
  icon?: IconRef | null;
  /** The item's own picture. */
  image?: ImageRef | null;
  background?: ImageRef | null;
  contact?: ContactLinks;
}

const defaults = {
  anchor: "siguiente-paso",
  className: "",
  name: "",
  icon: null,
  image: null,
  background: null,
  contact: {},
};

/** Adds the default values. */
export const callToActionIndividualContent = (props: CallToActionIndividualProps) =>
  withDefaults(props, defaults);

/** The section's complete content. */
export type CallToActionIndividualContent = Content<typeof callToActionIndividualContent>;
