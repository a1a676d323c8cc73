import { hoursLines, imageRef, interpolate, openingHours } from "@consultorio/content";
import { contactLinks } from "#components/contact-buttons/contact-links.ts";
import { missing } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { GeneralCallToActionContent } from "./general-call-to-action.props.ts";

export const generalCallToAction = defineSection({
  label: "Llamada a la acción general",
  select: ({ siteContent: site }): GeneralCallToActionContent | null => {
    const texts = site.generalCallToAction;
    if (texts.title === "") return null;
    return {
      title: interpolate(texts.title, site),
      subtitle: interpolate(texts.subtitle, site),
      text: interpolate(texts.text, site),
      price1: interpolate(texts.price1, site),
      price2: interpolate(texts.price2, site),
      description: interpolate(texts.description, site),
      image: imageRef(site, texts.foregroundImage),
      background: imageRef(site, texts.sectionBackground),
      hours: hoursLines(site),
      opening: openingHours(site),
      contact: contactLinks(site),
    };
  },
  variants: {
    GeneralCallToActionFeature: {
      label: "Imagen y precio",
      description:
        "Imagen y tarjeta con precio, y tres botones. Elígela para que el costo quede claro antes de llamar.",
      fit: ({ siteContent }) =>
        missing("la imagen al frente", siteContent.generalCallToAction.foregroundImage),
    },
    GeneralCallToActionPricing: {
      label: "Precio en grande",
      description:
        "El primer precio en cifras grandes sobre fondo oscuro, el segundo debajo y una lista de lo que incluyen. Elígela si tu texto dice, frase por frase, qué recibe el paciente.",
      fit: ({ siteContent: { generalCallToAction: texts } }) =>
        missing("el precio", texts.price1 || texts.price2),
    },
    GeneralCallToActionUrgent: {
      label: "Urgencias primero",
      description:
        "El teléfono de urgencias en grande, con el horario y si el consultorio está abierto. Elígela sólo si alguien contesta ese número.",
      fit: ({ siteContent: { doctorInfo, doctorWorkInfo } }) =>
        missing("el teléfono de urgencias", doctorInfo.urgenciesPhone || doctorWorkInfo.urgenciesPhone),
    },
  },
});
