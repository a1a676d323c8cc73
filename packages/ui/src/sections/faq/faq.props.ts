import type { ActionLink } from "#components/contact-buttons/contact-links.ts";
import { type Content, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

/** A question with its answer. */
export interface FaqEntry {
  /** The question, as a patient asks it. @es La pregunta, como la haría un paciente. */
  question: string;
  /** Its answer; a blank line starts a new paragraph. @es La respuesta; un renglón vacío empieza otro párrafo. */
  answer: string;
}

export interface FaqProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** Questions with their answers, the most asked first. @es Preguntas con su respuesta, la más frecuente primero. */
  questions: FaqEntry[];
  /** Short line below the section's heading. @es Línea corta bajo el título de la sección. */
  sectionSubtitle?: string | undefined;
  /** Button below the questions, for instance to a page with more answers. @es Botón bajo las preguntas, por ejemplo a una página con más respuestas. */
  more?: ActionLink | null | undefined;
}

/** Adds the default values. */
export const faqContent = (props: FaqProps) =>
  withDefaults(props, { anchor: "faq", className: "", sectionSubtitle: "", more: null });

/** The section's complete content. */
export type FaqContent = Content<typeof faqContent>;
