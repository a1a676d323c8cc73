import type { z } from "zod";
import { flag, group, image, link, list, number, text } from "../fields.ts";
import { heading } from "./heading.ts";

const schema = group("Videos de pacientes", {
  ...heading,
  videos: list(
    "Videos",
    group("Video", {
      name: text("Quién habla", { max: 120, required: true }),
      caption: text("Lo que dice, en una frase", { max: 200, required: true }),
      consent: flag("La persona dio permiso por escrito", {
        help: "Sin su permiso firmado, el video no se muestra en ninguna parte del sitio",
      }),
      permission: text("Cómo lo dice el sitio", {
        help: "Vacío, se lee «Publicado con permiso por escrito de cada persona»",
      }),
      videoFile: link("Archivo de video", {
        help: "La dirección de un video tuyo: en Multimedia, ábrelo y elige «Copiar dirección»",
      }),
      videoLink: link("Enlace a un video", { help: "Se abre en otra pestaña, si no hay archivo" }),
      posterPath: image("Imagen fija"),
      seconds: number("Duración en segundos", { min: 0, max: 3600, help: "Con 0 no se muestra" }),
      transcript: text("Todo lo que dice", {
        max: 4000,
        help: "Palabra por palabra, para quien no puede oírlo. Sin video, el sitio muestra este texto",
      }),
    }),
    { max: 20 },
  ),
});

const empty: z.infer<typeof schema> = {
  sectionTitle: "Nuestros pacientes lo cuentan",
  sectionSubtitle: "",
  videos: [],
};

export const videoTestimonials = schema.default(empty);
