import { visible } from "@consultorio/content";
import { defineSection } from "../../registry/define-section.ts";

export interface InsuranceProps {
  sectionTitle: string;
  additionalInfo: string;
  companies: { name: string; logoPath: string }[];
}

export const insurance = defineSection({
  label: "Aseguradoras",
  select: ({ siteContent }): InsuranceProps | null => {
    const { sectionTitle, additionalInfo, companies } = siteContent.insurances;
    const shown = visible(companies);
    return shown.length === 0 ? null : { sectionTitle, additionalInfo, companies: shown };
  },
  variants: {
    InsuranceCarousel: {
      label: "Carrusel",
      description: "Los nombres pasan en una fila, con pausa. Elígela si trabajas con muchas aseguradoras.",
    },
  },
});
