import type { SectionType } from "@consultorio/content";
import type { FunctionComponent } from "react";
import { AboutMeCard, AboutMePortrait, AboutMeStory } from "../sections/about-me/index.ts";
import { AnnouncementBand, AnnouncementBanner, AnnouncementCard } from "../sections/announcement/index.ts";
import { AppointmentChat, AppointmentSentence, AppointmentWeek } from "../sections/appointment/index.ts";
import {
  ArticleTeasersCards,
  ArticleTeasersFeature,
  ArticleTeasersYears,
} from "../sections/article-teasers/index.ts";
import { BeforeAfterCases, BeforeAfterPairs, BeforeAfterSlider } from "../sections/before-after/index.ts";
import { CallToActionBand, CallToActionCard, CallToActionSplit } from "../sections/call-to-action/index.ts";
import {
  CallToActionIndividualBand,
  CallToActionIndividualCard,
  CallToActionIndividualInline,
} from "../sections/call-to-action-individual/index.ts";
import {
  CertificationsCards,
  CertificationsList,
  CertificationsRecord,
  CertificationsWall,
} from "../sections/certifications/index.ts";
import { ClinicColumns, ClinicMap, ClinicPhoto } from "../sections/clinic/index.ts";
import { ComparisonCards, ComparisonQuestions, ComparisonTable } from "../sections/comparison/index.ts";
import {
  DiseasesAccordion,
  DiseasesGrid,
  DiseasesGridDark,
  DiseasesMosaic,
} from "../sections/diseases/index.ts";
import { ExperienceBand, ExperienceCounters, ExperienceTimeline } from "../sections/experience/index.ts";
import { FaqAccordion, FaqColumns, FaqConversation } from "../sections/faq/index.ts";
import { FirstVisitChecklist, FirstVisitSteps } from "../sections/first-visit/index.ts";
import { FooterColumns, FooterDark, FooterMap, FooterMinimal } from "../sections/footer/index.ts";
import {
  GeneralCallToActionCosts,
  GeneralCallToActionFeature,
  GeneralCallToActionPricing,
  GeneralCallToActionUrgent,
} from "../sections/general-call-to-action/index.ts";
import { GuidesCards, GuidesIndex, GuidesQuestions } from "../sections/guides/index.ts";
import {
  HeaderCentered,
  HeaderClassic,
  HeaderCompact,
  HeaderOverlay,
  HeaderTopStrip,
} from "../sections/header/index.ts";
import { HeroPortrait, HeroSlider, HeroSplit, HeroStatement, HeroVideo } from "../sections/hero/index.ts";
import { HospitalsCards, HospitalsList, HospitalsLogos } from "../sections/hospitals/index.ts";
import { InsuranceCarousel, InsuranceFinder, InsuranceWall } from "../sections/insurance/index.ts";
import { navMenus } from "../sections/nav-menu/nav-menu.tsx";
import {
  PaymentMethodsIcons,
  PaymentMethodsSteps,
  PaymentMethodsTable,
} from "../sections/payment-methods/index.ts";
import {
  PhotosGalleryCarousel,
  PhotosGalleryFilmstrip,
  PhotosGalleryGrid,
} from "../sections/photos-gallery/index.ts";
import { PriceListCards, PriceListMenu } from "../sections/price-list/index.ts";
import { PurposeCards, PurposeSplit, PurposeTiles } from "../sections/purpose/index.ts";
import { ServicesCarousel, ServicesGrid, ServicesIndex, ServicesList } from "../sections/services/index.ts";
import { SymptomsBodyMap, SymptomsCards, SymptomsList } from "../sections/symptoms/index.ts";
import { TeamGroup, TeamList, TeamPortraits } from "../sections/team/index.ts";
import { TestimonialsCards, TestimonialsQuote, TestimonialsWall } from "../sections/testimonials/index.ts";
import { VideoTestimonialsCards, VideoTestimonialsStage } from "../sections/video-testimonials/index.ts";
import type { PropsMap, VariantMap } from "./catalog.ts";

type ComponentMap = { [T in SectionType]: Record<VariantMap[T], FunctionComponent<PropsMap[T]>> };

/** The drawing of every variant: one that is missing, or takes the props of another type, does not compile. */
export const components: ComponentMap = {
  Header: { HeaderTopStrip, HeaderClassic, HeaderCentered, HeaderOverlay, HeaderCompact },
  NavMenu: navMenus,
  Hero: { HeroSlider, HeroPortrait, HeroSplit, HeroStatement, HeroVideo },
  Certifications: { CertificationsCards, CertificationsWall, CertificationsList, CertificationsRecord },
  AboutMe: { AboutMePortrait, AboutMeStory, AboutMeCard },
  Experience: { ExperienceCounters, ExperienceBand, ExperienceTimeline },
  Purpose: { PurposeCards, PurposeTiles, PurposeSplit },
  CallToAction: { CallToActionBand, CallToActionCard, CallToActionSplit },
  Services: { ServicesCarousel, ServicesList, ServicesGrid, ServicesIndex },
  Symptoms: { SymptomsCards, SymptomsList, SymptomsBodyMap },
  Diseases: { DiseasesGrid, DiseasesGridDark, DiseasesAccordion, DiseasesMosaic },
  Guides: { GuidesIndex, GuidesCards, GuidesQuestions },
  Testimonials: { TestimonialsCards, TestimonialsQuote, TestimonialsWall },
  VideoTestimonials: { VideoTestimonialsStage, VideoTestimonialsCards },
  PhotosGallery: { PhotosGalleryCarousel, PhotosGalleryGrid, PhotosGalleryFilmstrip },
  PaymentMethods: { PaymentMethodsSteps, PaymentMethodsIcons, PaymentMethodsTable },
  Insurance: { InsuranceCarousel, InsuranceWall, InsuranceFinder },
  Announcement: { AnnouncementBand, AnnouncementCard, AnnouncementBanner },
  ArticleTeasers: { ArticleTeasersFeature, ArticleTeasersYears, ArticleTeasersCards },
  Comparison: { ComparisonTable, ComparisonCards, ComparisonQuestions },
  Hospitals: { HospitalsLogos, HospitalsCards, HospitalsList },
  BeforeAfter: { BeforeAfterSlider, BeforeAfterPairs, BeforeAfterCases },
  Team: { TeamPortraits, TeamList, TeamGroup },
  Appointment: { AppointmentChat, AppointmentSentence, AppointmentWeek },
  Clinic: { ClinicColumns, ClinicPhoto, ClinicMap },
  PriceList: { PriceListMenu, PriceListCards },
  FirstVisit: { FirstVisitSteps, FirstVisitChecklist },
  Faq: { FaqAccordion, FaqColumns, FaqConversation },
  GeneralCallToAction: {
    GeneralCallToActionFeature,
    GeneralCallToActionPricing,
    GeneralCallToActionUrgent,
    GeneralCallToActionCosts,
  },
  CallToActionIndividual: {
    CallToActionIndividualBand,
    CallToActionIndividualCard,
    CallToActionIndividualInline,
  },
  Footer: { FooterColumns, FooterDark, FooterMap, FooterMinimal },
};
