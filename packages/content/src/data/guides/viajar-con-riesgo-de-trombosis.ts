import { anticoagulantSigns, preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const viajarConRiesgoDeTrombosis = guide({
  id: "viajar-con-riesgo-de-trombosis",
  title: "Viajar si tienes riesgo de trombosis",
  shortDescription: "Qué revisar antes de un viaje de más de 4 horas y cómo moverte en el camino.",
  group: "cuidados",
  picturesOf: "trombosis-venosa-profunda",
  audience:
    "Para ti, si vas a pasar más de 4 horas en el asiento de un avión, autobús o coche. Sobre todo si ya tuviste un coágulo, te acaban de operar, vives con cáncer, estás embarazada o tomas hormonas.",
  parts: [
    {
      title: "Antes de salir",
      kind: "lista",
      items: [
        "Consúltalo con quien te atiende: a veces conviene esperar o llevar medias de compresión.",
        "Si te hicieron escleroterapia, espera 1 o 2 semanas antes de un vuelo largo.",
        "Si tomas anticoagulante, lleva suficiente para todo el viaje y no te saltes ninguna toma.",
        "Lleva escrita tu lista de medicinas y un teléfono de contacto.",
        "No empieces ninguna medicina por tu cuenta para el viaje.",
      ],
    },
    {
      title: "En el camino",
      kind: "pasos",
      items: [
        "Elige pasillo, si puedes, para levantarte sin pedir permiso.",
        "Camina unos minutos cada vez que se pueda. En coche, haz paradas.",
        "En tu asiento, mueve los tobillos y cambia de postura seguido.",
        "Lleva ropa floja en la cintura y en las piernas.",
        "Si te indicaron medias, llévalas puestas desde que sales.",
      ],
    },
    {
      title: "Al llegar",
      kind: "lista",
      items: [
        "Camina ese mismo día.",
        "Compara tus piernas los días que siguen: que una no esté más hinchada, caliente o adolorida que la otra.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Todos necesitamos medias para volar?",
      answer: "No. Se indican según tu riesgo, y antes hay que saber que llega buena sangre a tus piernas.",
    },
    {
      question: "Ya tomo anticoagulante. ¿Puedo confiarme?",
      answer:
        "Baja tu riesgo si no te saltas ninguna toma. De todos modos, muévete y conoce las señales de esta hoja.",
    },
    {
      question: "¿Caminar desprende el coágulo?",
      answer: "Eso es un mito. Con tratamiento, caminar pronto es parte del cuidado.",
    },
  ],
  ctaText: "¿Tienes un viaje largo y ya tuviste una trombosis? Agenda una consulta antes de salir.",
  searchTerms: [
    "viaje largo",
    "viajar en avión",
    "vuelo largo",
    "viajar con trombosis",
    "síndrome de la clase turista",
    "volar con trombosis",
    "viaje en camión o en coche",
    "medias para viajar",
    "cuántas horas volar",
  ],
  care: {
    emergencia: {
      signs: [
        "falta-de-aire",
        "dolor-de-pecho",
        "tos-sangre",
        "desmayo",
        "pierna-azul",
        ...anticoagulantSigns,
        ...preeclampsiaSigns,
      ],
    },
    hoy: { signs: ["hinchazon-un-lado", "hinchazon-embarazo", "dolor-pantorrilla"] },
  },
  sources: [
    sources.medlineThrombosis,
    sources.thrombosisGuide,
    sources.niceThrombosis,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
    sources.anticoagulantEffects,
    sources.abnormalBleeding,
  ],
  relations: {
    symptoms: ["edema-unilateral"],
    diseases: ["trombosis-venosa-profunda", "tromboembolia-pulmonar"],
    services: [],
  },
  metadata: {
    title: "Viajar con riesgo de trombosis: antes y en el camino",
    description:
      "Guía para viajes de más de 4 horas si tienes riesgo de trombosis: qué revisar antes, cómo moverte en el camino y qué señales no deben esperar al llegar.",
    keywords: ["viajar con trombosis", "vuelos largos", "prevenir trombosis", "anticoagulante y viajes"],
  },
});
