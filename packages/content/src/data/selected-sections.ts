import type { SelectedSections } from "../schema/selected-sections.ts";

/** The layout of every section type on first start. `order` places the sections of the home page. */
export const selectedSections: SelectedSections = {
  Header: { component: "HeaderTopStrip", display: true },
  NavMenu: { component: "NavMenuDropdown", display: true },
  Hero: { component: "HeroSlider", display: true, order: 10 },
  AboutMe: { component: "AboutMePortrait", display: true, order: 20 },
  Experience: { component: "ExperienceCounters", display: true, order: 30 },
  Services: { component: "ServicesCarousel", display: true, order: 40 },
  Comparison: { component: "ComparisonTable", display: false, order: 42 },
  Guides: { component: "GuidesIndex", display: true, order: 45 },
  FirstVisit: { component: "FirstVisitSteps", display: false, order: 47 },
  Symptoms: { component: "SymptomsList", display: true, order: 50 },
  Diseases: { component: "DiseasesGrid", display: true, order: 60 },
  GeneralCallToAction: { component: "GeneralCallToActionFeature", display: true, order: 70 },
  Purpose: { component: "PurposeCards", display: true, order: 80 },
  Certifications: { component: "CertificationsCards", display: true, order: 90 },
  Testimonials: { component: "TestimonialsCards", display: true, order: 100 },
  CallToAction: { component: "CallToActionBand", display: true, order: 110 },
  PhotosGallery: { component: "PhotosGalleryCarousel", display: true, order: 120 },
  PriceList: { component: "PriceListMenu", display: false, order: 125 },
  PaymentMethods: { component: "PaymentMethodsSteps", display: true, order: 130 },
  Insurance: { component: "InsuranceCarousel", display: true, order: 140 },
  Faq: { component: "FaqAccordion", display: false, order: 145 },
  Clinic: { component: "ClinicColumns", display: false, order: 150 },
  CallToActionIndividual: { component: "CallToActionIndividualBand", display: true },
  Footer: { component: "FooterColumns", display: true },
};
