import type { SiteContent } from "#kinds/site-content.ts";

export const comparison: SiteContent["comparison"] = {
  sectionTitle: "Láser, escleroterapia o medias",
  sectionSubtitle:
    "Tres caminos para las várices. Cuál te conviene depende de tus venas: lo vemos con un Doppler.",
  treatments: [
    {
      name: "Láser",
      link: "/servicios/cirugia-varices-minima-invasion",
      priceName: "Cirugía de várices",
    },
    {
      name: "Escleroterapia",
      link: "/servicios/escleroterapia",
      priceName: "Escleroterapia, por sesión",
    },
    { name: "Medias de compresión", link: "", priceName: "Medición para medias de compresión" },
  ],
  questions: [
    {
      question: "¿Para quién es?",
      answers: [
        "Para várices que molestan, sangran o cambian la piel, si el Doppler muestra reflujo.",
        "Para arañitas, venas finas y várices elegidas.",
        "Para aliviar la pesadez. Solas, para quien no puede recibir otro tratamiento (NICE, 2013).",
      ],
    },
    {
      question: "¿Duele?",
      answers: [
        "Poco: la zona está dormida. Después puede sentirse tirante.",
        "Un piquete o un ardor breve, sin anestesia.",
        "Aprietan. Si te duele mucho, quítatelas y llámanos hoy mismo.",
      ],
    },
    {
      question: "¿Cuántas sesiones son?",
      answers: [
        "De 45 a 90 minutos por pierna. A veces hace falta otra sesión (NICE, 2013).",
        "Suelen ser varias, de 15 a 45 minutos.",
        "Una, para medir tu circulación y tu talla.",
      ],
    },
    {
      question: "¿Cuántos días descanso?",
      answers: [
        "De 1 a 3 si trabajas en oficina; de 1 a 2 semanas si tu trabajo es físico.",
        "Ninguno, casi siempre. Caminas un rato y sigues con tu día.",
        "Ninguno.",
      ],
    },
    {
      question: "¿Cuándo no?",
      answers: [
        "En el embarazo se espera.",
        "Se deja para después en el embarazo, la lactancia, una infección o una trombosis reciente. No se usa si eres alérgico al medicamento.",
        "Si les llega poca sangre a tus piernas: por eso medimos antes.",
      ],
    },
  ],
  priceQuestion: "¿Cuánto cuesta?",
  additionalInfo:
    "Después de tratarlas pueden aparecer várices nuevas (NICE, guía CG168, 2013). Los tiempos son los habituales; los tuyos te los decimos en la consulta.",
};
