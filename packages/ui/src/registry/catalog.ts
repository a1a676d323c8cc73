import type { SectionType, Site } from "@consultorio/content";
import { aboutMe } from "../sections/about-me/about-me.contract.ts";
import type { AboutMeProps } from "../sections/about-me/about-me.props.ts";
import { announcement } from "../sections/announcement/announcement.contract.ts";
import type { AnnouncementProps } from "../sections/announcement/announcement.props.ts";
import { appointment } from "../sections/appointment/appointment.contract.ts";
import type { AppointmentProps } from "../sections/appointment/appointment.props.ts";
import { articleTeasers } from "../sections/article-teasers/article-teasers.contract.ts";
import type { ArticleTeasersProps } from "../sections/article-teasers/article-teasers.props.ts";
import { beforeAfter } from "../sections/before-after/before-after.contract.ts";
import type { BeforeAfterProps } from "../sections/before-after/before-after.props.ts";
import { callToAction } from "../sections/call-to-action/call-to-action.contract.ts";
import type { CallToActionProps } from "../sections/call-to-action/call-to-action.props.ts";
import { callToActionIndividual } from "../sections/call-to-action-individual/call-to-action-individual.contract.ts";
import type { CallToActionIndividualProps } from "../sections/call-to-action-individual/call-to-action-individual.props.ts";
import { certifications } from "../sections/certifications/certifications.contract.ts";
import type { CertificationsProps } from "../sections/certifications/certifications.props.ts";
import { clinic } from "../sections/clinic/clinic.contract.ts";
import type { ClinicProps } from "../sections/clinic/clinic.props.ts";
import type { CollectionProps } from "../sections/collection/collection.props.ts";
import { comparison } from "../sections/comparison/comparison.contract.ts";
import type { ComparisonProps } from "../sections/comparison/comparison.props.ts";
import type { Misfit } from "../sections/contract/content-check.ts";
import {
  idsOf,
  resolveVariant,
  type SectionDefinition,
  type VariantInfo,
} from "../sections/contract/define-section.ts";
import { diseases } from "../sections/diseases/diseases.contract.ts";
import { experience } from "../sections/experience/experience.contract.ts";
import type { ExperienceProps } from "../sections/experience/experience.props.ts";
import { faq } from "../sections/faq/faq.contract.ts";
import type { FaqProps } from "../sections/faq/faq.props.ts";
import { firstVisit } from "../sections/first-visit/first-visit.contract.ts";
import type { FirstVisitProps } from "../sections/first-visit/first-visit.props.ts";
import { footer } from "../sections/footer/footer.contract.ts";
import type { FooterProps } from "../sections/footer/footer.props.ts";
import { generalCallToAction } from "../sections/general-call-to-action/general-call-to-action.contract.ts";
import type { GeneralCallToActionProps } from "../sections/general-call-to-action/general-call-to-action.props.ts";
import { guides } from "../sections/guides/guides.contract.ts";
import type { GuidesProps } from "../sections/guides/guides.props.ts";
import { header } from "../sections/header/header.contract.ts";
import type { HeaderProps } from "../sections/header/header.props.ts";
import { hero } from "../sections/hero/hero.contract.ts";
import type { HeroProps } from "../sections/hero/hero.props.ts";
import { hospitals } from "../sections/hospitals/hospitals.contract.ts";
import type { HospitalsProps } from "../sections/hospitals/hospitals.props.ts";
import { insurance } from "../sections/insurance/insurance.contract.ts";
import type { InsuranceProps } from "../sections/insurance/insurance.props.ts";
import { navMenu } from "../sections/nav-menu/nav-menu.contract.ts";
import type { NavMenuProps } from "../sections/nav-menu/nav-menu.props.ts";
import { paymentMethods } from "../sections/payment-methods/payment-methods.contract.ts";
import type { PaymentMethodsProps } from "../sections/payment-methods/payment-methods.props.ts";
import { photosGallery } from "../sections/photos-gallery/photos-gallery.contract.ts";
import type { PhotosGalleryProps } from "../sections/photos-gallery/photos-gallery.props.ts";
import { priceList } from "../sections/price-list/price-list.contract.ts";
import type { PriceListProps } from "../sections/price-list/price-list.props.ts";
import { purpose } from "../sections/purpose/purpose.contract.ts";
import type { PurposeProps } from "../sections/purpose/purpose.props.ts";
import { services } from "../sections/services/services.contract.ts";
import { symptoms } from "../sections/symptoms/symptoms.contract.ts";
import { team } from "../sections/team/team.contract.ts";
import type { TeamProps } from "../sections/team/team.props.ts";
import { testimonials } from "../sections/testimonials/testimonials.contract.ts";
import type { TestimonialsProps } from "../sections/testimonials/testimonials.props.ts";
import { videoTestimonials } from "../sections/video-testimonials/video-testimonials.contract.ts";
import type { VideoTestimonialsProps } from "../sections/video-testimonials/video-testimonials.props.ts";

