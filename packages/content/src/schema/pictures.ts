import type { z } from "zod";
import { flag, group, image, list, number, text } from "./fields.ts";

const percent = (label: string) => number(label, { min: 0, max: 100, help: "Porcentaje, de 0 a 100" });

/** A note about a picture, for every place where it is shown: its alternative text and its focal point. */
const pictureSchema = group("Imagen", {
  path: image("Imagen"),
  alt: text("Texto alternativo", { max: 300, help: "Lo que se ve, en una frase" }),
  decorative: flag("Decorativa", { help: "No dice nada que no esté ya en el texto" }),
  focusX: percent("Punto importante, de izquierda a derecha"),
  focusY: percent("Punto importante, de arriba abajo"),
});
export type PictureNote = z.infer<typeof pictureSchema>;

export const picturesSchema = list("Imágenes", pictureSchema, { max: 400 });
