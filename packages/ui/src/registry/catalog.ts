import type { SectionType } from "@consultorio/content";
import type { AboutMeProps } from "../sections/about-me/about-me.props.ts";
import { aboutMeVariants } from "../sections/about-me/about-me.variants.ts";
import type { AnnouncementProps } from "../sections/announcement/announcement.props.ts";
import { announcementVariants } from "../sections/announcement/announcement.variants.ts";
import type { AppointmentProps } from "../sections/appointment/appointment.props.ts";
import { appointmentVariants } from "../sections/appointment/appointment.variants.ts";
import type { ArticleTeasersProps } from "../sections/article-teasers/article-teasers.props.ts";
import { articleTeasersVariants } from "../sections/article-teasers/article-teasers.variants.ts";
import type { BeforeAfterProps } from "../sections/before-after/before-after.props.ts";
import { beforeAfterVariants } from "../sections/before-after/before-after.variants.ts";
import type { CallToActionProps } from "../sections/call-to-action/call-to-action.props.ts";
import { callToActionVariants } from "../sections/call-to-action/call-to-action.variants.ts";
import type { CallToActionIndividualProps } from "../sections/call-to-action-individual/call-to-action-individual.props.ts";
import { callToActionIndividualVariants } from "../sections/call-to-action-individual/call-to-action-individual.variants.ts";
import type { CertificationsProps } from "../sections/certifications/certifications.props.ts";
import { certificationsVariants } from "../sections/certifications/certifications.variants.ts";
import type { ClinicProps } from "../sections/clinic/clinic.props.ts";
import { clinicVariants } from "../sections/clinic/clinic.variants.ts";
import type { CollectionProps } from "../sections/collection/collection.props.ts";
import type { ComparisonProps } from "../sections/comparison/comparison.props.ts";
import { comparisonVariants } from "../sections/comparison/comparison.variants.ts";
import {
  idsOf,
  resolveVariant,
  type SectionVariants,
  type VariantInfo,
} from "../sections/contract/define-variants.ts";
import { diseasesVariants } from "../sections/diseases/diseases.variants.ts";
import type { ExperienceProps } from "../sections/experience/experience.props.ts";
import { experienceVariants } from "../sections/experience/experience.variants.ts";
import type { FaqProps } from "../sections/faq/faq.props.ts";
import { faqVariants } from "../sections/faq/faq.variants.ts";
import type { FirstVisitProps } from "../sections/first-visit/first-visit.props.ts";
import { firstVisitVariants } from "../sections/first-visit/first-visit.variants.ts";
import type { FooterProps } from "../sections/footer/footer.props.ts";
import { footerVariants } from "../sections/footer/footer.variants.ts";
import type { GeneralCallToActionProps } from "../sections/general-call-to-action/general-call-to-action.props.ts";
import { generalCallToActionVariants } from "../sections/general-call-to-action/general-call-to-action.variants.ts";
import type { GuidesProps } from "../sections/guides/guides.props.ts";
import { guidesVariants } from "../sections/guides/guides.variants.ts";
import type { HeaderProps } from "../sections/header/header.props.ts";
import { headerVariants } from "../sections/header/header.variants.ts";
import type { HeroProps } from "../sections/hero/hero.props.ts";
import { heroVariants } from "../sections/hero/hero.variants.ts";
import type { HospitalsProps } from "../sections/hospitals/hospitals.props.ts";
import { hospitalsVariants } from "../sections/hospitals/hospitals.variants.ts";
import type { InsuranceProps } from "../sections/insurance/insurance.props.ts";
import { insuranceVariants } from "../sections/insurance/insurance.variants.ts";
import type { NavMenuProps } from "../sections/nav-menu/nav-menu.props.ts";
import { navMenuVariants } from "../sections/nav-menu/nav-menu.variants.ts";
import type { PaymentMethodsProps } from "../sections/payment-methods/payment-methods.props.ts";
import { paymentMethodsVariants } from "../sections/payment-methods/payment-methods.variants.ts";
import type { PhotosGalleryProps } from "../sections/photos-gallery/photos-gallery.props.ts";
import { photosGalleryVariants } from "../sections/photos-gallery/photos-gallery.variants.ts";
import type { PriceListProps } from "../sections/price-list/price-list.props.ts";
import { priceListVariants } from "../sections/price-list/price-list.variants.ts";
import type { PurposeProps } from "../sections/purpose/purpose.props.ts";
import { purposeVariants } from "../sections/purpose/purpose.variants.ts";
import { servicesVariants } from "../sections/services/services.variants.ts";
import type { SymptomsProps } from "../sections/symptoms/symptoms.props.ts";
import { symptomsVariants } from "../sections/symptoms/symptoms.variants.ts";
import type { TeamProps } from "../sections/team/team.props.ts";
import { teamVariants } from "../sections/team/team.variants.ts";
import type { TestimonialsProps } from "../sections/testimonials/testimonials.props.ts";
import { testimonialsVariants } from "../sections/testimonials/testimonials.variants.ts";
import type { VideoTestimonialsProps } from "../sections/video-testimonials/video-testimonials.props.ts";
import { videoTestimonialsVariants } from "../sections/video-testimonials/video-testimonials.variants.ts";

