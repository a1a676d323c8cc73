import type { z } from "zod";
import { group, isoDate, link, list, text } from "./fields.ts";

const closureSchema = group("Cierre", {
  from: isoDate("Primer día", { help: "El primer día sin consulta", required: true }),
  to: isoDate("Último día", {
    help: "El último día sin consulta; el siguiente el sitio vuelve solo a su horario",
    required: true,
  }),
  reason: text("Motivo", { max: 80, help: "Por ejemplo: Fiestas de fin de año. Puede quedar vacío" }),
}).refine(({ from, to }) => to >= from, {
  error: "Último día: no puede ser antes que el primero.",
  path: ["to"],
});
export type Closure = z.infer<typeof closureSchema>;

const announcementSchema = group("Barra de aviso", {
  text: text("Texto del aviso", { max: 200, help: "Una frase. Vacío si no hay nada que avisar" }),
  linkText: text("Texto del enlace", { max: 60 }),
  link: link("Enlace", { help: "A dónde lleva, por ejemplo /contacto. Puede quedar vacío" }),
  until: isoDate("Último día del aviso"),
}).refine((announcement) => announcement.text === "" || announcement.until !== "", {
  error: "Último día del aviso: elige una fecha; al día siguiente el aviso se quita solo.",
  path: ["until"],
});
export type Announcement = z.infer<typeof announcementSchema>;

/** Notices that are shown for some days only, and end by themselves on their last day. */
export const noticesSchema = group("Avisos", {
  announcement: announcementSchema,
  closures: list("Días de cierre", closureSchema, { max: 20 }),
});
export type Notices = z.infer<typeof noticesSchema>;
