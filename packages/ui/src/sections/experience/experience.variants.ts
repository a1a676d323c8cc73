import { defineVariants } from "../contract/define-variants.ts";

export const experienceVariants = defineVariants({
  label: "Experiencia",
  variants: {
    ExperienceCounters: {
      label: "Contadores",
      description:
        "Tres o cuatro números grandes con su icono, que cuentan al aparecer. Elígela si tus números se pueden comprobar.",
    },
    ExperienceBand: {
      label: "Franja",
      description:
        "Una franja baja de color, sin iconos, con el título y tus números en columnas. Elígela si quieres decirlo en poco espacio.",
    },
    ExperienceTimeline: {
      label: "Línea de tiempo",
      description:
        "Un vaso que crece año con año hasta hoy y ahí se ramifica en tus números. Si un dato es un año, ese año va en la línea. Elígela si quieres que la experiencia sea un momento importante de la página.",
    },
  },
});
