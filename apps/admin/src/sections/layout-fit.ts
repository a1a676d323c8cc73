import type { Site } from "@consultorio/content";
import { fill, strings } from "../strings.ts";

const words = strings.fit;

/** What a layout asks of the site's content, as words about what it lacks. */
type Fit = (site: Site) => string[];

/** Longest title, in characters, that stands in four lines of large type on a phone. */
const phoneTitle = 72;

const needs = (what: string, least: number, count: number): string[] =>
  count < least ? [fill(words.needs, { least, what, count })] : [];
const missing = (what: string, present: boolean): string[] =>
  present ? [] : [fill(words.missing, { what })];
const upTo = (what: string, most: number, count: number): string[] =>
  count > most ? [fill(words.shows, { most, what, count })] : [];

const visible = <Item extends { visible?: boolean | undefined }>(items: Item[]) =>
  items.filter((item) => item.visible !== false);

const diseases: Fit = (site) => [
  ...needs(words.diseases, 3, visible(site.diseases).length),
  ...upTo(words.diseases, 6, visible(site.diseases).length),
];
const services: Fit = (site) => needs(words.services, 3, visible(site.services).length);
const symptoms: Fit = (site) => needs(words.symptoms, 4, visible(site.symptoms).length);
const heroTitle: Fit = ({ siteContent }) => {
  const { title } = siteContent.heroSection;
  return title.length > phoneTitle ? [fill(words.longTitle, { count: title.length, most: phoneTitle })] : [];
};

/** By layout. A layout that is not here fits any content that its section has at all. */
const fits: Record<string, Fit> = {
  HeroSlider: ({ siteContent }) => [
    ...needs(words.slides, 2, siteContent.heroSlider.slides.length),
    ...siteContent.heroSlider.slides.flatMap(({ image, title }) =>
      missing(fill(words.slidePicture, { title }), image !== ""),
    ),
  ],
  HeroPortrait: (site) => [
    ...heroTitle(site),
    ...missing(words.foreground, site.siteContent.heroSection.foregroundHeroImage !== ""),
    ...missing(words.background, site.siteContent.heroSection.backgroundHeroImage !== ""),
  ],
  HeroSplit: (site) => [
    ...heroTitle(site),
    ...missing(words.mainPicture, site.siteContent.heroSection.mainImage !== ""),
  ],
  HeroStatement: (site) => [
    ...heroTitle(site),
    ...needs(words.facts, 3, site.siteContent.experience.entities.length),
  ],
  HeroVideo: ({ siteContent: { multimedia } }) => [
    ...missing(words.video, multimedia.videoFile !== "" || multimedia.videoLink !== ""),
    ...missing(words.poster, multimedia.videoPoster !== ""),
  ],
  AboutMePortrait: ({ siteContent }) => missing(words.portrait, siteContent.aboutMe.imagePath !== ""),
  AboutMeStory: ({ siteContent }) =>
    needs(words.paragraphs, 2, siteContent.aboutMe.description.split(/\n\s*\n/).length),
  AboutMeCard: ({ siteContent }) => missing(words.background, siteContent.aboutMe.backgroundImagePath !== ""),
  ExperienceCounters: ({ siteContent }) => needs(words.facts, 3, siteContent.experience.entities.length),
  ExperienceTimeline: ({ siteContent }) => needs(words.facts, 3, siteContent.experience.entities.length),
  CertificationsCards: ({ siteContent }) =>
    needs(words.documents, 2, visible(siteContent.certifications.documents).length),
  CertificationsWall: ({ siteContent }) =>
    needs(
      words.documentPictures,
      2,
      visible(siteContent.certifications.documents).filter(({ imagePath }) => imagePath !== "").length,
    ),
  PurposeCards: ({ siteContent }) => needs(words.purposes, 3, siteContent.purpose.entities.length),
  PurposeTiles: ({ siteContent }) => needs(words.purposes, 4, siteContent.purpose.entities.length),
  PhotosGalleryGrid: ({ siteContent }) => needs(words.photos, 4, siteContent.photosGallery.images.length),
  PhotosGalleryFilmstrip: ({ siteContent }) =>
    needs(words.photos, 4, siteContent.photosGallery.images.length),
  TestimonialsCards: (site) => needs(words.testimonials, 4, visible(site.testimonials).length),
  TestimonialsWall: (site) => needs(words.testimonials, 5, visible(site.testimonials).length),
  InsuranceCarousel: ({ siteContent }) =>
    needs(words.insurers, 5, visible(siteContent.insurances.companies).length),
  PaymentMethodsSteps: ({ siteContent }) =>
    needs(words.payments, 4, visible(siteContent.payments.methods).length),
  GeneralCallToActionFeature: ({ siteContent }) =>
    missing(words.foreground, siteContent.generalCallToAction.foregroundImage !== ""),
  GeneralCallToActionPricing: ({ siteContent: { generalCallToAction: prices } }) =>
    needs(words.prices, 2, [prices.price1, prices.price2].filter((price) => price !== "").length),
  GeneralCallToActionUrgent: ({ siteContent: { doctorInfo, doctorWorkInfo } }) =>
    missing(words.urgentPhone, doctorInfo.urgenciesPhone !== "" || doctorWorkInfo.urgenciesPhone !== ""),
  CallToActionBand: ({ siteContent }) =>
    missing(words.background, siteContent.callToAction.backgroundImage !== ""),
  CallToActionSplit: ({ siteContent }) =>
    missing(words.background, siteContent.callToAction.backgroundImage !== ""),
  DiseasesGrid: diseases,
  DiseasesGridDark: diseases,
  DiseasesAccordion: diseases,
  DiseasesMosaic: diseases,
  ServicesCarousel: services,
  ServicesList: services,
  ServicesGrid: services,
  SymptomsCards: symptoms,
  SymptomsBodyMap: symptoms,
  FooterDark: ({ siteContent }) => missing(words.background, siteContent.footer.backgroundImage !== ""),
  HeaderOverlay: (site) =>
    site.selectedSections.Hero?.component === "HeroStatement" ? [words.overlayHero] : [],
};

/** What the content lacks for a layout, or what the layout leaves out of it. Nothing where it fits. */
export const layoutFit = (site: Site, layout: string): string[] => fits[layout]?.(site) ?? [];

/** The layouts that have something to say, for the test that each still exists. */
export const knownFits = (): string[] => Object.keys(fits);
