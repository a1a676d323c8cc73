import { defineVariants } from "../contract/define-variants.ts";

export const articleTeasersVariants = defineVariants({
  label: "Artículos y prensa",
  variants: {
    ArticleTeasersFeature: {
      label: "Una grande y una lista",
      description:
        "El artículo más reciente grande, con su imagen, y los cuatro siguientes en una lista sin imágenes a su lado o, en celular, debajo. Elígela si el último artículo merece leerse primero.",
    },
    ArticleTeasersYears: {
      label: "Lista por año",
      description:
        "El año en números grandes y debajo o al lado sus artículos, cada uno con su fecha y sin imágenes. Elígela si tienes publicaciones de varios años.",
    },
    ArticleTeasersCards: {
      label: "Tarjetas en fila",
      description:
        "Los primeros tres o seis artículos en tarjetas iguales, con la imagen arriba y el lugar donde se publicó sobre ella; en celular se deslizan de lado. Elígela si tus imágenes son buenas.",
    },
  },
});
