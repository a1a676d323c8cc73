import type { SectionType, Site } from "@consultorio/content";
import { aboutMe } from "../sections/about-me/about-me.contract.ts";
import { announcement } from "../sections/announcement/announcement.contract.ts";
import { appointment } from "../sections/appointment/appointment.contract.ts";
import { articleTeasers } from "../sections/article-teasers/article-teasers.contract.ts";
import { beforeAfter } from "../sections/before-after/before-after.contract.ts";
import { callToAction } from "../sections/call-to-action/call-to-action.contract.ts";
import { callToActionIndividual } from "../sections/call-to-action-individual/call-to-action-individual.contract.ts";
import { certifications } from "../sections/certifications/certifications.contract.ts";
import { clinic } from "../sections/clinic/clinic.contract.ts";
import { comparison } from "../sections/comparison/comparison.contract.ts";
import type { Fit, Misfit } from "../sections/contract/content-check.ts";
import type { SectionDefinition } from "../sections/contract/define-section.ts";
import { diseases } from "../sections/diseases/diseases.contract.ts";
import { experience } from "../sections/experience/experience.contract.ts";
import { faq } from "../sections/faq/faq.contract.ts";
import { firstVisit } from "../sections/first-visit/first-visit.contract.ts";
import { footer } from "../sections/footer/footer.contract.ts";
import { generalCallToAction } from "../sections/general-call-to-action/general-call-to-action.contract.ts";
import { guides } from "../sections/guides/guides.contract.ts";
import { header } from "../sections/header/header.contract.ts";
import { hero } from "../sections/hero/hero.contract.ts";
import { hospitals } from "../sections/hospitals/hospitals.contract.ts";
import { insurance } from "../sections/insurance/insurance.contract.ts";
import { navMenu } from "../sections/nav-menu/nav-menu.contract.ts";
import { paymentMethods } from "../sections/payment-methods/payment-methods.contract.ts";
import { photosGallery } from "../sections/photos-gallery/photos-gallery.contract.ts";
import { priceList } from "../sections/price-list/price-list.contract.ts";
import { purpose } from "../sections/purpose/purpose.contract.ts";
import { services } from "../sections/services/services.contract.ts";
import { symptoms } from "../sections/symptoms/symptoms.contract.ts";
import { team } from "../sections/team/team.contract.ts";
import { testimonials } from "../sections/testimonials/testimonials.contract.ts";
import { videoTestimonials } from "../sections/video-testimonials/video-testimonials.contract.ts";

export type { Misfit } from "../sections/contract/content-check.ts";

/** The contract of every section type: its names, its content, and the requirements of its variants. */
export const contracts = {
  Header: header,
  NavMenu: navMenu,
  Hero: hero,
  Certifications: certifications,
  AboutMe: aboutMe,
  Experience: experience,
  Purpose: purpose,
  CallToAction: callToAction,
  Services: services,
  Symptoms: symptoms,
  Diseases: diseases,
  Guides: guides,
  Testimonials: testimonials,
  VideoTestimonials: videoTestimonials,
  PhotosGallery: photosGallery,
  PaymentMethods: paymentMethods,
  Insurance: insurance,
  Announcement: announcement,
  ArticleTeasers: articleTeasers,
  Comparison: comparison,
  Hospitals: hospitals,
  BeforeAfter: beforeAfter,
  Appointment: appointment,
  Team: team,
  Clinic: clinic,
  PriceList: priceList,
  FirstVisit: firstVisit,
  Faq: faq,
  GeneralCallToAction: generalCallToAction,
  CallToActionIndividual: callToActionIndividual,
  Footer: footer,
} satisfies Record<SectionType, unknown>;

type Contracts = typeof contracts;

/** The content that each section type's contract selects from a site. */
export type ContentMap = {
  [T in SectionType]: Contracts[T] extends SectionDefinition<infer C extends object, infer _Id> ? C : never;
};

const requirements: Record<SectionType, { fit: Partial<Record<string, Fit>> }> = contracts;

/** Content that a variant needs and a site lacks, or that the variant leaves out; nothing for an unknown id of the type. */
export function layoutFit(type: SectionType, id: string, site: Site): Misfit[] {
  const { fit } = requirements[type];
  return Object.hasOwn(fit, id) ? (fit[id]?.(site) ?? []) : [];
}
