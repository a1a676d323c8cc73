import { symptom } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const palidezDeLaPiel = symptom({
  id: "palidez-de-la-piel",
  name: "Palidez de la piel",
  plainName: "Piel pálida o sin color",
  shortDescription:
    "La piel se ve más clara de lo habitual. Si ocurre en un solo dedo, mano o pie, puede ser una arteria.",
  description: [
    "La palidez es un tono de piel más claro de lo habitual en ti. En piel morena se nota mejor en las palmas, las plantas, las uñas y los labios.",
    "El lugar da pistas. Si se limita a un dedo, un brazo o una pierna, hay que pensar en la arteria que lo riega. Si es de todo el cuerpo, puede deberse a anemia, sangrado, desmayo o choque (presión muy baja).",
  ],
  isSign: true,
  causes: [
    "Enfermedad arterial periférica.",
    "Embolia o trombosis de una arteria.",
    "Fenómeno de Raynaud: los dedos cambian de color con el frío.",
    "Enfermedad de Buerger.",
    "Compresión de la arteria.",
    "Trombosis venosa profunda grave (flegmasia).",
    "Anemia o sangrado, cuando la palidez es de todo el cuerpo.",
  ],
  relatedConditions: [
    "Isquemia aguda de una extremidad",
    "Isquemia crítica de las extremidades",
    "Fenómeno de Raynaud",
    "Enfermedad de Buerger",
    "Anemia",
    "Enfermedad renal crónica y acceso para hemodiálisis",
  ],
  managementTips: [
    "Abriga la zona y evita el frío.",
    "No fumes.",
    "No apliques calor directo.",
    "Si llega poca sangre a tu pierna, no la eleves por encima del corazón.",
    "Toma una foto y anota la hora.",
    "Si se repite, pide una consulta con Doppler.",
    "Si tu piel está amarilla, ve con tu médico general: suele ser del hígado, no de los vasos.",
  ],
  complications: [
    "Úlceras en los dedos o en la pierna.",
    "Necrosis: muerte del tejido.",
    "Infección de las heridas.",
    "Amputación, si la circulación no puede recuperarse.",
  ],
  diagnosis: [
    "Vemos si es de un dedo, de un brazo o una pierna, o de todo el cuerpo.",
    "Revisamos pulsos, temperatura y piel.",
    "Doppler, si se repite o es de un solo lado.",
    "Análisis de sangre, si puede ser anemia.",
  ],
  outlook:
    "Depende de la causa. Si falta sangre y no se atiende, puede haber úlceras y pérdida de tejido. Si vuelve con el frío, conviene estudiarla aunque se quite sola.",
  ctaText:
    "¿La palidez va y viene o aparece con el frío? Agenda una valoración con Doppler y trae tus fotos.",
  searchTerms: [
    "piel blanca",
    "pie pálido",
    "dedos blancos",
    "manos blancas con el frío",
    "cambio de color",
    "piel amarilla o sin color",
    "se me ponen blancos los dedos",
    "dedos morados con el frío",
    "estoy pálido",
    "síndrome de Raynaud",
    "dedos que cambian de color con el frío",
    "se me puso blanco el pie",
  ],
  care: {
    emergencia: {
      signs: ["extremidad-subita", "dolor-reposo-frio", "palidez-general", "palidez-sangrado", "pierna-azul"],
    },
    hoy: { signs: ["palidez-no-cede", "dolor-reposo"] },
    cita: {
      action: "Agenda una valoración con Doppler y trae tus fotos.",
      signs: ["palidez-frio", "palidez-va-viene"],
    },
  },
  sources: [
    sources.medlinePaleness,
    sources.jaundice,
    sources.medlineArterialEmbolism,
    sources.acuteIschemia,
  ],
  relations: {
    symptoms: [],
    diseases: [],
    services: ["consulta-angiologia", "ultrasonido-doppler-vascular"],
  },
  metadata: {
    title: "Piel pálida o sin color en manos, pies o piernas",
    description:
      "Un dedo, una mano o una pierna pálida puede avisar de una arteria tapada. Conoce las causas de la palidez, qué hacer y cuándo llamar al 911.",
    keywords: [
      "palidez de la piel",
      "dedos pálidos",
      "pierna pálida y fría",
      "fenómeno de Raynaud",
      "isquemia aguda",
    ],
  },
  share: {
    description: "Cuándo la palidez de un dedo o una pierna viene de la circulación y qué hacer.",
  },
});
