import type { IconName } from "@consultorio/content";
import { type Content, type Defaults, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

export interface ExperienceFact {
  /** Number, word or year in large type. @es La cifra, la palabra o el año que se ve grande. */
  value: string;
  /** Meaning of the value. @es Lo que significa. */
  label: string;
  /**
   * Icon of the library, by its name.
   * @default "medalla"
   * @drawnBy ExperienceCounters, ExperienceTimeline
   * @es Icono de la biblioteca, por su nombre.
   */
  icon?: IconName | undefined;
  /**
   * Colour of the icon, `#rrggbb`; the theme's own where it is empty.
   * @drawnBy ExperienceCounters, ExperienceTimeline
   * @es Color del icono, «#rrggbb»; vacío, es el del tema.
   */
  color?: string | undefined;
}

export interface ExperienceProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /**
   * Facts: icon, value, its meaning, and colour `#rrggbb` or empty.
   * @es Datos: icono, valor, lo que significa y color «#rrggbb» o vacío.
   */
  facts: ExperienceFact[];
  /** Short line beside the section's heading. @es Línea corta junto al título de la sección. */
  sectionSubtitle?: string | undefined;
  /**
   * Years of experience until today, which the line shows where no fact is a year.
   * @default 0
   * @es Años de experiencia hasta hoy, que muestra la línea cuando ningún dato es un año.
   */
  yearsOfExperience?: number | undefined;
  /** Whether each fact has a frame. @default false @es Si cada dato lleva un marco. */
  framed?: boolean | undefined;
}

const defaults = {
  anchor: "experience",
  className: "",
  sectionSubtitle: "",
  yearsOfExperience: 0,
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
