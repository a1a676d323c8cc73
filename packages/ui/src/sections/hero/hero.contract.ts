import {
  figurePath,
  hoursLines,
  imageRef,
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

export const hero = defineSection({
  label: "Portada",
  select: ({ siteContent: site }): HeroContent | null => {
    const { heroSection: texts, multimedia } = site;
    if (texts.title === "") return null;
    return {
      title: interpolate(texts.title, site),
      subTitle: interpolate(texts.subTitle, site),
      description: interpolate(texts.description, site),
      height: texts.heroSectionHeight,
      mainImage: imageRef(site, portraitPath(site, texts.mainImage)),
      logo: logoRef(site, site.header.logoPath || site.doctorInfo.logoPath, texts.logoHeight),
      background: {
        image: imageRef(site, texts.backgroundHeroImage),
        height: texts.backgroundHeroImageHeight,
      },
      foreground: {
        image: imageRef(site, figurePath(site)),
        height: texts.foregroundHeroImageHeight,
      },
      overlay: { color: texts.overlayColor, opacity: texts.overlayOpacity },
      slides: filledSlides(site).map((slide) => ({
        ...slide,
        image: imageRef(site, slide.image),
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
        poster: imageRef(site, multimedia.videoPoster),
      },
    };
  },
  variants: {
    HeroSlider: {
      label: "Carrusel",
      description:
        "Imágenes grandes que cambian solas, con flechas, puntos y pausa. Elígela si tienes varios mensajes que mostrar.",
      fit: ({ siteContent }) => [
        ...few("diapositivas", 2, siteContent.heroSlider.slides),
        ...filledSlides(siteContent).flatMap(({ image, title }) => [
          ...missing(`la imagen de «${title}»`, image),
          ...cut(`el título «${title}»`, phoneTitle, title),
        ]),
      ],
    },
    HeroPortrait: {
      label: "Retrato",
      description:
        "Tu retrato al centro, recortado o en un marco, delante de una imagen de fondo, entre la frase y los botones; en celular, delante de un arco. Elígela si quieres que te conozcan antes de llamar.",
      fit: ({ siteContent }) => [
        ...cut("el título", phoneTitle, siteContent.heroSection.title),
        ...missing("la imagen al frente", figurePath(siteContent)),
        ...missing("la imagen de fondo", siteContent.heroSection.backgroundHeroImage),
      ],
    },
    HeroSplit: {
      label: "Dividida",
      description:
        "Texto a la izquierda, imagen a la derecha, y en su pie el precio y si está abierto. Elígela si quieres que te llamen en segundos.",
      fit: ({ siteContent }) => [
        ...cut("el título", phoneTitle, siteContent.heroSection.title),
        ...missing("la imagen principal", portraitPath(siteContent, siteContent.heroSection.mainImage)),
      ],
    },
    HeroStatement: {
      label: "Frase grande",
      description:
        "Una frase en letra grande con tres datos a su lado, sin imagen. Elígela si todavía no tienes buenas fotos.",
      fit: ({ siteContent: { heroSection, experience } }) => [
        ...cut("el título", phoneTitle, heroSection.title),
        ...few("datos de experiencia", 3, experience.entities),
      ],
    },
    HeroVideo: {
      label: "Video",
      description:
        "El texto en blanco sobre la imagen fija de tu video, de lado a lado, con su botón para verlo. Elígela si un video tuyo explica mejor que una foto.",
      fit: ({ siteContent: { heroSection, multimedia } }) => [
        ...cut("el título", phoneTitle, heroSection.title),
        ...missing("el video", multimedia.videoFile || multimedia.videoLink),
        ...missing("la imagen fija del video", multimedia.videoPoster),
      ],
    },
  },
});
