import type { SiteContent } from "#kinds/site-content.ts";

/** Examples without a video, and named as such: the owner replaces them by videos of patients who agreed in writing. */
const example = {
  consent: true,
  permission: "Textos de ejemplo: no son de personas reales.",
  videoFile: "",
  videoLink: "",
  seconds: 0,
};

export const videoTestimonials: SiteContent["videoTestimonials"] = {
  sectionTitle: "Nuestros pacientes lo cuentan",
  sectionSubtitle: "Videos cortos, sin guion. Debajo de cada uno puedes leer lo que dice.",
  videos: [
    {
      ...example,
      name: "Paciente de ejemplo 1",
      caption: "Salí sabiendo qué tenía y qué iba a pasar.",
      posterPath: "/imagenes/gallery-2",
      transcript:
        "Texto de ejemplo. Llegué con las piernas cansadas y con miedo de que me operaran ese día. Me hicieron un ultrasonido, me enseñaron la pantalla y salí sabiendo qué tenía y qué iba a pasar.",
    },
    {
      ...example,
      name: "Paciente de ejemplo 2",
      caption: "Mi hija pudo preguntar todo lo que traía apuntado.",
      posterPath: "/imagenes/gallery-1",
      transcript:
        "Texto de ejemplo. Fui con mi hija, que traía una lista de preguntas. Las contestaron una por una y nos dieron el plan por escrito.",
    },
    {
      ...example,
      name: "Paciente de ejemplo 3",
      caption: "Me dijeron que todavía no hacía falta operar.",
      posterPath: "/imagenes/gallery-3",
      transcript:
        "Texto de ejemplo. Yo pensaba que me iban a operar. Me explicaron por qué todavía no hacía falta, qué puedo hacer mientras y cuándo regresar.",
    },
  ],
};
