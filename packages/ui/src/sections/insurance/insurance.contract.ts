import { imageRef, visible } from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { strings } from "#strings/strings.ts";
import { few, fitsAnything } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { InsuranceContent } from "./insurance.props.ts";

export const insurance = defineSection({
  label: "Aseguradoras",
  select: ({ siteContent }): InsuranceContent | null => {
    const { sectionTitle, additionalInfo, companies } = siteContent.insurances;
    const shown = visible(companies).map(({ name, logoPath }) => ({
      name,
      logo: imageRef(siteContent, logoPath),
    }));
    if (shown.length === 0) return null;
    const contact = contactLinks(siteContent, strings.insurance.topic);
    return { sectionTitle, additionalInfo, companies: shown, contact };
  },
  variants: {
    InsuranceCarousel: {
      label: "Carrusel",
      description:
        "Logotipos o nombres en tarjetas que pasan en dos filas, con pausa. Elígela si trabajas con más de diez aseguradoras.",
      fit: ({ siteContent }) => few("aseguradoras visibles", 11, visible(siteContent.insurances.companies)),
    },
    InsuranceWall: {
      label: "Muro",
      description:
        "Todas las aseguradoras a la vez, como un muro de ladrillos de distinto ancho. Elígela si tienes logotipos o si quieres que nada se mueva.",
      fit: fitsAnything,
    },
    InsuranceFinder: {
      label: "Buscador",
      description:
        "El paciente escribe el nombre de su seguro y lee si trabajas con él; la lista queda al lado o, en celular, debajo. Elígela si te llaman para preguntar por su aseguradora.",
      fit: fitsAnything,
    },
  },
});
