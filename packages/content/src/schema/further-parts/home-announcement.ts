import type { z } from "zod";
import { group, image, isoDate, link, text } from "../fields.ts";

const schema = group("Aviso en la página de inicio", {
  title: text("Qué avisas", { max: 120, help: "Pocas palabras. Vacío si no hay nada que avisar" }),
  text: text("Explicación", { max: 400, help: "Una o dos frases" }),
  when: text("Cuándo es", { max: 80, help: "Como se lee, por ejemplo: Sábado 16 de enero, de 9 a 13 h" }),
  linkText: text("Texto del enlace", { max: 60 }),
  link: link("Enlace", { help: "A dónde lleva, por ejemplo /contacto. Puede quedar vacío" }),
  imagePath: image("Imagen", { help: "Sólo la lleva el diseño con imagen" }),
  from: isoDate("Primer día en que se ve", { help: "Vacío: desde que lo publicas" }),
  until: isoDate("Último día en que se ve", {
    help: "Al día siguiente se quita solo. Vacío: hasta que lo ocultes",
  }),
}).refine(({ from, until }) => until === "" || until >= from, {
  error: "Último día en que se ve: no puede ser antes que el primero.",
  path: ["until"],
});

const empty: z.infer<typeof schema> = {
  title: "",
  text: "",
  when: "",
  linkText: "",
  link: "",
  imagePath: "",
  from: "",
  until: "",
};

export const homeAnnouncement = schema.default(empty);
