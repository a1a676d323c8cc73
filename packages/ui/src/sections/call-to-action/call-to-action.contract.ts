import { decoration, interpolate } from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { CallToActionContent } from "./call-to-action.props.ts";
import { callToActionVariants } from "./call-to-action.variants.ts";

export const callToAction = defineSection(callToActionVariants, {
  select: ({ siteContent: site }): CallToActionContent | null => {
    const { title, description, backgroundImage } = site.callToAction;
    if (title === "") return null;
    return {
      title: interpolate(title, site),
      description: interpolate(description, site),
      background: decoration(site, backgroundImage),
      contact: contactLinks(site),
    };
  },
  fit: {
    CallToActionBand: ({ siteContent }) =>
      missing("la imagen de fondo", siteContent.callToAction.backgroundImage),
    CallToActionSplit: ({ siteContent }) =>
      missing("la imagen de fondo", siteContent.callToAction.backgroundImage),
  },
});
