import { interpolateTexts } from "@consultorio/content";
import { few } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { FirstVisitContent } from "./first-visit.props.ts";

export const firstVisit = defineSection({
  label: "Primera consulta",
  select: ({ siteContent }): FirstVisitContent | null => {
    const { linkText, link, ...texts } = interpolateTexts(siteContent.firstVisit, siteContent);
    if (texts.steps.length === 0 && texts.bring.length === 0) return null;
    return { ...texts, more: linkText === "" || link === "" ? null : { label: linkText, href: link } };
  },
  variants: {
    FirstVisitSteps: {
      label: "Camino con pasos",
      description:
        "Los pasos numerados sobre una línea que baja, y al lado una tarjeta con lo que se trae. Elígela si quieres quitar el miedo a lo que va a pasar.",
      fit: ({ siteContent }) => few("pasos", 2, siteContent.firstVisit.steps),
    },
    FirstVisitChecklist: {
      label: "Lista para marcar",
      description:
        "Una hoja con casillas que se pueden marcar, y los pasos en una fila corta debajo. Elígela si tus pacientes llegan sin sus papeles.",
      fit: ({ siteContent }) => few("cosas que traer", 2, siteContent.firstVisit.bring),
    },
  },
});
