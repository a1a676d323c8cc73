import { findRecord, iconRef, imageRef, interpolate, titleOf } from "@consultorio/content";
import { pageContactLinks } from "#components/contact-buttons/contact-links.ts";
import { fitsAnything } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { CallToActionIndividualContent } from "./call-to-action-individual.props.ts";

export const callToActionIndividual = defineSection({
  label: "Llamada a la acción individual",
  select: (site, route): CallToActionIndividualContent | null => {
    const entry = findRecord(site, route);
    if (entry === null || entry.record.ctaText === "") return null;
    const { siteContent } = site;
    const name = titleOf(entry.record);
    return {
      text: interpolate(entry.record.ctaText, siteContent),
      name,
      icon: iconRef(entry.record.iconIndividual),
      image: imageRef(siteContent, entry.record.imageHome),
      background: imageRef(siteContent, siteContent.callToActionIndividual.backgroundImage),
      contact: pageContactLinks(site, route),
    };
  },
  variants: {
    CallToActionIndividualBand: {
      label: "Banda",
      description:
        "Una banda oscura con la invitación y los botones; si la página trata una emergencia, el primero es el rojo del 911. Elígela si quieres que se note.",
      fit: fitsAnything,
    },
    CallToActionIndividualCard: {
      label: "Tarjeta",
      description:
        "Una tarjeta clara con la imagen y el icono de la página, y los botones; en una emergencia, el primero es el rojo del 911. Elígela si tus páginas tienen imágenes propias.",
      fit: fitsAnything,
    },
    CallToActionIndividualInline: {
      label: "En el texto",
      description:
        "La invitación como un párrafo más, sin fondo, con enlaces; sólo el 911, si la página trata una emergencia, es un botón. Elígela si prefieres un tono discreto.",
      fit: fitsAnything,
    },
  },
});
