import type { SectionType } from "@consultorio/content";
import type { ComponentType } from "react";
import { AboutMePortrait } from "../sections/about-me/about-me-portrait.tsx";
import { CallToActionBand } from "../sections/call-to-action/call-to-action-band.tsx";
import { CallToActionIndividualBand } from "../sections/call-to-action-individual/call-to-action-individual-band.tsx";
import { CertificationsCards } from "../sections/certifications/certifications-cards.tsx";
import { DiseasesGrid } from "../sections/diseases/diseases-grid.tsx";
import { DiseasesGridDark } from "../sections/diseases/diseases-grid-dark.tsx";
import { ExperienceCounters } from "../sections/experience/experience-counters.tsx";
import { FooterColumns } from "../sections/footer/footer-columns.tsx";
import { FooterDark } from "../sections/footer/footer-dark.tsx";
import { GeneralCallToActionFeature } from "../sections/general-call-to-action/general-call-to-action-feature.tsx";
import { HeaderCentered } from "../sections/header/header-centered.tsx";
import { HeaderClassic } from "../sections/header/header-classic.tsx";
import { HeaderTopStrip } from "../sections/header/header-top-strip.tsx";
import { HeroSlider } from "../sections/hero/hero-slider.tsx";
import { HeroSplit } from "../sections/hero/hero-split.tsx";
import { HeroStatement } from "../sections/hero/hero-statement.tsx";
import { InsuranceCarousel } from "../sections/insurance/insurance-carousel.tsx";
import { navMenus } from "../sections/nav-menu/nav-menu.tsx";
import { PaymentMethodsSteps } from "../sections/payment-methods/payment-methods-steps.tsx";
import { PhotosGalleryCarousel } from "../sections/photos-gallery/photos-gallery-carousel.tsx";
import { PurposeCards } from "../sections/purpose/purpose-cards.tsx";
import { PurposeTiles } from "../sections/purpose/purpose-tiles.tsx";
import { ServicesCarousel } from "../sections/services/services-carousel.tsx";
import { ServicesGrid } from "../sections/services/services-grid.tsx";
import { ServicesList } from "../sections/services/services-list.tsx";
import { SymptomsCards } from "../sections/symptoms/symptoms-cards.tsx";
import { SymptomsList } from "../sections/symptoms/symptoms-list.tsx";
import { TestimonialsCards } from "../sections/testimonials/testimonials-cards.tsx";
import { TestimonialsQuote } from "../sections/testimonials/testimonials-quote.tsx";
import type { PropsMap, VariantMap } from "./catalog.ts";

type ComponentMap = { [T in SectionType]: Record<VariantMap[T], ComponentType<PropsMap[T]>> };

/** The drawing of every variant: one that is missing, or takes the props of another type, does not compile. */
export const components: ComponentMap = {
  Header: { HeaderTopStrip, HeaderClassic, HeaderCentered },
  NavMenu: navMenus,
  Hero: { HeroSlider, HeroSplit, HeroStatement },
  Certifications: { CertificationsCards },
  AboutMe: { AboutMePortrait },
  Experience: { ExperienceCounters },
  Purpose: { PurposeCards, PurposeTiles },
  CallToAction: { CallToActionBand },
  Services: { ServicesCarousel, ServicesList, ServicesGrid },
  Symptoms: { SymptomsCards, SymptomsList },
  Diseases: { DiseasesGrid, DiseasesGridDark },
  Testimonials: { TestimonialsCards, TestimonialsQuote },
  PhotosGallery: { PhotosGalleryCarousel },
  PaymentMethods: { PaymentMethodsSteps },
  Insurance: { InsuranceCarousel },
  GeneralCallToAction: { GeneralCallToActionFeature },
  CallToActionIndividual: { CallToActionIndividualBand },
  Footer: { FooterColumns, FooterDark },
};
