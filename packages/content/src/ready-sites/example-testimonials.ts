import type { Testimonial } from "../schema/testimonials.ts";

/** Testimonials that are plainly examples, numbered from 1. */
export const exampleTestimonials = (texts: readonly string[]): Testimonial[] =>
  texts.map((text, index) => ({
    name: `Paciente de ejemplo ${index + 1}`,
    image: "",
    rating: 5,
    shortTestimonial: text,
    fullTestimonial: `Testimonio de ejemplo. ${text}`,
  }));
