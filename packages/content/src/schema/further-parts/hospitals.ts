import type { z } from "zod";
import { flag, group, image, link, list, text, textList } from "../fields.ts";
import { heading } from "./heading.ts";

const identity = {
  logoPath: image("Logotipo", { help: "Pide permiso para usarlo. Vacío si no hay" }),
  link: link("Su sitio", { help: "Se abre en otra pestaña. Vacío si no hay" }),
  visible: flag("Visible"),
};

const schema = group("Hospitales y sociedades", {
  ...heading,
  hospitals: list(
    "Hospitales",
    group("Hospital", {
      name: text("Nombre", { max: 120, required: true }),
      activities: textList("Qué se hace ahí", "En pocas palabras: urgencias, cirugía, estudios"),
      place: text("Dónde está", { max: 160, help: "La colonia o la dirección" }),
      ...identity,
    }),
    { max: 20 },
  ),
  societiesTitle: text("Título de las sociedades", { max: 80 }),
  societies: list(
    "Sociedades y consejos",
    group("Sociedad", {
      name: text("Nombre", { max: 160, required: true }),
      role: text("Qué eres en ella", { max: 120, help: "Por ejemplo: miembro titular" }),
      ...identity,
    }),
    { max: 20 },
  ),
});

const empty: z.infer<typeof schema> = {
  sectionTitle: "Hospitales",
  sectionSubtitle: "",
  hospitals: [],
  societiesTitle: "Sociedades médicas",
  societies: [],
};

export const hospitals = schema.default(empty);
