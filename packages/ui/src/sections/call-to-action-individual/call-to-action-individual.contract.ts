import { type ImageRef, imageRef, interpolate, type Route, type Site } from "@consultorio/content";
import { defineSection } from "../../registry/define-section.ts";
import { fitsAnything } from "../../registry/layout-fit.ts";
import { type ContactLinks, contactLinks } from "../contact-links.ts";

export interface CallToActionIndividualProps {
  text: string;
  name: string;
  icon: ImageRef | null;
  background: ImageRef | null;
  contact: ContactLinks;
}

interface Invitation {
  name: string;
  ctaText: string;
  iconIndividual: string;
}

function invitation(site: Site, route: Route): Invitation | null {
  switch (route.page) {
    case "disease":
      return site.diseases.find(({ id }) => id === route.id) ?? null;
    case "symptom":
      return site.symptoms.find(({ id }) => id === route.id) ?? null;
    case "service": {
      const service = site.services.find(({ id }) => id === route.id);
      return service ? { ...service, name: service.title } : null;
    }
    default:
      return null;
  }
}

export const callToActionIndividual = defineSection({
  label: "Llamada a la acción individual",
  select: (site, route): CallToActionIndividualProps | null => {
    const item = invitation(site, route);
    if (item === null || item.ctaText === "") return null;
    return {
      text: interpolate(item.ctaText, site.siteContent),
      name: item.name,
      icon: imageRef(site.siteContent, item.iconIndividual),
      background: imageRef(site.siteContent, site.siteContent.callToActionIndividual.backgroundImage),
      contact: contactLinks(site.siteContent, item.name),
    };
  },
  variants: {
    CallToActionIndividualBand: {
      label: "Banda",
      description:
        "Una banda al final de la página con la invitación y dos botones. Elígela si quieres que se note.",
      fit: fitsAnything,
    },
    CallToActionIndividualCard: {
      label: "Tarjeta",
      description:
        "Una tarjeta clara con el icono de la página en grande y dos botones. Elígela si tus páginas tienen iconos propios.",
      fit: fitsAnything,
    },
    CallToActionIndividualInline: {
      label: "En el texto",
      description:
        "La invitación como un párrafo más, con dos enlaces y sin fondo. Elígela si prefieres un tono discreto.",
      fit: fitsAnything,
    },
  },
});
