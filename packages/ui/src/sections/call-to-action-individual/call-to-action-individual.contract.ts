import { decoration, findRecord, iconRef, interpolate } from "@consultorio/content";
import { pageContactLinks } from "#components/contact-buttons/contact-links.ts";
import { defineSection } from "../contract/define-section.ts";
import type { CallToActionIndividualContent } from "./call-to-action-individual.props.ts";
import { callToActionIndividualVariants } from "./call-to-action-individual.variants.ts";

export const callToActionIndividual = defineSection(callToActionIndividualVariants, {
  select: (site, route): CallToActionIndividualContent | null => {
    const entry = findRecord(site, route);
    if (entry === null || entry.record.ctaText === "") return null;
    const { siteContent } = site;
    return {
      text: interpolate(entry.record.ctaText, siteContent),
      icon: iconRef(entry.record.iconIndividual),
      image: decoration(siteContent, entry.record.imageHome),
      background: decoration(siteContent, siteContent.callToActionIndividual.backgroundImage),
      contact: pageContactLinks(site, route),
    };
  },
});
