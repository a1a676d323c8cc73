import type { SectionType } from "./selected-sections.ts";

/** Sections of the home page alone, in the order that stands where the selection gives none. */
export const homeSectionTypes = [
  "Hero",
  "Announcement",
  "AboutMe",
  "Team",
  "Experience",
  "Diseases",
  "Symptoms",
  "GeneralCallToAction",
  "Services",
  "Comparison",
  "Guides",
  "FirstVisit",
  "Purpose",
  "Certifications",
  "Hospitals",
  "BeforeAfter",
  "Testimonials",
  "ArticleTeasers",
  "VideoTestimonials",
  "PhotosGallery",
  "PriceList",
  "PaymentMethods",
  "Insurance",
  "Faq",
  "Clinic",
  "Appointment",
  "CallToAction",
] as const satisfies readonly SectionType[];
export type HomeSectionType = (typeof homeSectionTypes)[number];
