import type { ImageRef } from "@consultorio/content";
import { type Content, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

export interface AboutMeProps extends GroundOptions {
  /** Sentence with which the text begins. @es Frase con la que empieza el texto. */
  title: string;
  /** Paragraphs of the text. @es Párrafos del texto. */
  paragraphs: string[];
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle?: string | undefined;
  /** Name of the doctor. @es Nombre de la doctora. */
  name?: string | undefined;
  /** Medical specialty. @es Especialidad. */
  specialty?: string | undefined;
  /** Portrait. @es Retrato. */
  image?: ImageRef | null | undefined;
  /**
   * Picture behind the section, which has its own colour without one.
   * @es Imagen de fondo; sin ella queda el color de la sección.
   */
  background?: ImageRef | null | undefined;
  /**
   * Whether the last paragraph is drawn large, as a quotation of the doctor, where it is at most 240 characters long.
   * @default false
   * @es Si el último párrafo se ve en grande, como cita de la doctora, cuando tiene hasta 240 caracteres.
   */
  quoteLast?: boolean | undefined;
  /** Names of degrees and certificates. @es Nombres de los títulos y certificados. */
  credentials?: string[] | undefined;
}

const defaults = {
  anchor: "about-me",
  className: "",
  sectionTitle: "",
  name: "",
  specialty: "",
  image: null,
  background: null,
  quoteLast: false,
  credentials: [],
};

/** Adds the default values. */
export const aboutMeContent = (props: AboutMeProps) => withDefaults(props, defaults);

/** The section's complete content. */
export type AboutMeContent = Content<typeof aboutMeContent>;
