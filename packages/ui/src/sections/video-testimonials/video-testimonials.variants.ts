import { defineVariants } from "../contract/define-variants.ts";

export const videoTestimonialsVariants = defineVariants({
  label: "Videos de pacientes",
  variants: {
    VideoTestimonialsStage: {
      label: "Uno grande y una lista",
      description:
        "Un video ancho y grande con su frase debajo, y los demás en una lista con imagen chica al lado; en celular, abajo. Elígela si uno de tus videos es el mejor.",
    },
    VideoTestimonialsCards: {
      label: "Tarjetas altas",
      description:
        "Tarjetas con imagen alta, como se graba en un celular, en una fila que se desliza; el nombre y la frase van debajo. Elígela si tienes tres videos o más y están grabados de pie.",
    },
  },
});
