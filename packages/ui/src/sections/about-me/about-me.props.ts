import type { ImageRef } from "@consultorio/content";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

export interface AboutMeProps extends SectionOptions {
  title: string;
  paragraphs: string[];
  sectionTitle?: string;
  name?: string;
  specialty?: string;
  image?: ImageRef | null;
  background?: ImageRef | null;
  yearsOfExperience?: number;
  credentials?: string[];
}

const defaults = {
  anchor: "acerca-de-mi",
  className: "",
  sectionTitle: "",
  name: "",
  specialty: "",
  image: null,
  background: null,
  yearsOfExperience: 0,
  credentials: [],
};

/** Adds the default values. */
export const aboutMeContent = (props: AboutMeProps) => withDefaults(props, defaults);

/** The section's complete content. */
export type AboutMeContent = Content<typeof aboutMeContent>;
