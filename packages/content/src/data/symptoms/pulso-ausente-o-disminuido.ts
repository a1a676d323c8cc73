import { symptom } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const pulsoAusenteODisminuido = symptom({
  id: "pulso-ausente-o-disminuido",
  name: "Pulso ausente o disminuido",
  plainName: "Pulso débil o que no se siente",
  shortDescription:
    "El pulso del pie, la muñeca u otra arteria no se siente o es más débil que del otro lado.",
  description: [
    "Es un signo que se encuentra al explorarte. El pulso del pie, la muñeca u otra arteria no se palpa, o es más débil que del otro lado. Puede significar que la arteria está estrecha o tapada.",
    "No conviene que lo interpretes por tu cuenta en casa. A una minoría de personas sanas no se les palpa uno de los pulsos del pie, y la hinchazón también dificulta encontrarlo.",
  ],
  isSign: true,
  causes: [
    "Aterosclerosis: placas que estrechan la arteria.",
    "Embolia o trombosis de la arteria.",
    "Disección: la pared de la arteria se desgarra por dentro.",
    "Traumatismo o compresión de la arteria.",
    "Inflamación de la arteria (vasculitis), como la de Takayasu.",
    "Choque: la presión cae en todo el cuerpo.",
    "Hinchazón que dificulta palparlo.",
  ],
  relatedConditions: [
    "Enfermedad arterial periférica",
    "Isquemia aguda de una extremidad",
    "Isquemia crítica de las extremidades",
    "Enfermedad de Buerger",
    "Disección o aneurisma",
    "Lesión vascular",
    "Fibrilación auricular",
  ],
  managementTips: [
    "No lo interpretes por tu cuenta: pide que midan tu índice tobillo-brazo y te hagan un Doppler.",
    "Lleva a la consulta la lista de tus medicinas.",
    "No fumes.",
    "No vendes apretado el brazo o la pierna.",
    "No apliques calor ni masaje fuerte.",
  ],
  complications: [
    "Isquemia: falta de sangre en el brazo o la pierna.",
    "Daño del músculo y del nervio.",
    "Gangrena: el tejido muere por falta de sangre.",
    "Amputación, si la circulación no puede recuperarse.",
  ],
  diagnosis: [
    "Comparamos los pulsos de los dos lados.",
    "Índice tobillo-brazo: la presión del tobillo frente a la del brazo.",
    "Doppler: muestra si la arteria está estrecha o tapada.",
  ],
  outlook:
    "Un pulso débil no siempre es una enfermedad. Si hay una arteria enferma, encontrarla antes de que dé heridas permite cuidarla con un plan.",
  ctaText:
    "¿Te dijeron que tu pulso es débil, y no tienes dolor, frío ni cambios de color? Agenda una valoración con Doppler para conocer el estado de tus arterias.",
  searchTerms: [
    "no se siente el pulso",
    "pulso débil",
    "sin pulso en el pie",
    "pie frío",
    "pierna fría",
    "no me encuentran el pulso",
    "poca circulación",
    "no me siento el pulso",
    "pulso bajo",
    "no hallan el pulso en el pie",
  ],
  care: {
    emergencia: { signs: ["pulso-falta", "extremidad-subita", "dolor-reposo-frio", "pulso-tras-lesion"] },
    hoy: { signs: ["pulso-perdido", "dolor-reposo", "herida-pie"] },
    cita: {
      action: "Agenda una valoración con índice tobillo-brazo y Doppler.",
      signs: ["pulso-debil", "pulso-debil-un-lado"],
    },
  },
  sources: [sources.medlinePulse, sources.medlineArterial, sources.acuteIschemia],
  relations: {
    symptoms: ["palidez-de-la-piel"],
    diseases: [],
    services: ["consulta-angiologia", "ultrasonido-doppler-vascular"],
  },
  metadata: {
    title: "Pulso débil o que no se siente: qué significa",
    description:
      "Un pulso débil en el pie o la muñeca puede indicar una arteria tapada. Conoce sus causas, cómo se estudia y qué señales son una urgencia de horas.",
    keywords: [
      "pulso débil en el pie",
      "pulso ausente",
      "isquemia aguda",
      "índice tobillo-brazo",
      "Doppler arterial",
    ],
  },
  share: {
    description: "Qué puede significar un pulso débil y qué señales no deben esperar.",
  },
});
