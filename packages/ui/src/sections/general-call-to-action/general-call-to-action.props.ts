import type { HoursLine, ImageRef, OpeningHours } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

export interface GeneralCallToActionProps extends SectionOptions {
  title: string;
  subtitle?: string;
  text?: string;
  price1?: string;
  price2?: string;
  description?: string;
  image?: ImageRef | null;
  background?: ImageRef | null;
  hours?: HoursLine[];
  opening?: OpeningHours[];
  contact?: ContactLinks;
}

const defaults = {
  anchor: "valoracion",
  className: "",
  subtitle: "",
  text: "",
  price1: "",
  price2: "",
  description: "",
  image: null,
  background: null,
  hours: [],
  opening: [],
  contact: {},
};

/** Adds the default values. */
export const generalCallToActionContent = (props: GeneralCallToActionProps) => withDefaults(props, defaults);

/** The section's complete content. */
export type GeneralCallToActionContent = Content<typeof generalCallToActionContent>;
