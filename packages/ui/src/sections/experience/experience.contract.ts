import { interpolate } from "@consultorio/content";
import { few, fitsAnything } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { ExperienceContent } from "./experience.props.ts";

export const experience = defineSection({
  label: "Experiencia",
  select: ({ siteContent: site }): ExperienceContent | null => {
    const { sectionTitle, sectionSubtitle, itemFrame, entities } = site.experience;
    if (entities.length === 0) return null;
    const facts = entities.map((fact) => ({ ...fact, value: interpolate(fact.value, site) }));
    const { yearsOfExperience } = site.aboutMe;
    return { sectionTitle, sectionSubtitle, yearsOfExperience, framed: itemFrame, facts };
  },
  variants: {
    ExperienceCounters: {
      label: "Contadores",
      description:
        "Tres o cuatro números grandes con su icono, que cuentan al aparecer. Elígela si tus números se pueden comprobar.",
      fit: ({ siteContent }) => few("datos de experiencia", 3, siteContent.experience.entities),
    },
    ExperienceBand: {
      label: "Franja",
      description:
        "Una franja baja de color, sin iconos, con el título y tus números en columnas. Elígela si quieres decirlo en poco espacio.",
      fit: fitsAnything,
    },
    ExperienceTimeline: {
      label: "Línea de tiempo",
      description:
        "Un vaso que crece año con año hasta hoy y ahí se ramifica en tus números. Si un dato es un año, ese año va en la línea. Elígela si quieres que la experiencia sea un momento importante de la página.",
      fit: ({ siteContent }) => few("datos de experiencia", 3, siteContent.experience.entities),
    },
  },
});
