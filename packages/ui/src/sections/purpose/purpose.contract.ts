import { imageRef, interpolate } from "@consultorio/content";
import { few, fitsAnything } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { PurposeContent } from "./purpose.props.ts";

export const purpose = defineSection({
  label: "Propósito",
  select: ({ siteContent: site }): PurposeContent | null => {
    const { sectionTitle, sectionSubtitle, sectionText, entities } = site.purpose;
    if (entities.length === 0) return null;
    const items = entities.map(({ title, description, imagePath, imageBackgroundPath }) => ({
      title,
      description,
      image: imageRef(site, imagePath),
      background: imageRef(site, imageBackgroundPath),
    }));
    return { sectionTitle, sectionSubtitle, sectionText: interpolate(sectionText, site), items };
  },
  variants: {
    PurposeCards: {
      label: "Tarjetas en tres columnas",
      description: "Cada propósito en una tarjeta con imagen. Elígela si tienes tres o seis propósitos.",
      fit: ({ siteContent }) => few("propósitos", 3, siteContent.purpose.entities),
    },
    PurposeTiles: {
      label: "Franja de mosaicos",
      description:
        "Cuatro mosaicos en tonos del color principal, del más claro al más oscuro. Elígela si tienes cuatro propósitos y quieres color.",
      fit: ({ siteContent }) => few("propósitos", 4, siteContent.purpose.entities),
    },
    PurposeSplit: {
      label: "Imagen y lista numerada",
      description:
        "Una imagen grande junto a tus propósitos numerados. Elígela si importa el orden o si tienes una sola imagen buena.",
      fit: fitsAnything,
    },
  },
});
