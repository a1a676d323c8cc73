import { defineVariants } from "../contract/define-variants.ts";

export const testimonialsVariants = defineVariants({
  label: "Testimonios",
  variants: {
    TestimonialsCards: {
      label: "Tarjetas de dos en dos",
      description:
        "Tarjetas claras con comillas, dos a la vez o una en el celular, con flechas. Elígela si tienes cuatro testimonios o más.",
    },
    TestimonialsQuote: {
      label: "Cita grande",
      description: "Un testimonio a la vez sobre una imagen. Elígela si tienes pocos y muy buenos.",
    },
    TestimonialsWall: {
      label: "Muro",
      description:
        "Citas cortas acomodadas como ladrillos, todas a la vista. Elígela si tienes cinco testimonios o más.",
    },
  },
});
