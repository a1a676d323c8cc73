import { guide } from "../bundled-record.ts";
import { helpToQuit } from "../help-to-quit.ts";
import { sources } from "../sources.ts";

export const bypassAntesYDespues = guide({
  id: "bypass-antes-y-despues",
  title: "Antes y después de tu bypass de pierna",
  shortDescription:
    "Los estudios, los días de hospital y los cuidados hasta que el puente sea parte de tu vida.",
  group: "procedimientos",
  picturesOf: "bypass-arterial",
  audience:
    "Para ti, si vas a necesitar un puente que lleve sangre más allá de la parte tapada. Y para tu familia: las primeras semanas vas a necesitar ayuda.",
  parts: [
    {
      title: "Antes",
      kind: "lista",
      items: [
        "Hacemos un mapa de tus arterias y de la vena que puede servir de puente.",
        "Revisamos tu corazón antes de la cirugía.",
        "Pregunta por cada medicina: cuáles sigues y cuáles paras.",
        `Deja de fumar y de vapear desde hoy. ${helpToQuit}`,
        "Deja tu casa lista: lo de todos los días a la mano y alguien contigo.",
      ],
    },
    {
      title: "En el hospital",
      kind: "pasos",
      items: [
        "La cirugía tarda de 2 a 5 horas, con anestesia general o regional.",
        "Hacemos incisiones, unimos el puente y comprobamos que la sangre pasa.",
        "Te quedas de 3 a 7 días o más. Si el puente sale de la aorta, los primeros pueden ser en terapia intensiva.",
        "El dolor es moderado y se controla. Empiezas a caminar con ayuda.",
      ],
    },
    {
      title: "En casa",
      kind: "lista",
      items: [
        "Camina tramos cortos, 3 o 4 veces al día.",
        "Al descansar, eleva la pierna.",
        "Conserva limpias las heridas y míralas cada día, también la de donde salió la vena.",
        "Toma tus medicinas como te las indicamos y no fumes: así el puente sigue abierto.",
        "La recuperación tarda de 6 a 8 semanas. Antes de salir pregunta cuándo puedes bañarte, manejar y viajar en avión.",
        "Ven a tus controles con Doppler, aunque te sientas bien.",
      ],
    },
  ],
  questions: [
    {
      question: "Si usan mi safena, ¿me quedo sin circulación?",
      answer: "No. Esa vena es superficial; la sangre regresa por las venas profundas.",
    },
    {
      question: "¿Ya quedé bien para siempre?",
      answer:
        "El puente trae sangre, pero la enfermedad de las arterias sigue. Por eso importan el tabaco, las medicinas y los controles.",
    },
  ],
  ctaText: "¿Te hablaron de un bypass y quieres conocer tus opciones? Agenda una valoración.",
  searchTerms: [
    "después del bypass",
    "cuidados del puente",
    "cirugía de la pierna recuperación",
    "recuperación del bypass",
    "herida del bypass",
    "ya me hicieron el bypass, qué cuidados",
  ],
  care: {
    emergencia: {
      signs: [
        "extremidad-subita",
        "dolor-reposo-frio",
        "dolor-de-pecho",
        "falta-de-aire",
        "sangrado-puncion",
        "dedo-negro",
        "herida-infectada",
      ],
    },
    hoy: { signs: ["herida-abierta", "fiebre-tras", "dolor-reposo", "herida-pie", "herida-huele"] },
  },
  sources: [sources.medlineBypass, sources.medlineBypassHome, sources.limbGuidelines],
  relations: { symptoms: [], diseases: ["isquemia-critica"], services: ["bypass-arterial"] },
  metadata: {
    title: "Bypass de pierna: antes, en el hospital y en casa",
    description:
      "Guía para tu bypass arterial de pierna: estudios previos, días de hospital, cuánto caminar, cómo cuidar la herida y qué señales no deben esperar.",
    keywords: [
      "bypass de pierna",
      "recuperación de bypass",
      "cuidados después de bypass arterial",
      "circulación de la pierna",
    ],
  },
});
