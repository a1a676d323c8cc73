import type { z } from "zod";
import { group, isoDate, link, list, text } from "./fields.ts";

const closureSchema = group("Cierre", {
  from: isoDate("Primer día")
    .refine((day) => day !== "", { error: "Primer día: elige una fecha." })
    .meta({
      label: "Primer día",
      help: "El primer día sin consulta",
      control: "date",
    }),
  to: isoDate("Último día")
    .refine((day) => day !== "", { error: "Último día: elige una fecha." })
    .meta({
      label: "Último día",
      help: "El último día sin consulta; el siguiente el sitio vuelve solo a su horario",
      control: "date",
    }),
  reason: text("Motivo", { max: 80, help: "Por ejemplo: Fiestas de fin de año. Puede quedar vacío" }),
})
  .refine(({ from, to }) => to >= from, {
    error: "Último día: no puede ser antes que el primero.",
    path: ["to"],
  })
  .meta({ label: "Cierre" });
export type Closure = z.infer<typeof closureSchema>;

const announcementSchema = group("Barra de aviso", {
  text: text("Texto del aviso", { max: 200, help: "Una frase. Vacío si no hay nada que avisar" }),
  linkText: text("Texto del enlace", { max: 60 }),
  link: link("Enlace", { help: "A dónde lleva, por ejemplo /contacto. Puede quedar vacío" }),
  until: isoDate("Último día del aviso"),
})
  .refine((announcement) => announcement.text === "" || announcement.until !== "", {
    error: "Último día del aviso: elige una fecha; ese día el aviso se quita solo.",
    path: ["until"],
  })
  .meta({ label: "Barra de aviso" });
export type Announcement = z.infer<typeof announcementSchema>;

/** What is true for some days only, and ends by itself on the day that it names. */
export const noticesSchema = group("Avisos", {
  announcement: announcementSchema,
  closures: list("Días de cierre", closureSchema, { max: 20 }),
});
export type Notices = z.infer<typeof noticesSchema>;
