import type { z } from "zod";
import { describePage } from "../describe-page.ts";
import type { visitSheetSchema } from "../office-parts.ts";

export const visitSheet: z.infer<typeof visitSheetSchema> = {
  pageTitle: "Mi hoja para la consulta",
  intro: "Marca lo que sientes y escribe lo que no quieres olvidar. Llévala impresa o en tu teléfono.",
  questions: [
    "¿Desde cuándo lo sientes, y cuándo empeora?",
    "¿Qué enfermedades tienes y de qué te han operado?",
    "¿Qué medicinas tomas, y cuánto de cada una?",
    "¿Qué alergias tienes?",
    "¿Qué estudios vas a traer?",
    "¿Qué quieres preguntar?",
  ],
  metadata: describePage("/mi-hoja", {
    title: "Mi hoja para la consulta: síntomas y preguntas",
    description:
      "Prepara tu consulta: marca lo que sientes, anota tus medicinas y tus preguntas, e imprime la hoja o compártela. No se envía a nadie.",
    keywords: ["preparar la consulta", "hoja de síntomas", "qué llevar a la consulta", "lista de medicinas"],
  }),
};
