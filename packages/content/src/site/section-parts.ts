import type { SiteContent } from "../kinds/site-content.ts";
import { type SectionType, sectionTypes } from "../schema/selected-sections.ts";
import type { Route } from "./route.ts";

/** The parts of the site's content that a section draws, the most its own first. */
export const sectionParts: Record<SectionType, readonly (keyof SiteContent)[]> = {
  Header: ["header", "doctorInfo", "doctorWorkInfo", "navMenu"],
  NavMenu: ["navMenu"],
  Hero: ["heroSection", "heroSlider", "experience", "multimedia", "buttons"],
  Certifications: ["certifications", "experience"],
  AboutMe: ["aboutMe"],
  Team: ["team"],
  Experience: ["experience"],
  Purpose: ["purpose"],
  CallToAction: ["callToAction", "buttons"],
  Services: ["services"],
  Symptoms: ["symptoms"],
  Diseases: ["diseasesSection"],
  Guides: ["guides"],
  Hospitals: ["hospitals"],
  BeforeAfter: ["beforeAfter"],
  Testimonials: ["testimonials"],
  Announcement: ["homeAnnouncement"],
  ArticleTeasers: ["articleTeasers"],
  VideoTestimonials: ["videoTestimonials"],
  PhotosGallery: ["photosGallery"],
  PaymentMethods: ["payments", "consultationPrice"],
  Insurance: ["insurances"],
  Comparison: ["comparison", "priceList"],
  FirstVisit: ["firstVisit"],
  PriceList: ["priceList", "consultationPrice"],
  Faq: ["faq"],
  Clinic: ["clinic", "doctorWorkInfo", "contact"],
  Appointment: ["appointment", "doctorInfo", "doctorWorkInfo", "buttons"],
  GeneralCallToAction: ["generalCallToAction", "consultationPrice", "payments", "insurances", "buttons"],
  CallToActionIndividual: ["callToActionIndividual", "buttons"],
  Footer: ["footer", "doctorWorkInfo", "doctorInfo"],
};

/** Pages other than the home page on which a part is seen. */
const pages: Partial<Record<keyof SiteContent, Route>> = {
  contact: { page: "contact" },
  doctoralia: { page: "contact" },
  search: { page: "search" },
  visitSheet: { page: "visitSheet" },
  privacy: { page: "privacy" },
};

/** Where a part of the content is seen best: the page, and the section to scroll to. */
export function placeOfPart(part: string): { route: Route; section: SectionType | null } {
  const page = Object.entries(pages).find(([name]) => name === part)?.[1];
  if (page) return { route: page, section: null };
  const owners = Object.entries(sectionParts).filter(([, parts]) => parts[0] === part);
  const owner =
    owners[0] ?? Object.entries(sectionParts).find(([, parts]) => parts.some((other) => other === part));
  const section = sectionTypes.find((type) => type === owner?.[0]) ?? null;
  return { route: { page: "home" }, section };
}
