import { defineVariants } from "../contract/define-variants.ts";

export const purposeVariants = defineVariants({
  label: "Propósito",
  variants: {
    PurposeCards: {
      label: "Tarjetas en tres columnas",
      description: "Cada propósito en una tarjeta con imagen. Elígela si tienes tres o seis propósitos.",
    },
    PurposeTiles: {
      label: "Franja de mosaicos",
      description:
        "Cuatro mosaicos en tonos del color principal, del más claro al más oscuro. Elígela si tienes cuatro propósitos y quieres color.",
    },
    PurposeSplit: {
      label: "Imagen y lista numerada",
      description:
        "Una imagen grande junto a tus propósitos numerados. Elígela si importa el orden o si tienes una sola imagen buena.",
    },
  },
});
