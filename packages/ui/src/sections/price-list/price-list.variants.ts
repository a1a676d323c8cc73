import { defineVariants } from "../contract/define-variants.ts";

export const priceListVariants = defineVariants({
  label: "Lista de precios",
  variants: {
    PriceListMenu: {
      label: "Carta de precios",
      description:
        "Un renglón por precio, con puntos que llevan del nombre a la cifra. Elígela si tienes muchos precios y quieres que se encuentren rápido.",
    },
    PriceListCards: {
      label: "Tarjetas con cifra",
      description:
        "Cada precio en su tarjeta, con la cifra en grande. Elígela si tienes de tres a nueve precios y quieres que se comparen.",
    },
  },
});
