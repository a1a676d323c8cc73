import { imageRef, interpolate, paragraphs, portraitPath, visible } from "@consultorio/content";
import { few, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { AboutMeContent } from "./about-me.props.ts";

export const aboutMe = defineSection({
  label: "Acerca de mí",
  select: ({ siteContent: site }): AboutMeContent | null => {
    const text = paragraphs(interpolate(site.aboutMe.description, site));
    if (text.length === 0) return null;
    return {
      sectionTitle: site.aboutMe.sectionTitle,
      title: interpolate(site.aboutMe.title, site),
      name: site.doctorInfo.name,
      specialty: site.doctorInfo.specialty,
      paragraphs: text,
      image: imageRef(site, portraitPath(site, site.aboutMe.imagePath)),
      background: imageRef(site, site.aboutMe.backgroundImagePath),
      yearsOfExperience: site.aboutMe.yearsOfExperience,
      credentials: visible(site.certifications.documents).map(({ name }) => name),
    };
  },
  variants: {
    AboutMePortrait: {
      label: "Retrato y texto",
      description: "Tu retrato junto al texto. Elígela si tienes un buen retrato vertical.",
      fit: ({ siteContent }) =>
        missing("tu retrato", portraitPath(siteContent, siteContent.aboutMe.imagePath)),
    },
    AboutMeStory: {
      label: "Relato",
      description:
        "Texto largo con tu formación al lado y tu último párrafo como frase destacada. Elígela si quieres contar tu historia con calma.",
      fit: ({ siteContent }) => few("párrafos", 2, paragraphs(siteContent.aboutMe.description)),
    },
    AboutMeCard: {
      label: "Tarjeta sobre imagen",
      description:
        "Una tarjeta centrada que entra en una imagen ancha, con tu retrato en un círculo. Elígela si tienes una buena imagen de fondo y un texto breve.",
      fit: ({ siteContent }) => missing("la imagen de fondo", siteContent.aboutMe.backgroundImagePath),
    },
  },
});
