import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const lipedema = guide({
  id: "lipedema",
  title: "Lipedema: piernas que duelen y no adelgazan",
  shortDescription: "Qué es, cómo se distingue del linfedema y qué alivia las molestias.",
  group: "cuidados",
  picturesOf: "linfedema",
  audience:
    "Para ti, si tus piernas son gruesas y dolorosas de los dos lados, se llenan de moretones y no cambian aunque bajes de peso.",
  parts: [
    {
      title: "Qué es",
      kind: "lista",
      items: [
        "Es una acumulación de grasa en las piernas, la cadera y a veces los brazos, casi siempre igual de los dos lados (NICE, 2022).",
        "Ocurre sobre todo en mujeres. La causa no se conoce; influyen las hormonas, el peso y la herencia.",
        "Es distinto de la obesidad y del linfedema.",
      ],
    },
    {
      title: "Cómo se reconoce",
      kind: "lista",
      items: [
        "Las piernas pesan, duelen al tocarlas y se llenan de moretones con facilidad.",
        "Los pies casi nunca se engruesan.",
        "Se reconoce con tu historia y la exploración. Ningún análisis lo confirma.",
        "Un Doppler sirve para buscar otras causas.",
      ],
    },
    {
      title: "Qué puede ayudar",
      kind: "lista",
      items: [
        "Una prenda de compresión a tu medida, si te la indicamos.",
        "Moverte todos los días, como caminar o nadar.",
        "Cuidar tu peso y tu piel.",
        "Apoyo psicológico, si te hace falta: el dolor y el cuerpo pesan en el ánimo.",
        "Liposucción, sólo si las molestias siguen a pesar de lo demás. Pregunta antes por sus riesgos.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Es lo mismo que el linfedema?",
      answer:
        "No. El linfedema suele ser de un solo lado y llega a los dedos. El lipedema es de los dos lados y respeta los pies.",
    },
    {
      question: "¿Es celulitis?",
      answer:
        "No. La «piel de naranja» cambia el aspecto de la piel, sin ser una enfermedad de las venas. La otra celulitis es una infección: la piel se pone roja y caliente, y puede dar fiebre.",
    },
    {
      question: "¿Se quita?",
      answer: "Es de larga duración. El tratamiento busca que duela menos y que te muevas mejor.",
    },
  ],
  ctaText: "¿Tus piernas duelen y nadie te ha dicho por qué? Agenda una valoración.",
  searchTerms: [
    "lipedema",
    "lipoedema",
    "piernas gruesas que duelen",
    "piernas gordas y dolorosas",
    "grasa en las piernas que duele",
    "piel de naranja",
  ],
  care: {
    emergencia: { signs: ["hinchazon-con-alarma", "pierna-azul", ...preeclampsiaSigns] },
    hoy: { signs: ["hinchazon-un-lado", "hinchazon-embarazo", "piel-roja-fiebre"] },
  },
  sources: [
    sources.niceLipoedema,
    sources.lipoedemaReview,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: { symptoms: ["edema-unilateral"], diseases: ["linfedema"], services: [] },
  metadata: {
    title: "Lipedema: qué es, cómo se distingue y qué lo alivia",
    description:
      "Guía del lipedema: por qué duelen las piernas y se llenan de moretones, en qué se distingue del linfedema y de la obesidad, y qué puede aliviar.",
    keywords: ["lipedema", "piernas que duelen", "lipedema o linfedema", "compresión"],
  },
});
