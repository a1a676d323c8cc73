import { decoration, visible } from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { strings } from "#strings/strings.ts";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { InsuranceContent } from "./insurance.props.ts";
import { insuranceVariants } from "./insurance.variants.ts";

export const insurance = defineSection(insuranceVariants, {
  select: ({ siteContent }): InsuranceContent | null => {
    const { sectionTitle, additionalInfo, companies } = siteContent.insurances;
    const shown = visible(companies).map(({ name, logoPath }) => ({
      name,
      aliases: [],
      logo: decoration(siteContent, logoPath),
    }));
    if (shown.length === 0) return null;
    const contact = contactLinks(siteContent, strings.insurance.topic);
    return { sectionTitle, additionalInfo, companies: shown, contact };
  },
  fit: {
    InsuranceCarousel: ({ siteContent }) =>
      few("aseguradoras visibles", 11, visible(siteContent.insurances.companies)),
  },
});
