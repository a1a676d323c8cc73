import { defineVariants } from "../contract/define-variants.ts";

export const guidesVariants = defineVariants({
  label: "Guías",
  variants: {
    GuidesIndex: {
      label: "Índice numerado",
      description:
        "Las primeras seis guías como el índice de un folleto, con su número. Elígela si quieres que se encuentren de un vistazo y con poco espacio.",
    },
    GuidesCards: {
      label: "Hojas",
      description:
        "La primera guía grande y las tres siguientes a su lado, cada una con su imagen. Elígela si hay una guía que todos deben leer.",
    },
    GuidesQuestions: {
      label: "Preguntas",
      description:
        "Seis preguntas de los pacientes; cada una lleva a la guía que la responde. Elígela si te preguntan siempre lo mismo.",
    },
  },
});
