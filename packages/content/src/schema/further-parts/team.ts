import type { z } from "zod";
import { group, image, list, text } from "../fields.ts";
import { heading } from "./heading.ts";

const schema = group("Equipo", {
  ...heading,
  imagePath: image("Foto de todos", {
    help: "Apaisada y tomada de frente. Vacía si no hay; sólo la muestra el diseño con una foto grande",
  }),
  people: list(
    "Personas",
    group("Persona", {
      name: text("Nombre", { max: 80, required: true }),
      role: text("Qué hace", { max: 80, required: true, help: "Por ejemplo: Enfermera" }),
      text: text("En una frase", { max: 200, help: "En qué te ayuda" }),
      ask: text("Para qué buscarla", {
        max: 120,
        help: "Completa «Pregúntale por…», en minúsculas: citas y facturas",
      }),
      languages: text("Idiomas", { max: 80, help: "Completa «Habla…», en minúsculas: español y zapoteco" }),
      licence: text("Cédula", { max: 120, help: "El número y la institución. Vacía si no la necesita" }),
      imagePath: image("Foto", { help: "De frente, más alta que ancha. Vacía se ven sus iniciales" }),
    }),
    { max: 20 },
  ),
});

const empty: z.infer<typeof schema> = {
  sectionTitle: "Nuestro equipo",
  sectionSubtitle: "",
  imagePath: "",
  people: [],
};

export const team = schema.default(empty);
