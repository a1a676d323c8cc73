import type { SectionType, Site } from "@consultorio/content";

/** Sections of the home page, in the order that stands where the selection gives none. */
export const homeSectionTypes = [
  "Hero",
  "AboutMe",
  "Experience",
  "Diseases",
  "Symptoms",
  "GeneralCallToAction",
  "Services",
  "Guides",
  "Purpose",
  "Certifications",
  "Testimonials",
  "PhotosGallery",
  "PaymentMethods",
  "Insurance",
  "CallToAction",
] as const satisfies readonly SectionType[];
export type HomeSectionType = (typeof homeSectionTypes)[number];

/**
 * Home sections in the order of the selection. A section without an order follows the one that is usually before it:
 * a selection that was stored before the section existed has no order for it.
 */
export function homeSections(site: Pick<Site, "selectedSections">): HomeSectionType[] {
  const place = (type: HomeSectionType) =>
    homeSectionTypes
      .slice(0, homeSectionTypes.indexOf(type) + 1)
      .map((before) => site.selectedSections[before]?.order)
      .findLast((order) => order !== undefined) ?? -1;
  return [...homeSectionTypes].sort((a, b) => place(a) - place(b));
}
