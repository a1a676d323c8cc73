import type { IconName } from "@consultorio/content";
import { type Content, type Defaults, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

export interface ExperienceFact {
  /** Number or word in large type. @es La cifra o palabra que se ve grande. */
  value: string;
  /** Meaning of the value. @es Lo que significa. */
  label: string;
  /** Icon of the library, by its name. @default "medalla" @es Icono de la biblioteca, por su nombre. */
  icon?: IconName;
  /** Colour `#rrggbb`, or empty. @es Color «#rrggbb», o vacío. */
  color?: string;
}

export interface ExperienceProps extends SectionOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /**
   * Facts: icon, value, its meaning, and colour `#rrggbb` or empty.
   * @es Datos: icono, valor, lo que significa y color «#rrggbb» o vacío.
   */
  facts: ExperienceFact[];
  /** Short line beside the section's heading. @es Línea corta junto al título de la sección. */
  sectionSubtitle?: string;
  /** Whether each fact has a frame. @default false @es Si cada dato lleva un marco. */
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
