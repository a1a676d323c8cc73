import type { z } from "zod";
import { flag, group, list, number, text } from "../fields.ts";
import { heading } from "./heading.ts";

const schema = group("Lista de precios", {
  ...heading,
  consultation: text("Cómo se llama la consulta en la lista", {
    max: 80,
    help: "Su precio es el de la consulta, y no se escribe otra vez. Vacío la deja fuera de la lista",
  }),
  rows: list(
    "Precios",
    group("Precio", {
      name: text("Nombre", { max: 80, required: true }),
      price: number("Precio", {
        min: 0,
        max: 10_000_000,
        help: "En pesos mexicanos. Con 0 dice que se calcula en la consulta",
        example: "1500 o 1500.50",
      }),
      from: flag("Es el precio más bajo", { help: "Se lee «Desde»" }),
      note: text("Lo que conviene saber", { help: "Una frase: qué incluye, cuánto dura" }),
    }),
    { max: 40 },
  ),
  additionalInfo: text("Información adicional", { max: 600 }),
});

const empty: z.infer<typeof schema> = {
  sectionTitle: "Precios",
  sectionSubtitle: "",
  consultation: "",
  rows: [],
  additionalInfo: "",
};

export const priceList = schema.default(empty);
