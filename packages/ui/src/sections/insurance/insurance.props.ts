import type { ImageRef } from "@consultorio/content";
import type { ContactLinks } from "#components/contact-buttons/contact-links.ts";
import { type Content, type SectionOptions, withDefaults } from "../contract/with-defaults.ts";

export interface InsuranceCompany {
  name: string;
  logo?: ImageRef | null;
}

export interface InsuranceProps extends SectionOptions {
  sectionTitle: string;
  companies: InsuranceCompany[];
  additionalInfo?: string;
  /** Its message asks whether the reader's insurance can be used. */
  contact?: ContactLinks;
}

const defaults = {
  anchor: "aseguradoras",
  className: "",
  additionalInfo: "",
  contact: {},
};

const insuranceCompanyDefaults = { logo: null };

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
