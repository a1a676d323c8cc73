import { defineVariants } from "../contract/define-variants.ts";

export const firstVisitVariants = defineVariants({
  label: "Primera consulta",
  variants: {
    FirstVisitSteps: {
      label: "Camino con pasos",
      description:
        "Los pasos numerados sobre una línea que baja, y al lado una tarjeta con lo que se trae. Elígela si quieres quitar el miedo a lo que va a pasar.",
    },
    FirstVisitChecklist: {
      label: "Lista para marcar",
      description:
        "Una hoja con casillas que se pueden marcar, y los pasos en una fila corta debajo. Elígela si tus pacientes llegan sin sus papeles.",
    },
  },
});
