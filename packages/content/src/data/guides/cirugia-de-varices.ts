import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const cirugiaDeVarices = guide({
  id: "cirugia-de-varices",
  title: "Antes y después de tu cirugía de várices",
  shortDescription: "Cómo llegar preparado, qué se siente los primeros días y cuándo vuelves a lo tuyo.",
  group: "procedimientos",
  picturesOf: "cirugia-varices-minima-invasion",
  audience:
    "Para ti, desde que tienes fecha para tratar tus várices con láser, radiofrecuencia u otra técnica de mínima invasión.",
  parts: [
    {
      title: "Antes",
      kind: "lista",
      items: [
        "Dinos qué medicinas tomas, si tienes alergias y si has tenido una trombosis.",
        "Avísanos si estás o puedes estar embarazada: en el embarazo no se operan las várices.",
        "Hacemos un mapa de tus venas con Doppler y las marcamos en la piel.",
        "Consigue la media que te indiquemos y tráela.",
        "Ven con alguien si vas a recibir sedación: ese día no puedes manejar.",
      ],
    },
    {
      title: "Ese día",
      kind: "pasos",
      items: [
        "Dormimos la zona con anestesia local, con o sin sedación.",
        "Entramos a la vena por una punción (un piquete), con ultrasonido, y la cerramos. Si hace falta, quitamos otras por incisiones de milímetros.",
        "Te ponemos la media y caminas. Tarda de 45 a 90 minutos por pierna y te vas a casa.",
      ],
    },
    {
      title: "Los días que siguen",
      kind: "lista",
      items: [
        "Camina desde el primer día. No hay que guardar cama.",
        "Usa la media el tiempo que te indicamos: de unos días a 2 semanas.",
        "Tirantez o moretones por 1 o 2 semanas son esperables.",
        "Evita el sol en los moretones. Pregunta cuándo te quitas la media para bañarte; la tina y la alberca esperan a que cierren las heridas.",
        "Si te sedamos, no manejes ese día. Después, cuando puedas frenar con fuerza.",
        "Espera 1 o 2 semanas antes de un viaje o vuelo de más de 4 horas, y consúltalo.",
        "Trabajo de oficina, de 1 a 3 días después; trabajo físico, de 1 a 2 semanas; ejercicio intenso, 2 semanas.",
        "Ven a tu Doppler de control, 1 o 2 semanas después.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Me hace daño que cierren la safena?",
      answer: "No. Se trata una vena que ya no funciona; la sangre regresa por las venas sanas.",
    },
    {
      question: "¿Las várices regresan?",
      answer: "Pueden aparecer otras con el tiempo, y a veces se necesita más de una sesión (NICE, 2013).",
    },
  ],
  ctaText: "¿Tienes dudas antes de tu cirugía? Llámanos: es mejor preguntar ahora que la víspera.",
  searchTerms: [
    "después de la operación de várices",
    "recuperación de várices",
    "me operaron de várices",
    "cuándo bañarme después de operarme las várices",
    "manejar después de la cirugía de várices",
    "reposo después de la cirugía de várices",
    "ejercicio después de la cirugía de várices",
    "moretones después de la operación de várices",
    "cuidados después del láser de várices",
    "vendas después de la operación de várices",
    "ya me operaron de las várices",
  ],
  care: {
    emergencia: {
      signs: [
        "falta-de-aire",
        "dolor-de-pecho",
        "tos-sangre",
        "desmayo",
        "varice-sangra",
        ...preeclampsiaSigns,
      ],
    },
    hoy: {
      signs: [
        "dolor-pantorrilla-tras",
        "hinchazon-un-lado",
        "hinchazon-embarazo",
        "varice-sangro",
        "fiebre-tras",
      ],
    },
  },
  sources: [
    sources.medlineVeinTreatment,
    sources.niceVeins,
    sources.veinAblation,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: { symptoms: [], diseases: ["varices"], services: ["cirugia-varices-minima-invasion"] },
  metadata: {
    title: "Cirugía de várices: antes, ese día y después",
    description:
      "Guía para tu cirugía de várices: cómo prepararte, qué pasa ese día, cuánto usas la media, cuándo regresas a trabajar y qué señales no deben esperar.",
    keywords: [
      "cirugía de várices",
      "recuperación de várices",
      "después de la operación de várices",
      "láser para várices",
    ],
  },
});
