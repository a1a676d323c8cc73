import { defineVariants } from "../contract/define-variants.ts";

export const comparisonVariants = defineVariants({
  label: "Comparación de tratamientos",
  variants: {
    ComparisonTable: {
      label: "Tabla",
      description:
        "Una tabla: los tratamientos arriba, las preguntas a la izquierda. En celular, cada pregunta reúne las respuestas de todos. Elígela si quieres que se comparen pregunta por pregunta, con todo a la vista.",
    },
    ComparisonCards: {
      label: "Tarjetas a la par",
      description:
        "Una tarjeta por tratamiento, con el nombre en su franja de color y las mismas preguntas a la misma altura. Elígela si quieres que cada tratamiento se lea completo.",
    },
    ComparisonQuestions: {
      label: "Pregunta por pregunta",
      description:
        "Una lista de preguntas grandes; al tocar una se abren las respuestas de todos los tratamientos, una a la vez. Elígela si tienes muchas preguntas y poco espacio.",
    },
  },
});
