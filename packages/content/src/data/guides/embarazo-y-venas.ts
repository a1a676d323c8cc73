import { anticoagulantSigns, preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const embarazoYVenas = guide({
  id: "embarazo-y-venas",
  title: "Embarazo y venas",
  shortDescription: "Várices e hinchazón en el embarazo: qué es esperable, qué ayuda y qué no debe esperar.",
  group: "cuidados",
  picturesOf: "varices",
  audience: "Para ti, si estás embarazada o tu parto fue hace menos de 6 semanas, y para quien te acompaña.",
  parts: [
    {
      title: "Qué es esperable",
      kind: "lista",
      items: [
        "Cerca de 40 de cada 100 mujeres tienen várices en el embarazo (NICE, 2013).",
        "Influyen las hormonas, la mayor cantidad de sangre y el peso del útero sobre las venas.",
        "Suelen mejorar después del parto, aunque no siempre desaparecen.",
      ],
    },
    {
      title: "Qué ayuda",
      kind: "lista",
      items: [
        "Camina y mueve los tobillos varias veces al día.",
        "Eleva las piernas al descansar, y recuéstate de lado.",
        "No pases mucho tiempo de pie, ni en una silla sin moverte.",
        "Usa medias de compresión si te las indican: alivian la hinchazón.",
      ],
    },
    {
      title: "Qué se deja para después",
      kind: "lista",
      items: [
        "El láser, la cirugía y las inyecciones para las várices esperan al final del embarazo (NICE, 2013).",
        "Las inyecciones también esperan mientras das pecho.",
        "Después del parto revisamos qué várices quedaron.",
      ],
    },
    {
      title: "El riesgo de trombosis",
      kind: "lista",
      items: [
        "Sube en el embarazo y hasta 6 semanas después del parto.",
        "Si ya tuviste un coágulo, avísale pronto a quien lleva tu embarazo.",
        "No empieces ni dejes un anticoagulante por tu cuenta: algunos pueden dañar al bebé.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Es normal que se hinchen los dos pies?",
      answer:
        "Un poco y al final del día, sí. No lo es que se hinche una sola pierna, ni de golpe la cara y las manos.",
    },
    {
      question: "¿Puedo usar pomadas o pastillas para las várices?",
      answer: "No por tu cuenta. Pregunta antes a quien lleva tu embarazo.",
    },
  ],
  ctaText: "¿Tus várices te molestan en el embarazo? Agenda una valoración: el Doppler no usa radiación.",
  searchTerms: [
    "várices en el embarazo",
    "embarazo y várices",
    "venas en el embarazo",
    "trombosis en el embarazo",
    "várices después del parto",
    "medias de compresión en el embarazo",
  ],
  care: {
    emergencia: {
      signs: [
        ...preeclampsiaSigns,
        "falta-de-aire",
        "dolor-de-pecho",
        "desmayo",
        "pierna-azul",
        "varice-sangra",
        ...anticoagulantSigns,
      ],
    },
    hoy: {
      signs: ["hinchazon-embarazo", "hinchazon-un-lado", "dolor-pantorrilla", "varice-sangro", "flebitis"],
    },
  },
  sources: [
    sources.nicePregnancyVeins,
    sources.niceVeins,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
    sources.anticoagulantEffects,
    sources.abnormalBleeding,
  ],
  relations: {
    symptoms: ["edema-unilateral"],
    diseases: ["varices", "trombosis-venosa-profunda"],
    services: [],
  },
  metadata: {
    title: "Várices, hinchazón y trombosis en el embarazo",
    description:
      "Guía para el embarazo y las 6 semanas después del parto: várices e hinchazón, qué alivia, qué se deja para después y qué señales no deben esperar.",
    keywords: [
      "várices en el embarazo",
      "hinchazón en el embarazo",
      "trombosis en el embarazo",
      "preeclampsia",
    ],
  },
});
