import type { SiteContent } from "#kinds/site-content.ts";

export const aboutMe: SiteContent["aboutMe"] = {
  sectionTitle: "Acerca de mí",
  imagePath: "",
  backgroundImagePath: "/imagenes/about-background",
  title: "Primero escuchar, siempre explicar",
  description: [
    "Soy especialista en angiología, cirugía vascular y endovascular. En {yearsOfExperience} años de experiencia he atendido a personas con várices, trombosis, mala circulación, aneurismas, heridas que no cierran y accesos para hemodiálisis.",
    "Sé que venir a consulta puede dar miedo. Por eso empiezo por escucharte. Después exploro tus piernas, miro tu circulación con ultrasonido Doppler y te enseño en la pantalla lo que encuentro.",
    "No todo se opera. Muchas veces el tratamiento empieza con cambios de hábitos, medias de compresión o medicinas. Cuando un procedimiento sí te conviene, busco la opción menos invasiva que tu caso permita, y te digo también lo que no puedo prometer.",
    "Quiero que salgas de la consulta con tus dudas resueltas y con un plan que entiendas.",
  ].join("\n\n"),
  yearsOfExperience: 5,
};

/** Patients and surgeries are the specification's figures: the owner proves them or takes them out. */
export const experience: SiteContent["experience"] = {
  sectionTitle: "Experiencia",
  sectionSubtitle: "Detrás de cada cifra hay personas que llegaron con una preocupación.",
  itemFrame: true,
  entities: [
    { icon: "calendario", value: "{yearsOfExperience}", label: "años de experiencia", color: "" },
    { icon: "pacientes", value: "Más de 2 mil", label: "pacientes atendidos", color: "" },
    { icon: "cirugia", value: "Más de 1500", label: "cirugías realizadas", color: "" },
  ],
};

/** Example papers: no institution is named until the owner shows its certificate. */
export const certifications: SiteContent["certifications"] = {
  sectionTitle: "Certificaciones",
  entities: [
    { nameTitle: "Universidad", name: "Universidad por confirmar", imagePath: "", visible: true },
    { nameTitle: "Hospital", name: "Hospital de especialidad por confirmar", imagePath: "", visible: true },
    { nameTitle: "Consejo", name: "Consejo de la especialidad por confirmar", imagePath: "", visible: true },
    { nameTitle: "Sociedad", name: "Sociedad médica por confirmar", imagePath: "", visible: false },
  ],
  documents: [
    {
      nameTitle: "Título profesional",
      name: "Médica cirujana (documento de ejemplo)",
      imagePath: "/imagenes/certificate-1",
      visible: true,
    },
    {
      nameTitle: "Especialidad",
      name: "Cirugía general (documento de ejemplo)",
      imagePath: "/imagenes/certificate-2",
      visible: true,
    },
    {
      nameTitle: "Subespecialidad",
      name: "Angiología, cirugía vascular y endovascular (documento de ejemplo)",
      imagePath: "/imagenes/certificate-3",
      visible: true,
    },
    {
      nameTitle: "Certificado vigente",
      name: "Consejo de la especialidad (documento de ejemplo)",
      imagePath: "/imagenes/certificate-4",
      visible: false,
    },
  ],
};

export const purpose: SiteContent["purpose"] = {
  sectionTitle: "Mi compromiso contigo",
  sectionSubtitle: "Así quiero que te sientas en cada visita",
  sectionText:
    "Una enfermedad de la circulación se entiende mejor con calma. Estas son las cosas que cuido en cada consulta.",
  entities: [
    {
      title: "Escucharte sin prisa",
      description: "Tu historia es la base del diagnóstico. Aquí hay tiempo para contarla.",
      imagePath: "/imagenes/purpose-1",
      imageBackgroundPath: "",
    },
    {
      title: "Explicarte con claridad",
      description: "Te digo qué encontré con palabras sencillas y te lo muestro en la pantalla.",
      imagePath: "/imagenes/purpose-2",
      imageBackgroundPath: "",
    },
    {
      title: "Decidir contigo",
      description: "Conoces las opciones, sus beneficios y sus riesgos antes de elegir.",
      imagePath: "/imagenes/purpose-3",
      imageBackgroundPath: "",
    },
    {
      title: "Acompañarte después",
      description: "El cuidado no termina con el procedimiento: seguimos juntos tu recuperación.",
      imagePath: "/imagenes/purpose-4",
      imageBackgroundPath: "",
    },
  ],
};
