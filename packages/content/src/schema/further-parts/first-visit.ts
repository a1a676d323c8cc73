import type { z } from "zod";
import { group, link, list, text, textList } from "../fields.ts";
import { heading } from "./heading.ts";

const schema = group("Primera consulta", {
  ...heading,
  bringTitle: text("Título de lo que se trae", { max: 80 }),
  bring: textList("Lo que se trae"),
  stepsTitle: text("Título de lo que pasa", { max: 80 }),
  steps: list(
    "Lo que pasa",
    group("Paso", {
      title: text("Título", { max: 80, required: true }),
      text: text("Texto", { max: 400 }),
    }),
    { max: 10 },
  ),
  linkText: text("Texto del botón", { max: 60 }),
  link: link("Adónde lleva el botón", {
    help: "Por ejemplo la guía de la primera consulta. Vacío si no hay botón",
  }),
});

const empty: z.infer<typeof schema> = {
  sectionTitle: "Tu primera consulta",
  sectionSubtitle: "",
  bringTitle: "Qué traer",
  bring: [],
  stepsTitle: "Qué va a pasar",
  steps: [],
  linkText: "",
  link: "",
};

export const firstVisit = schema.default(empty);
