import { interpolate } from "@consultorio/content";
import { fitsAnything, many } from "../contract/content-check.ts";
import { defineSection } from "../contract/define-section.ts";
import type { FaqContent } from "./faq.props.ts";

export const faq = defineSection({
  label: "Preguntas frecuentes",
  select: ({ siteContent }): FaqContent | null => {
    const { sectionTitle, sectionSubtitle, questions, linkText, link } = siteContent.faq;
    if (questions.length === 0) return null;
    return {
      sectionTitle,
      sectionSubtitle,
      questions: questions.map(({ question, answer }) => ({
        question,
        answer: interpolate(answer, siteContent),
      })),
      more: linkText === "" || link === "" ? null : { label: linkText, href: link },
    };
  },
  variants: {
    FaqAccordion: {
      label: "Lista que se abre",
      description:
        "Cada pregunta en su tarjeta; al tocarla se abre la respuesta, una a la vez. Elígela si tienes muchas preguntas o respuestas largas.",
      fit: fitsAnything,
    },
    FaqColumns: {
      label: "Dos columnas abiertas",
      description:
        "Todas las respuestas a la vista, en dos columnas con una línea entre ellas. Elígela si tus respuestas son cortas y quieres que se lean sin tocar nada.",
      fit: fitsAnything,
    },
    FaqConversation: {
      label: "Conversación",
      description:
        "Preguntas y respuestas como mensajes: el paciente a un lado, el consultorio al otro. Elígela si quieres un tono cercano y tienes hasta seis preguntas.",
      fit: ({ siteContent }) => many("preguntas", 6, siteContent.faq.questions),
    },
  },
});
