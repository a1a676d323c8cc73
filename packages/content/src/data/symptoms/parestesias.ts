import { symptom } from "../bundled-record.ts";
import { footInDangerToday } from "../care-actions.ts";
import { sources } from "../sources.ts";

export const parestesias = symptom({
  id: "parestesias",
  name: "Parestesias",
  plainName: "Hormigueo y adormecimiento",
  shortDescription:
    "Hormigueo, adormecimiento, ardor o piquetes sin que nada los provoque. A veces avisan de falta de circulación.",
  description: [
    "Las parestesias son sensaciones de hormigueo, adormecimiento, ardor o «piquetes» sin nada que las provoque. Pueden venir de los vasos sanguíneos, cuando llega poca sangre a un brazo o a una pierna.",
    "Con frecuencia la causa no es vascular: la diabetes, un nervio atrapado en la muñeca, la columna o la falta de vitamina B12 también las producen.",
  ],
  isSign: false,
  causes: [
    "Falta de riego por arterias estrechas o tapadas.",
    "Embolia: un coágulo que tapa la arteria de pronto.",
    "Fenómeno de Raynaud o enfermedad de Buerger.",
    "Robo de flujo por una fístula para hemodiálisis.",
    "Túnel del carpo, problemas de columna o síndrome de salida torácica.",
    "Neuropatía por diabetes, falta de vitamina B12, problemas de la tiroides, alcohol o algunos fármacos.",
    "Evento vascular cerebral (derrame o embolia cerebral), si empieza de pronto en un lado del cuerpo.",
  ],
  relatedConditions: [
    "Enfermedad arterial periférica",
    "Isquemia aguda de una extremidad",
    "Isquemia crítica de las extremidades",
    "Enfermedad de Buerger",
    "Insuficiencia venosa",
    "Diabetes",
  ],
  managementTips: [
    "Muévete y cambia de postura.",
    "Abriga tus manos y tus pies.",
    "Revisa tus pies a diario y usa zapato cómodo.",
    "Mantén tu glucosa bajo control.",
    "No fumes.",
    "No apliques calor directo en pies sin sensibilidad.",
  ],
  complications: [
    "Heridas que pasan inadvertidas.",
    "Quemaduras por no sentir el calor.",
    "Caídas.",
    "Úlceras en los pies.",
    "Daño permanente del nervio, si hay falta de riego.",
  ],
  diagnosis: [
    "Revisamos tus pulsos, tu piel y tu sensibilidad.",
    "Índice tobillo-brazo o Doppler, si puede faltar riego.",
    "Si la causa no es vascular, te decimos con qué especialista seguir.",
  ],
  outlook:
    "Depende de la causa, que muchas veces no es vascular. Si falta riego y no se atiende, el daño del nervio puede quedar. Si no sientes bien los pies, revísalos a diario: una herida puede pasar inadvertida.",
  ctaText:
    "¿Hormigueo o adormecimiento que se repite? Agenda una valoración: revisamos si el origen está en tu circulación y, si no lo está, te orientamos sobre el siguiente paso.",
  searchTerms: [
    "hormigueo",
    "hormiguitas",
    "adormecimiento",
    "piernas dormidas",
    "manos dormidas",
    "pies dormidos",
    "piquetes",
    "ardor en los pies",
    "entumecimiento",
    "cosquilleo",
    "quemazón",
    "se me duermen las manos",
    "se me duermen los pies",
    "derrame cerebral",
    "embolia",
    "cara chueca",
    "no puedo hablar",
    "parálisis de un lado",
    "no siento la pierna",
    "se me durmió el brazo",
    "se me durmió el brazo de golpe",
    "brazo dormido",
    "se me duerme el pie",
    "me arden los pies",
    "me queman los pies",
    "no siento los pies",
    "ardor en las plantas de los pies",
    "boca chueca",
    "manos entumidas",
  ],
  care: {
    emergencia: {
      action: "Llama al 911.",
      signs: ["extremidad-subita", "evc", "esfinteres"],
    },
    hoy: {
      action: footInDangerToday,
      signs: ["hormigueo-golpe", "herida-pie", "pie-hinchado-diabetes", "mano-acceso-fria"],
    },
    cita: {
      action: "Agenda una valoración para saber si el origen está en tu circulación.",
      signs: ["hormigueo-repetido", "pies-sin-sensibilidad", "dedos-cambian-color"],
    },
  },
  sources: [
    sources.medlineNumbness,
    sources.medlineArterialEmbolism,
    sources.acuteIschemia,
    sources.charcotGuidelines,
  ],
  relations: {
    symptoms: ["pulso-ausente-o-disminuido", "palidez-de-la-piel"],
    diseases: [],
    services: ["consulta-angiologia", "ultrasonido-doppler-vascular"],
  },
  metadata: {
    title: "Hormigueo y adormecimiento: parestesias",
    description:
      "Hormigueo, adormecimiento o ardor en manos y pies: conoce las causas vasculares y las que no lo son, qué puedes hacer y cuándo llamar al 911.",
    keywords: [
      "parestesias",
      "hormigueo en los pies",
      "adormecimiento de manos",
      "ardor en los pies",
      "mala circulación",
    ],
  },
  share: {
    description: "Hormigueo o adormecimiento: de dónde puede venir y cuándo no hay que esperar.",
  },
});
