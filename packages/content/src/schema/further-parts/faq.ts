import type { z } from "zod";
import { group, link, list, text } from "../fields.ts";
import { heading } from "./heading.ts";

const schema = group("Preguntas frecuentes", {
  ...heading,
  questions: list(
    "Preguntas",
    group("Pregunta", {
      question: text("Pregunta", { max: 160, required: true, help: "Como la haría un paciente" }),
      answer: text("Respuesta", {
        max: 1200,
        required: true,
        help: "Corta, y lo más importante primero. Puedes usar {consultationPrice}, {address} y los demás datos",
      }),
    }),
    { max: 30 },
  ),
  linkText: text("Texto del botón", { max: 60 }),
  link: link("Adónde lleva el botón", {
    help: "Por ejemplo una guía con más respuestas. Vacío si no hay botón",
  }),
});

const empty: z.infer<typeof schema> = {
  sectionTitle: "Preguntas frecuentes",
  sectionSubtitle: "",
  questions: [],
  linkText: "",
  link: "",
};

export const faq = schema.default(empty);