export type { Misfit } from "../sections/contract/content-check.ts";

/** Every section type and its variants. Data only: scripts and the server import it without React. */
export const catalog = {
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

type Catalog = typeof catalog;

/** The props of a section of each type. */
export interface PropsMap {
  Header: HeaderProps;
  NavMenu: NavMenuProps;
  Hero: HeroProps;
  Certifications: CertificationsProps;
  AboutMe: AboutMeProps;
  Experience: ExperienceProps;
  Purpose: PurposeProps;
  CallToAction: CallToActionProps;
  Services: CollectionProps;
  Symptoms: CollectionProps;
  Diseases: CollectionProps;
  Guides: GuidesProps;
  Testimonials: TestimonialsProps;
  VideoTestimonials: VideoTestimonialsProps;
  PhotosGallery: PhotosGalleryProps;
  PaymentMethods: PaymentMethodsProps;
  Insurance: InsuranceProps;
  Announcement: AnnouncementProps;
  ArticleTeasers: ArticleTeasersProps;
  Comparison: ComparisonProps;
  Hospitals: HospitalsProps;
  BeforeAfter: BeforeAfterProps;
  Appointment: AppointmentProps;
  Team: TeamProps;
  Clinic: ClinicProps;
  PriceList: PriceListProps;
  FirstVisit: FirstVisitProps;
  Faq: FaqProps;
  GeneralCallToAction: GeneralCallToActionProps;
  CallToActionIndividual: CallToActionIndividualProps;
  Footer: FooterProps;
}

/** The content that each section type's contract selects from a site. */
export type ContentMap = {
  [T in SectionType]: Catalog[T] extends SectionDefinition<infer C extends object, infer _Id> ? C : never;
};

/** Variant ids of each section type. */
export type VariantMap = { [T in SectionType]: keyof Catalog[T]["variants"] };
export type VariantId<T extends SectionType = SectionType> = VariantMap[T];

interface VariantTable {
  label: string;
  variants: Record<string, VariantInfo>;
}

const tables: Record<SectionType, VariantTable> = catalog;
const definitions: { [T in SectionType]: { variants: Record<VariantId<T>, VariantInfo> } } = catalog;

/** Spanish name of a section type. */
export const sectionLabel = (type: SectionType): string => tables[type].label;

/** Ids of a type's variants, the default first. */
export const variantIds = <T extends SectionType>(type: T): VariantId<T>[] => idsOf(definitions[type]);

/** Name and description of a variant, or null for an id that the type does not have. */
export function variantInfo(type: SectionType, id: string): VariantInfo | null {
  const { variants } = tables[type];
  return Object.hasOwn(variants, id) ? (variants[id] ?? null) : null;
}

/** Content that a variant needs and a site lacks, or that the variant leaves out; nothing for an unknown id of the type. */
export const layoutFit = (type: SectionType, id: string, site: Site): Misfit[] =>
  variantInfo(type, id)?.fit(site) ?? [];

/** Whether a type has a variant of this id. */
export const isVariant = <T extends SectionType>(type: T, id: string): id is VariantId<T> =>
  Object.hasOwn(tables[type].variants, id);

/** The variant that is drawn where none, or an unknown one, is chosen. */
export const defaultVariant = <T extends SectionType>(type: T): VariantId<T> =>
  resolveVariant(definitions[type], undefined);
