import type { SectionType } from "@consultorio/content";
import type { ComponentType } from "react";
import { AboutMeCard } from "../sections/about-me/about-me-card.tsx";
import { AboutMePortrait } from "../sections/about-me/about-me-portrait.tsx";
import { AboutMeStory } from "../sections/about-me/about-me-story.tsx";
import { CallToActionBand } from "../sections/call-to-action/call-to-action-band.tsx";
import { CallToActionCard } from "../sections/call-to-action/call-to-action-card.tsx";
import { CallToActionSplit } from "../sections/call-to-action/call-to-action-split.tsx";
import { CallToActionIndividualBand } from "../sections/call-to-action-individual/call-to-action-individual-band.tsx";
import { CallToActionIndividualCard } from "../sections/call-to-action-individual/call-to-action-individual-card.tsx";
import { CallToActionIndividualInline } from "../sections/call-to-action-individual/call-to-action-individual-inline.tsx";
import { CertificationsCards } from "../sections/certifications/certifications-cards.tsx";
import { CertificationsList } from "../sections/certifications/certifications-list.tsx";
import { CertificationsWall } from "../sections/certifications/certifications-wall.tsx";
import { DiseasesAccordion } from "../sections/diseases/diseases-accordion.tsx";
import { DiseasesGrid } from "../sections/diseases/diseases-grid.tsx";
import { DiseasesGridDark } from "../sections/diseases/diseases-grid-dark.tsx";
import { DiseasesMosaic } from "../sections/diseases/diseases-mosaic.tsx";
import { ExperienceBand } from "../sections/experience/experience-band.tsx";
import { ExperienceCounters } from "../sections/experience/experience-counters.tsx";
import { ExperienceTimeline } from "../sections/experience/experience-timeline.tsx";
import { FooterColumns } from "../sections/footer/footer-columns.tsx";
import { FooterDark } from "../sections/footer/footer-dark.tsx";
import { FooterMap } from "../sections/footer/footer-map.tsx";
import { FooterMinimal } from "../sections/footer/footer-minimal.tsx";
import { GeneralCallToActionFeature } from "../sections/general-call-to-action/general-call-to-action-feature.tsx";
import { GeneralCallToActionPricing } from "../sections/general-call-to-action/general-call-to-action-pricing.tsx";
import { GeneralCallToActionUrgent } from "../sections/general-call-to-action/general-call-to-action-urgent.tsx";
import { HeaderCentered } from "../sections/header/header-centered.tsx";
import { HeaderClassic } from "../sections/header/header-classic.tsx";
import { HeaderCompact } from "../sections/header/header-compact.tsx";
import { HeaderOverlay } from "../sections/header/header-overlay.tsx";
import { HeaderTopStrip } from "../sections/header/header-top-strip.tsx";
import { HeroPortrait } from "../sections/hero/hero-portrait.tsx";
import { HeroSlider } from "../sections/hero/hero-slider.tsx";
import { HeroSplit } from "../sections/hero/hero-split.tsx";
import { HeroStatement } from "../sections/hero/hero-statement.tsx";
import { HeroVideo } from "../sections/hero/hero-video.tsx";
import { InsuranceCarousel } from "../sections/insurance/insurance-carousel.tsx";
import { InsuranceFinder } from "../sections/insurance/insurance-finder.tsx";
import { InsuranceWall } from "../sections/insurance/insurance-wall.tsx";
import { navMenus } from "../sections/nav-menu/nav-menu.tsx";
import { PaymentMethodsIcons } from "../sections/payment-methods/payment-methods-icons.tsx";
import { PaymentMethodsSteps } from "../sections/payment-methods/payment-methods-steps.tsx";
import { PaymentMethodsTable } from "../sections/payment-methods/payment-methods-table.tsx";
import { PhotosGalleryCarousel } from "../sections/photos-gallery/photos-gallery-carousel.tsx";
import { PhotosGalleryFilmstrip } from "../sections/photos-gallery/photos-gallery-filmstrip.tsx";
import { PhotosGalleryGrid } from "../sections/photos-gallery/photos-gallery-grid.tsx";
import { PurposeCards } from "../sections/purpose/purpose-cards.tsx";
import { PurposeSplit } from "../sections/purpose/purpose-split.tsx";
import { PurposeTiles } from "../sections/purpose/purpose-tiles.tsx";
import { ServicesCarousel } from "../sections/services/services-carousel.tsx";
import { ServicesGrid } from "../sections/services/services-grid.tsx";
import { ServicesIndex } from "../sections/services/services-index.tsx";
import { ServicesList } from "../sections/services/services-list.tsx";
import { SymptomsBodyMap } from "../sections/symptoms/symptoms-body-map.tsx";
import { SymptomsCards } from "../sections/symptoms/symptoms-cards.tsx";
import { SymptomsList } from "../sections/symptoms/symptoms-list.tsx";
import { TestimonialsCards } from "../sections/testimonials/testimonials-cards.tsx";
import { TestimonialsQuote } from "../sections/testimonials/testimonials-quote.tsx";
import { TestimonialsWall } from "../sections/testimonials/testimonials-wall.tsx";
import type { PropsMap, VariantMap } from "./catalog.ts";

type ComponentMap = { [T in SectionType]: Record<VariantMap[T], ComponentType<PropsMap[T]>> };

/** The drawing of every variant: one that is missing, or takes the props of another type, does not compile. */
export const components: ComponentMap = {
  Header: { HeaderTopStrip, HeaderClassic, HeaderCentered, HeaderOverlay, HeaderCompact },
  NavMenu: navMenus,
  Hero: { HeroSlider, HeroPortrait, HeroSplit, HeroStatement, HeroVideo },
  Certifications: { CertificationsCards, CertificationsWall, CertificationsList },
  AboutMe: { AboutMePortrait, AboutMeStory, AboutMeCard },
  Experience: { ExperienceCounters, ExperienceBand, ExperienceTimeline },
  Purpose: { PurposeCards, PurposeTiles, PurposeSplit },
  CallToAction: { CallToActionBand, CallToActionCard, CallToActionSplit },
  Services: { ServicesCarousel, ServicesList, ServicesGrid, ServicesIndex },
  Symptoms: { SymptomsCards, SymptomsList, SymptomsBodyMap },
  Diseases: { DiseasesGrid, DiseasesGridDark, DiseasesAccordion, DiseasesMosaic },
  Testimonials: { TestimonialsCards, TestimonialsQuote, TestimonialsWall },
  PhotosGallery: { PhotosGalleryCarousel, PhotosGalleryGrid, PhotosGalleryFilmstrip },
  PaymentMethods: { PaymentMethodsSteps, PaymentMethodsIcons, PaymentMethodsTable },
  Insurance: { InsuranceCarousel, InsuranceWall, InsuranceFinder },
  GeneralCallToAction: { GeneralCallToActionFeature, GeneralCallToActionPricing, GeneralCallToActionUrgent },
  CallToActionIndividual: {
    CallToActionIndividualBand,
    CallToActionIndividualCard,
    CallToActionIndividualInline,
  },
  Footer: { FooterColumns, FooterDark, FooterMap, FooterMinimal },
};