/** Names of every section type and of its variants. It loads neither React nor the schemas of the content. */
export const catalog = {
  Header: headerVariants,
  NavMenu: navMenuVariants,
  Hero: heroVariants,
  Certifications: certificationsVariants,
  AboutMe: aboutMeVariants,
  Experience: experienceVariants,
  Purpose: purposeVariants,
  CallToAction: callToActionVariants,
  Services: servicesVariants,
  Symptoms: symptomsVariants,
  Diseases: diseasesVariants,
  Guides: guidesVariants,
  Testimonials: testimonialsVariants,
  VideoTestimonials: videoTestimonialsVariants,
  PhotosGallery: photosGalleryVariants,
  PaymentMethods: paymentMethodsVariants,
  Insurance: insuranceVariants,
  Announcement: announcementVariants,
  ArticleTeasers: articleTeasersVariants,
  Comparison: comparisonVariants,
  Hospitals: hospitalsVariants,
  BeforeAfter: beforeAfterVariants,
  Appointment: appointmentVariants,
  Team: teamVariants,
  Clinic: clinicVariants,
  PriceList: priceListVariants,
  FirstVisit: firstVisitVariants,
  Faq: faqVariants,
  GeneralCallToAction: generalCallToActionVariants,
  CallToActionIndividual: callToActionIndividualVariants,
  Footer: footerVariants,
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
  Symptoms: SymptomsProps;
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

/** Variant ids of each section type. */
export type VariantMap = { [T in SectionType]: keyof Catalog[T]["variants"] };
export type VariantId<T extends SectionType = SectionType> = VariantMap[T];

const names: Record<SectionType, SectionVariants> = catalog;
const typedNames: { [T in SectionType]: SectionVariants<VariantId<T>> } = catalog;

/** Spanish name of a section type. */
export const sectionLabel = (type: SectionType): string => names[type].label;

/** Ids of a type's variants, the default first. */
export const variantIds = <T extends SectionType>(type: T): VariantId<T>[] => idsOf(typedNames[type]);

/** Name and description of a variant, or null for an id that the type does not have. */
export function variantInfo(type: SectionType, id: string): VariantInfo | null {
  const { variants } = names[type];
  return Object.hasOwn(variants, id) ? (variants[id] ?? null) : null;
}

/** Whether a type has a variant of this id. */
export const isVariant = <T extends SectionType>(type: T, id: string): id is VariantId<T> =>
  Object.hasOwn(names[type].variants, id);

/** The variant that is drawn where none, or an unknown one, is chosen. */
export const defaultVariant = <T extends SectionType>(type: T): VariantId<T> =>
  resolveVariant(typedNames[type], undefined);
