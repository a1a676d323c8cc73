import { defineVariants } from "../contract/define-variants.ts";

export const faqVariants = defineVariants({
  label: "Preguntas frecuentes",
  variants: {
    FaqAccordion: {
      label: "Lista que se abre",
      description:
        "Cada pregunta en su tarjeta; al tocarla se abre la respuesta, una a la vez. Elígela si tienes muchas preguntas o respuestas largas.",
    },
    FaqColumns: {
      label: "Dos columnas abiertas",
      description:
        "Todas las respuestas a la vista, en dos columnas con una línea entre ellas. Elígela si tus respuestas son cortas y quieres que se lean sin tocar nada.",
    },
    FaqConversation: {
      label: "Conversación",
      description:
        "Preguntas y respuestas como mensajes: el paciente a un lado, el consultorio al otro. Elígela si quieres un tono cercano y tienes hasta seis preguntas.",
    },
  },
});
