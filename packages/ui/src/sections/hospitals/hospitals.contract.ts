import { decoration, visible } from "@consultorio/content";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { HospitalsContent } from "./hospitals.props.ts";
import { hospitalsVariants } from "./hospitals.variants.ts";

export const hospitals = defineSection(hospitalsVariants, {
  select: ({ siteContent }): HospitalsContent | null => {
    const { sectionTitle, sectionSubtitle, societiesTitle, ...lists } = siteContent.hospitals;
    const shown = {
      hospitals: visible(lists.hospitals).map(({ name, activities, place, logoPath, link }) => ({
        name,
        activities,
        place,
        logo: decoration(siteContent, logoPath),
        href: link,
      })),
      societies: visible(lists.societies).map(({ name, role, logoPath, link }) => ({
        name,
        role,
        logo: decoration(siteContent, logoPath),
        href: link,
      })),
    };
    if (shown.hospitals.length + shown.societies.length === 0) return null;
    return { sectionTitle, sectionSubtitle, societiesTitle, ...shown };
  },
  fit: {
    HospitalsLogos: ({ siteContent }) =>
      few(
        "hospitales con logotipo",
        2,
        visible(siteContent.hospitals.hospitals).filter(({ logoPath }) => logoPath !== ""),
      ),
    HospitalsCards: ({ siteContent }) =>
      few("hospitales visibles", 2, visible(siteContent.hospitals.hospitals)),
  },
});
