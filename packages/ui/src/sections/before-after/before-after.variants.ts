import { defineVariants } from "../contract/define-variants.ts";

export const beforeAfterVariants = defineVariants({
  label: "Antes y después",
  variants: {
    BeforeAfterSlider: {
      label: "Cortina que se mueve",
      description:
        "Las dos imágenes una sobre otra, con una línea vertical y un botón redondo que se arrastra para descubrir el después. Elígela si las dos fotos tienen el mismo encuadre.",
    },
    BeforeAfterPairs: {
      label: "Pares en tarjetas",
      description:
        "Tarjetas, en dos columnas si la pantalla es ancha; en cada una, las dos imágenes lado a lado con su rótulo debajo, y luego el texto. Elígela si tienes varios casos y quieres que se comparen de un vistazo.",
    },
    BeforeAfterCases: {
      label: "Casos contados",
      description:
        "Un caso debajo de otro: primero el texto y luego las dos imágenes grandes, unidas por una línea que dice cuánto tiempo pasó. Elígela si la historia de cada caso importa tanto como la foto.",
    },
  },
});
