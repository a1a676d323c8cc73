import { defineVariants } from "../contract/define-variants.ts";

export const callToActionIndividualVariants = defineVariants({
  label: "Llamada a la acción individual",
  variants: {
    CallToActionIndividualBand: {
      label: "Banda",
      description:
        "Una banda oscura con la invitación y los botones; si la página trata una emergencia, el primero es el rojo del 911. Elígela si quieres que se note.",
    },
    CallToActionIndividualCard: {
      label: "Tarjeta",
      description:
        "Una tarjeta clara con la imagen y el icono de la página, y los botones; en una emergencia, el primero es el rojo del 911. Elígela si tus páginas tienen imágenes propias.",
    },
    CallToActionIndividualInline: {
      label: "En el texto",
      description:
        "La invitación como un párrafo más, sin fondo, con enlaces; sólo el 911, si la página trata una emergencia, es un botón. Elígela si prefieres un tono discreto.",
    },
  },
});
