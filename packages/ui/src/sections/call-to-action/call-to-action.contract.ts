import { imageRef, interpolate } from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { fitsAnything, missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { CallToActionContent } from "./call-to-action.props.ts";

export const callToAction = defineSection({
  label: "Llamada a la acción",
  select: ({ siteContent: site }): CallToActionContent | null => {
    const { title, description, backgroundImage } = site.callToAction;
    if (title === "") return null;
    return {
      title: interpolate(title, site),
      description: interpolate(description, site),
      background: imageRef(site, backgroundImage),
      contact: contactLinks(site),
    };
  },
  variants: {
    CallToActionBand: {
      label: "Banda",
      description:
        "Una banda a todo lo ancho con imagen de fondo y dos botones. Elígela para cerrar la página.",
      fit: ({ siteContent }) => missing("la imagen de fondo", siteContent.callToAction.backgroundImage),
    },
    CallToActionCard: {
      label: "Tarjeta",
      description:
        "Una tarjeta clara al centro de la imagen, con el teléfono en grande. Elígela si tus pacientes prefieren marcar.",
      fit: fitsAnything,
    },
    CallToActionSplit: {
      label: "Mitad imagen",
      description:
        "La imagen a la izquierda y la invitación a la derecha; en celular, la imagen arriba. Elígela si la imagen merece verse completa.",
      fit: ({ siteContent }) => missing("la imagen de fondo", siteContent.callToAction.backgroundImage),
    },
  },
});
