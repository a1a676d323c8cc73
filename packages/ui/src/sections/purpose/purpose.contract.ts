import { decoration, interpolate } from "@consultorio/content";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { PurposeContent } from "./purpose.props.ts";
import { purposeVariants } from "./purpose.variants.ts";

export const purpose = defineSection(purposeVariants, {
  select: ({ siteContent: site }): PurposeContent | null => {
    const { sectionTitle, sectionSubtitle, sectionText, entities } = site.purpose;
    if (entities.length === 0) return null;
    const items = entities.map(({ title, description, imagePath, imageBackgroundPath }) => ({
      title,
      description,
      image: decoration(site, imagePath),
      background: decoration(site, imageBackgroundPath),
    }));
    return { sectionTitle, sectionSubtitle, sectionText: interpolate(sectionText, site), items };
  },
  fit: {
    PurposeCards: ({ siteContent }) => few("propósitos", 3, siteContent.purpose.entities),
    PurposeTiles: ({ siteContent }) => few("propósitos", 4, siteContent.purpose.entities),
  },
});
