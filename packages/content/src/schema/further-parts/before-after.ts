import type { z } from "zod";
import { flag, group, image, list, text } from "../fields.ts";
import { heading } from "./heading.ts";

const schema = group("Antes y después", {
  ...heading,
  pairs: list(
    "Casos",
    group("Caso", {
      title: text("Qué se trató", { max: 120, required: true }),
      consent: flag("La persona dio permiso por escrito", {
        help: "Sin su permiso firmado, el caso no se muestra en ninguna parte del sitio",
      }),
      permission: text("Cómo lo dice el sitio", {
        help: "Vacío, se lee «Se muestra con permiso por escrito de esta persona»",
      }),
      beforePath: image("Imagen de antes"),
      afterPath: image("Imagen de después", {
        help: "Con la misma luz, distancia y postura que la de antes",
      }),
      elapsed: text("Cuánto después se tomó", { max: 30, help: "Por ejemplo: 3 meses después" }),
      treatment: text("Qué se hizo", { max: 300 }),
      note: text("Lo que conviene saber", { max: 300, help: "Una frase, por ejemplo si hubo más sesiones" }),
    }),
    { max: 12 },
  ),
  disclaimer: text("Aclaración sobre los resultados", {
    max: 300,
    help: "Siempre se muestra. Vacía, el sitio dice que los resultados cambian de una persona a otra",
  }),
});

const empty: z.infer<typeof schema> = {
  sectionTitle: "Antes y después",
  sectionSubtitle: "",
  pairs: [],
  disclaimer: "",
};

export const beforeAfter = schema.default(empty);
