import type { z } from "zod";
import { group, image, isoDate, link, list, text } from "../fields.ts";
import { heading } from "./heading.ts";

const schema = group("Artículos y prensa", {
  ...heading,
  articles: list(
    "Artículos",
    group("Artículo", {
      title: text("Título", { max: 160, required: true }),
      summary: text("De qué trata", { max: 300, help: "Una frase" }),
      source: text("Dónde se publicó", {
        max: 80,
        help: "Un diario, una revista, una radio, tu consultorio",
      }),
      date: isoDate("Cuándo se publicó", { help: "El más reciente va primero" }),
      link: link("Dirección donde se lee", { help: "Vacío si no está en internet" }),
      imagePath: image("Imagen", { help: "Tuya o con permiso. Vacío si no hay" }),
    }),
    { max: 20 },
  ),
  linkText: text("Texto del botón", { max: 60 }),
  link: link("Adónde lleva el botón", {
    help: "Por ejemplo tu página con más artículos. Vacío si no hay botón",
  }),
});

const empty: z.infer<typeof schema> = {
  sectionTitle: "Artículos y prensa",
  sectionSubtitle: "",
  articles: [],
  linkText: "",
  link: "",
};

export const articleTeasers = schema.default(empty);
