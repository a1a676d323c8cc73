import {
  decoration,
  figurePath,
  hoursLines,
  interpolate,
  logoRef,
  openingHours,
  portraitPath,
  type SiteContent,
  shownPrice,
} from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { cut, few, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { HeroContent } from "./hero.props.ts";
import { heroVariants } from "./hero.variants.ts";

/** Longest title, in characters, that a phone shows whole in four lines of the hero's type. */
const phoneTitle = 72;

/** The slides: what the first leaves empty is the section's own, and so is a title that another leaves empty. */
function filledSlides({ heroSection: section, heroSlider }: SiteContent) {
  return heroSlider.slides.map((slide, index) => {
    const title = slide.title || section.title;
    if (index > 0) return { ...slide, title };
    return {
      ...slide,
      title,
      image: slide.image || section.backgroundHeroImage,
      subtitle: slide.subtitle || section.subTitle,
      description: slide.description || section.description,
    };
  });
}

export const hero = defineSection(heroVariants, {
  select: ({ siteContent: site }): HeroContent | null => {
    const { heroSection: texts, multimedia } = site;
    if (texts.title === "") return null;
    return {
      title: interpolate(texts.title, site),
      subTitle: interpolate(texts.subTitle, site),
      description: interpolate(texts.description, site),
      height: texts.heroSectionHeight,
      mainImage: decoration(site, portraitPath(site, texts.mainImage)),
      logo: logoRef(site, site.header.logoPath || site.doctorInfo.logoPath, texts.logoHeight),
      background: {
        image: decoration(site, texts.backgroundHeroImage),
        height: texts.backgroundHeroImageHeight,
      },
      foreground: {
        image: decoration(site, figurePath(site)),
        height: texts.foregroundHeroImageHeight,
      },
      overlay: { color: texts.overlayColor, opacity: texts.overlayOpacity },
      slides: filledSlides(site).map((slide) => ({
        ...slide,
        image: decoration(site, slide.image),
        title: interpolate(slide.title, site),
        subtitle: interpolate(slide.subtitle, site),
        description: interpolate(slide.description, site),
      })),
      facts: site.experience.entities.map(({ value, label }) => ({ value: interpolate(value, site), label })),
      price: shownPrice(site),
      hours: hoursLines(site),
      opening: openingHours(site),
      contact: contactLinks(site),
      video: {
        title: multimedia.videoTitle,
        file: multimedia.videoFile,
        link: multimedia.videoLink,
        poster: decoration(site, multimedia.videoPoster),
      },
    };
  },
  fit: {
    HeroSlider: ({ siteContent }) => [
      ...few("diapositivas", 2, siteContent.heroSlider.slides),
      ...filledSlides(siteContent).flatMap(({ image, title }) => [
        ...missing(`la imagen de «${title}»`, image),
        ...cut(`el título «${title}»`, phoneTitle, title),
      ]),
    ],
    HeroPortrait: ({ siteContent }) => [
      ...cut("el título", phoneTitle, siteContent.heroSection.title),
      ...missing("la imagen al frente", figurePath(siteContent)),
      ...missing("la imagen de fondo", siteContent.heroSection.backgroundHeroImage),
    ],
    HeroSplit: ({ siteContent }) => [
      ...cut("el título", phoneTitle, siteContent.heroSection.title),
      ...missing("la imagen principal", portraitPath(siteContent, siteContent.heroSection.mainImage)),
    ],
    HeroStatement: ({ siteContent: { heroSection, experience } }) => [
      ...cut("el título", phoneTitle, heroSection.title),
      ...few("datos de experiencia", 3, experience.entities),
    ],
    HeroVideo: ({ siteContent: { heroSection, multimedia } }) => [
      ...cut("el título", phoneTitle, heroSection.title),
      ...missing("el video", multimedia.videoFile || multimedia.videoLink),
      ...missing("la imagen fija del video", multimedia.videoPoster),
    ],
  },
});
