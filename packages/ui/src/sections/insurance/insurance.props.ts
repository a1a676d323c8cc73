import type { ImageRef } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type Defaults, type GroundOptions, withDefaults } from "../contract/with-defaults.ts";

export interface InsuranceCompany {
  /** Name of the insurance company. @es Nombre de la aseguradora. */
  name: string;
  /** Other names that people type: `TK`, `Techniker`. @drawnBy InsuranceFinder @es Otros nombres que la gente escribe. */
  aliases?: string[] | undefined;
  /** Logo; `null` where there is none. @es Logotipo; «null» cuando no hay. */
  logo?: ImageRef | null | undefined;
}

export interface InsuranceProps extends GroundOptions {
  /** Heading of the section. @es Lo que encabeza la sección. */
  sectionTitle: string;
  /** Insurance companies: name and logo. @es Aseguradoras: nombre y logotipo. */
  companies: InsuranceCompany[];
  /** Note below the companies. @es Nota debajo de las aseguradoras. */
  additionalInfo?: string | undefined;
  /**
   * Links to call, to write and to book. The message asks whether the reader's insurance is accepted, unless its address has a text.
   * @es Enlaces para llamar, escribir y agendar una cita. El mensaje pregunta si se acepta el seguro de quien lee, a menos que su dirección ya traiga un texto.
   */
  contact?: ContactLinks | undefined;
}

const defaults = {
  anchor: "insurance",
  className: "",
  additionalInfo: "",
  contact: {},
};

const insuranceCompanyDefaults: Defaults<InsuranceCompany> = { aliases: [], logo: null };

/** Adds the default values. */
export function insuranceContent(props: InsuranceProps) {
  const content = withDefaults(props, defaults);
  return {
    ...content,
    companies: content.companies.map((item) => withDefaults(item, insuranceCompanyDefaults)),
  };
}

/** The section's complete content. */
export type InsuranceContent = Content<typeof insuranceContent>;
