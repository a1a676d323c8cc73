import { innerBleedingSigns } from "../../signs/sign-groups.ts";
import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const angioplastiaAntesYDespues = guide({
  id: "angioplastia-antes-y-despues",
  title: "Antes y después de tu angioplastia",
  shortDescription: "Cómo prepararte, qué pasa en la sala y cómo cuidar el piquete y tu arteria.",
  group: "procedimientos",
  picturesOf: "angioplastia-arterial",
  audience:
    "Para ti, si vamos a abrir desde dentro una arteria de tus piernas con un globo, con o sin stent. También para quien te acompaña a casa.",
  parts: [
    {
      title: "Antes",
      kind: "lista",
      items: [
        "Trae todos tus estudios y la lista de tus medicinas. No suspendas ninguna sin preguntarnos.",
        "Dinos si tienes alergia al medio de contraste o problemas del riñón: medimos cómo trabaja.",
        "Pregunta desde qué hora no comes ni bebes.",
        "Ven con alguien: ese día no manejas y quizá pases la noche en observación.",
      ],
    },
    {
      title: "Ese día",
      kind: "pasos",
      items: [
        "Dormimos la piel de la ingle o del brazo y te damos un sedante. Vas a sentir presión, no cortes.",
        "Pasamos una guía, abrimos la arteria con el globo y, si hace falta, dejamos un stent. Tarda de 1 a 2 horas, a veces 3.",
        "Cerramos la punción, que es el piquete por donde entramos. Reposas en cama de 2 a 6 horas.",
      ],
    },
    {
      title: "Los días que siguen",
      kind: "lista",
      items: [
        "Toma todos los días tu antiagregante, que evita coágulos. No lo suspendas por tu cuenta.",
        "Mira la punción cada día: que no sangre ni crezca un bulto.",
        "No cargues cosas pesadas de 5 a 7 días.",
        "Camina. Actividad ligera a los 2 o 3 días; normal, en una semana. La recuperación completa puede tardar de 6 a 8 semanas.",
        "Toma agua, si no te la han restringido.",
        "No fumes: daña tus arterias.",
        "Pregunta cuándo puedes bañarte y manejar: depende de tu punción y de tus medicinas.",
        "Ven a tu Doppler de control.",
      ],
    },
  ],
  questions: [
    {
      question: "¿El stent dura para siempre?",
      answer: "No siempre: la arteria puede estrecharse otra vez. Por eso hay controles con Doppler.",
    },
    {
      question: "¿Qué puede salir mal?",
      answer:
        "Un moretón o un sangrado en el piquete: cerca de 4 de cada 100, casi siempre leves (Circ Cardiovasc Interv, 2014). Que la arteria se dañe o se tape, que un coágulo se mueva, o una reacción al contraste.",
    },
  ],
  ctaText: "¿Te propusieron una angioplastia y tienes dudas? Agenda una consulta y las resolvemos.",
  searchTerms: [
    "después de la angioplastia",
    "cuidados del stent",
    "me pusieron un stent en la pierna",
    "cuidados después del cateterismo en la pierna",
    "caminar después de la angioplastia",
    "qué cuidados después de la angioplastia",
  ],
  care: {
    emergencia: {
      signs: [
        "extremidad-subita",
        "dolor-reposo-frio",
        "dolor-de-pecho",
        "sangrado-puncion",
        "moreton-crece",
        ...innerBleedingSigns,
        "dedo-negro",
        "herida-infectada",
      ],
    },
    hoy: { signs: ["bulto-puncion", "dolor-reposo", "herida-pie", "herida-huele"] },
  },
  sources: [
    sources.medlineAngioplasty,
    sources.medlineAngioplastyHome,
    sources.angioplastyComplications,
    sources.limbGuidelines,
    sources.clopidogrelEffects,
  ],
  relations: {
    symptoms: [],
    diseases: ["enfermedad-arterial-periferica", "isquemia-critica"],
    services: ["angioplastia-arterial"],
  },
  metadata: {
    title: "Angioplastia de la pierna: antes, ese día y después",
    description:
      "Guía para tu angioplastia: cómo prepararte, qué pasa ese día, cómo cuidar la punción y el stent, cuándo vuelves a lo tuyo y qué no debe esperar.",
    keywords: [
      "angioplastia de pierna",
      "cuidados después de angioplastia",
      "stent en la pierna",
      "cuidar la punción",
    ],
  },
});
