import { interpolate } from "@consultorio/content";
import { defineSection } from "../../registry/define-section.ts";
import { few, fitsAnything } from "../../registry/layout-fit.ts";

export interface PurposeItem {
  title: string;
  description: string;
  imagePath: string;
  imageBackgroundPath: string;
}

export interface PurposeProps {
  sectionTitle: string;
  sectionSubtitle: string;
  sectionText: string;
  items: PurposeItem[];
}

export const purpose = defineSection({
  label: "Propósito",
  select: ({ siteContent: site }): PurposeProps | null => {
    const { sectionTitle, sectionSubtitle, sectionText, entities } = site.purpose;
    if (entities.length === 0) return null;
    return { sectionTitle, sectionSubtitle, sectionText: interpolate(sectionText, site), items: entities };
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
        "Cuatro mosaicos de color, uno junto a otro. Elígela si tienes cuatro propósitos y quieres color.",
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
