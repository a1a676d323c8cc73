import type { SiteContent } from "#kinds/site-content.ts";

const folder = "/imagenes/especialidades/equipo";

/** Example people, named as examples: none is real. */
export const team: SiteContent["team"] = {
  sectionTitle: "Quién te recibe y te cuida",
  sectionSubtitle: "Personas de ejemplo: aquí va tu equipo, con su nombre y lo que hace por ti.",
  imagePath: `${folder}/todos.svg`,
  people: [
    {
      name: "Ejemplo Luna",
      role: "Recepción",
      text: "Contesta el teléfono y los mensajes, y busca contigo el horario que te acomoda.",
      ask: "citas, facturas y seguros",
      languages: "español e inglés",
      licence: "",
      imagePath: `${folder}/recepcion.svg`,
    },
    {
      name: "Lic. Ejemplo Mora",
      role: "Enfermera",
      text: "Hace tus curaciones y te enseña a cuidar la herida en casa.",
      ask: "curaciones y medias de compresión",
      languages: "español y zapoteco",
      licence: "por confirmar",
      imagePath: `${folder}/enfermeria.svg`,
    },
    {
      name: "Ejemplo Ríos",
      role: "Asistente",
      text: "Te acompaña al consultorio y prepara el ultrasonido.",
      ask: "cómo prepararte para tu estudio",
      languages: "",
      licence: "",
      imagePath: `${folder}/asistente.svg`,
    },
    {
      name: "Dr. Ejemplo Vega",
      role: "Anestesiólogo invitado",
      text: "Te explica la anestesia antes y se queda contigo durante la cirugía.",
      ask: "el ayuno y tus medicinas",
      languages: "",
      licence: "por confirmar",
      imagePath: `${folder}/anestesia.svg`,
    },
    {
      name: "Mtra. Ejemplo Soto",
      role: "Nutrióloga invitada",
      text: "Arma contigo un plan de comida que puedas seguir.",
      ask: "tu primera consulta de nutrición",
      languages: "",
      licence: "por confirmar",
      imagePath: `${folder}/nutricion.svg`,
    },
  ],
};
