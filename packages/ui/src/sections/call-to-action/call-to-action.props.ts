import type { ImageRef } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

export interface CallToActionProps extends SectionOptions {
  title: string;
  description?: string;
  background?: ImageRef | null;
  contact?: ContactLinks;
}

const defaults = {
  anchor: "agenda",
  className: "",
  description: "",
  background: null,
  contact: {},
};

/** Adds the default values. */
export const callToActionContent = (props: CallToActionProps) => withDefaults(props, defaults);

/** The section's complete content. */
export type CallToActionContent = Content<typeof callToActionContent>;
