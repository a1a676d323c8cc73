import { decoration, imageRef, interpolate, paragraphs, portraitPath, visible } from "@consultorio/content";
import { few, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { AboutMeContent } from "./about-me.props.ts";
import { aboutMeVariants } from "./about-me.variants.ts";

export const aboutMe = defineSection(aboutMeVariants, {
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
      background: decoration(site, site.aboutMe.backgroundImagePath),
      quoteLast: true,
      credentials: visible(site.certifications.documents).map(({ name }) => name),
    };
  },
  fit: {
    AboutMePortrait: ({ siteContent }) =>
      missing("tu retrato", portraitPath(siteContent, siteContent.aboutMe.imagePath)),
    AboutMeStory: ({ siteContent }) => few("párrafos", 2, paragraphs(siteContent.aboutMe.description)),
    AboutMeCard: ({ siteContent }) => missing("la imagen de fondo", siteContent.aboutMe.backgroundImagePath),
  },
});
