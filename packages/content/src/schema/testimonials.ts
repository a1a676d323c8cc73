import type { z } from "zod";
import { flag, group, image, list, number, text } from "./fields.ts";

const testimonialSchema = group("Testimonio", {
  name: text("Nombre", { max: 120, required: true }),
  image: image("Imagen"),
  rating: number("Calificación", { min: 1, max: 5, help: "De 1 a 5; normalmente 5" }).default(5),
  shortTestimonial: text("Testimonio corto", { max: 300, required: true }),
  fullTestimonial: text("Testimonio completo", { max: 2000 }),
  // A testimonial without it is shown: it was stored before this field existed.
  visible: flag("Visible en el sitio").optional(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

// An empty one is open in its form.
export const testimonialsSchema = list("Testimonios", testimonialSchema, { max: 1000 }).meta({
  keepsEmptyRows: true,
});
