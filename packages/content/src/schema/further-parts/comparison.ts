import type { z } from "zod";
import { group, link, list, text } from "../fields.ts";
import { heading } from "./heading.ts";

const most = 4;

const schema = group("Comparación de tratamientos", {
  ...heading,
  treatments: list(
    "Tratamientos",
    group("Tratamiento", {
      name: text("Nombre", { max: 60, required: true }),
      link: link("Su página", { help: "Por ejemplo /servicios/escleroterapia. Vacío si no tiene" }),
      priceName: text("Su nombre en la lista de precios", {
        max: 80,
        help: "Escrito igual que allá: el precio se lee de ahí. Vacío dice que se calcula en la consulta",
      }),
    }),
    { max: most, help: "De dos a cuatro" },
  ),
  questions: list(
    "Preguntas",
    group("Pregunta", {
      question: text("Pregunta", { max: 120, required: true, help: "Como la haría un paciente" }),
      answers: list("Respuestas", text("Respuesta", { max: 300 }), {
        max: most,
        help: "Una por tratamiento, en el mismo orden. Vacía dice que depende de cada paciente",
      }).meta({ keepsEmptyRows: true }),
    }),
    { max: 12 },
  ),
  priceQuestion: text("Pregunta del precio", {
    max: 120,
    help: "Por ejemplo: ¿Cuánto cuesta? Vacío la quita",
  }),
  additionalInfo: text("Nota", { max: 600, help: "De dónde salen los datos, con el año" }),
});

const empty: z.infer<typeof schema> = {
  sectionTitle: "Comparación de tratamientos",
  sectionSubtitle: "",
  treatments: [],
  questions: [],
  priceQuestion: "",
  additionalInfo: "",
};

export const comparison = schema.default(empty);
