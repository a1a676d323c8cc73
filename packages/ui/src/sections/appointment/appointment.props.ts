import type { AppointmentDay } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

export interface AppointmentProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** First words of the message, without the full stop: «Hello, I would like an appointment with Dr. Example». @es Primeras palabras del mensaje, sin el punto: «Hola, quiero agendar una cita con la Dra. Ejemplo». */
  greeting: string;
  /** Short line below the section's heading. @es Línea corta bajo el título de la sección. */
  sectionSubtitle?: string | undefined;
  /** Last sentences of the message. @es Últimas frases del mensaje. */
  closing?: string | undefined;
  /** Reasons to choose from, as they go on in a sentence: «swollen legs». @es Motivos para elegir, como siguen en una frase: «piernas hinchadas». */
  reasons?: string[] | undefined;
  /** Days on which patients are seen. @es Días en que se atiende. */
  days?: AppointmentDay[] | undefined;
  /** Ways to reach the office; the message needs the one to write. @es Cómo comunicarse; el mensaje necesita el botón para escribir. */
  contact?: Pick<ContactLinks, "call" | "message"> | undefined;
  /** What the patient should know before writing. @es Lo que conviene saber antes de escribir. */
  note?: string | undefined;
}

/** Adds the default values. */
export const appointmentContent = (props: AppointmentProps) =>
  withDefaults(props, {
    anchor: "appointment",
    className: "",
    sectionSubtitle: "",
    closing: "",
    reasons: [],
    days: [],
    contact: {},
    note: "",
  });

/** The section's complete content. */
export type AppointmentContent = Content<typeof appointmentContent>;
