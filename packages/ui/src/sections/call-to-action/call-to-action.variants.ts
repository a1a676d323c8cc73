import { defineVariants } from "../contract/define-variants.ts";

export const callToActionVariants = defineVariants({
  label: "Llamada a la acción",
  variants: {
    CallToActionBand: {
      label: "Banda",
      description:
        "Una banda a todo lo ancho con imagen de fondo y dos botones. Elígela para cerrar la página.",
    },
    CallToActionCard: {
      label: "Tarjeta",
      description:
        "Una tarjeta clara al centro de la imagen, con el teléfono en grande. Elígela si tus pacientes prefieren marcar.",
    },
    CallToActionSplit: {
      label: "Mitad imagen",
      description:
        "La imagen a la izquierda y la invitación a la derecha; en celular, la imagen arriba. Elígela si la imagen merece verse completa.",
    },
  },
});
