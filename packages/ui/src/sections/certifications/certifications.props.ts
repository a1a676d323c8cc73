import type { ImageRef } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

export interface Credential {
  /** Name of the degree, certificate or institution. @es Nombre del título, certificado o institución. */
  name: string;
  /** Kind of document or institution. @es Qué clase de documento o institución es. */
  nameTitle?: string | undefined;
  /** Picture; `null` where there is none. @es Imagen; «null» cuando no hay. */
  image?: ImageRef | null | undefined;
}

export interface CertificationsProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** Degrees and certificates, each with its picture. @es Títulos y certificados, cada uno con su imagen. */
  documents?: Credential[] | undefined;
  /** Institutions behind them, each with its picture. @es Instituciones que los respaldan, cada una con su imagen. */
  entities?: Credential[] | undefined;
  /**
   * Professional licences, each with the institution that issued the degree.
   * @es Cédulas profesionales, con la institución que expidió el título.
   */
  licences?:
    | {
        /** Which licence it is: professional or of a specialty. @es Cuál cédula es: profesional o de especialidad. */
        label: string;
        /** Number, and the institution that issued the degree. @es Número, y la institución que expidió el título. */
        value: string;
      }[]
    | undefined;
  /** Links to call, to write by WhatsApp and to book. @es Enlaces para llamar, escribir por WhatsApp y agendar una cita. */
  contact?: ContactLinks | undefined;
}

const defaults = {
  anchor: "certifications",
  className: "",
  documents: [],
  entities: [],
  licences: [],
  contact: {},
};
const complete = (credential: Credential) => withDefaults(credential, { nameTitle: "", image: null });

/** Adds the default values. */
export function certificationsContent(props: CertificationsProps) {
  const content = withDefaults(props, defaults);
  return {
    ...content,
    documents: content.documents.map(complete),
    entities: content.entities.map(complete),
  };
}

/** The section's complete content. */
export type CertificationsContent = Content<typeof certificationsContent>;
