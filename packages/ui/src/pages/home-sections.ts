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
  "Purpose",
  "Certifications",
  "Testimonials",
  "PhotosGallery",
  "PaymentMethods",
  "Insurance",
  "CallToAction",
] as const satisfies readonly SectionType[];
export type HomeSectionType = (typeof homeSectionTypes)[number];

/** Home sections in the order of the selection. Sections without an order keep their usual place. */
export function homeSections(site: Site): HomeSectionType[] {
  const place = (type: HomeSectionType) =>
    site.selectedSections[type]?.order ?? homeSectionTypes.indexOf(type);
  return [...homeSectionTypes].sort((a, b) => place(a) - place(b));
}
