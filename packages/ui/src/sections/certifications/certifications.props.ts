import type { ImageRef } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

export interface Credential {
  /**
   * Name of the degree, certificate or institution. The issuer and the year of a degree follow behind a ` · `.
   * @es Nombre del título, certificado o institución. Quién expidió un título y el año siguen tras un « · ».
   */
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
        /**
         * Number, and behind a ` · ` the institution that issued the degree, and the year.
         * @es Número, y tras un « · » la institución que expidió el título y el año.
         */
        value: string;
      }[]
    | undefined;
  /**
   * Address of the public register of licences; without it no link is drawn.
   * @drawnBy CertificationsList, CertificationsRecord
   * @es Dirección del registro público de cédulas; sin ella no hay enlace.
   */
  registerHref?: string | undefined;
  /** Figures of experience beside the title. @drawnBy CertificationsRecord @es Cifras de experiencia junto al título. */
  facts?:
    | {
        /** Number, word or year in large type. @es La cifra, la palabra o el año que se ve grande. */
        value: string;
        /** Meaning of the value. @es Lo que significa. */
        label: string;
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
  registerHref: "",
  facts: [],
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
