import type { IconName } from "@consultorio/content";
import { type Content, type Defaults, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

export interface ExperienceFact {
  value: string;
  label: string;
  icon?: IconName;
  /** `#rrggbb` or empty. */
  color?: string;
}

export interface ExperienceProps extends SectionOptions {
  sectionTitle: string;
  facts: ExperienceFact[];
  sectionSubtitle?: string;
  /** A frame around each fact. */
  framed?: boolean;
}

const defaults = {
  anchor: "experiencia",
  className: "",
  sectionSubtitle: "",
  framed: false,
};

const experienceFactDefaults: Defaults<ExperienceFact> = { icon: "medalla", color: "" };

/** Adds the default values. */
export function experienceContent(props: ExperienceProps) {
  const content = withDefaults(props, defaults);
  return { ...content, facts: content.facts.map((item) => withDefaults(item, experienceFactDefaults)) };
}

/** The section's complete content. */
export type ExperienceContent = Content<typeof experienceContent>;
