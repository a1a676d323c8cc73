import type { Testimonial } from "../schema/testimonials.ts";

/** Examples, and named as such: the owner replaces them by texts of real patients, with their consent. */
export const testimonials: Testimonial[] = [
  {
    name: "Paciente de ejemplo 1",
    image: "",
    rating: 5,
    shortTestimonial: "Me escuchó sin prisa y me explicó con dibujos lo que pasaba en mis piernas.",
    fullTestimonial:
      "Testimonio de ejemplo. Llegué con muchas dudas y con pena de preguntar. Me escuchó sin prisa, me explicó con dibujos lo que pasaba en mis piernas y salí con las cosas claras.",
  },
  {
    name: "Paciente de ejemplo 2",
    image: "",
    rating: 5,
    shortTestimonial:
      "Antes de empezar el estudio me contó qué iba a hacer, y me fue diciendo lo que veía en la pantalla.",
    fullTestimonial:
      "Testimonio de ejemplo. Nunca me habían hecho un ultrasonido. Antes de empezar me contó qué iba a hacer y me fue diciendo lo que veía en la pantalla. Eso me dio tranquilidad.",
  },
  {
    name: "Paciente de ejemplo 3",
    image: "",
    rating: 5,
    shortTestimonial: "Me dio todas las opciones, con lo bueno y lo malo de cada una, y me dejó decidir.",
    fullTestimonial:
      "Testimonio de ejemplo. Yo pensaba que sólo había un camino. Me dio todas las opciones, con lo bueno y lo malo de cada una, contestó también las preguntas de mis hijos y me dejó decidir con calma.",
  },
  {
    name: "Paciente de ejemplo 4",
    image: "",
    rating: 5,
    shortTestimonial: "Trató a mi mamá con mucha paciencia y nos anotó las indicaciones paso por paso.",
    fullTestimonial:
      "Testimonio de ejemplo. Acompañé a mi mamá, que no oye bien. La trató con mucha paciencia, le habló despacio y de frente, y nos anotó las indicaciones paso por paso.",
  },
  {
    name: "Paciente de ejemplo 5",
    image: "",
    rating: 5,
    shortTestimonial:
      "Me atendieron con amabilidad desde la primera llamada y nadie me hizo sentir mal por preguntar.",
    fullTestimonial:
      "Testimonio de ejemplo. Me atendieron con amabilidad desde la primera llamada. En la consulta llevé mi lista de preguntas y la revisamos completa; nadie me hizo sentir mal por preguntar.",
  },
];
