import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { symptom } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const edemaUnilateral = symptom({
  id: "edema-unilateral",
  name: "Edema unilateral",
  plainName: "Una pierna hinchada",
  homeSign: "Pierna hinchada",
  shortDescription:
    "Hinchazón de una sola pierna o un solo brazo. Si es nueva, conviene un Doppler el mismo día.",
  description: [
    "El edema unilateral es la hinchazón de una sola pierna o de un solo brazo. Que ocurra de un lado sugiere un problema local en las venas, los linfáticos o la piel. Si se hinchan las dos piernas, puede venir del corazón, el riñón, el hígado o alguna medicina.",
    "Lo primero es descartar una trombosis venosa profunda. Mientras tanto no uses compresión ni masaje fuerte.",
    "El embarazo y las 6 semanas después del parto aumentan el riesgo de trombosis. En ese tiempo, la hinchazón súbita de cara y manos o un dolor de cabeza muy fuerte pueden ser preeclampsia. La presión sube y puede dañar a la madre y al bebé.",
  ],
  isSign: true,
  causes: [
    "Trombosis venosa profunda.",
    "Venas que no regresan bien la sangre (insuficiencia venosa o síndrome postrombótico).",
    "Linfedema.",
    "Celulitis: infección de la piel.",
    "Quiste roto detrás de la rodilla (de Baker) o desgarro muscular.",
    "Compresión de la vena en la pelvis (síndrome de May-Thurner) o por un tumor.",
    "Fístula arteriovenosa.",
  ],
  relatedConditions: [
    "Trombosis venosa profunda",
    "Várices",
    "Linfedema",
    "Fístulas arteriovenosas patológicas o traumáticas",
    "Cáncer pélvico",
  ],
  managementTips: [
    "Si es nueva, pide una valoración con Doppler el mismo día.",
    "Camina y eleva la pierna según te indiquen.",
    "Usa compresión sólo después de descartar una trombosis y de medir tus arterias.",
    "Cuida tu piel: mantenla limpia e hidratada.",
    "No des masaje fuerte.",
    "No tomes diuréticos por tu cuenta.",
  ],
  complications: [
    "Tromboembolia pulmonar, si hay una trombosis.",
    "Síndrome postrombótico.",
    "Úlcera en la piel.",
    "Celulitis.",
    "Endurecimiento del tejido (fibrosis).",
  ],
  diagnosis: [
    "Te preguntamos desde cuándo y si hubo cirugía, viaje, parto o yeso.",
    "Ultrasonido Doppler, para buscar primero una trombosis.",
    "Si no la hay, buscamos en las venas, los linfáticos y la piel.",
  ],
  outlook:
    "Tratar pronto una trombosis ayuda a evitar que llegue al pulmón. La insuficiencia venosa y el linfedema son crónicos y se controlan con cuidados.",
  ctaText:
    "¿Se te hinchó una sola pierna o un solo brazo? Comunícate hoy mismo; si no te contestamos, ve a urgencias. Un Doppler permite buscar una trombosis.",
  searchTerms: [
    "piernas hinchadas",
    "pie hinchado",
    "tobillo hinchado",
    "brazo hinchado",
    "hinchazón",
    "inflamación de la pierna",
    "inflamado",
    "se me hincha una pierna",
    "se me inflama la pierna",
    "celulitis",
    "erisipela",
    "disipela",
    "pierna roja y caliente",
    "hinchazón en el embarazo",
    "preeclampsia",
    "pies hinchados embarazada",
    "cara hinchada en el embarazo",
    "pierna hinchada después del parto",
    "pierna hinchada y dura",
    "se me hinchó la pierna y me duele",
    "una pierna más gorda que la otra",
    "no me entra el zapato",
    "manos hinchadas",
    "tobillos hinchados en la tarde",
    "chamorro hinchado",
    "un brazo más grueso que el otro",
    "se hunde el dedo al apretar",
    "me picó algo y se hinchó la pierna",
  ],
  care: {
    emergencia: { signs: ["hinchazon-con-alarma", "pierna-azul", ...preeclampsiaSigns] },
    hoy: {
      signs: [
        "hinchazon-un-lado",
        "hinchazon-subita-dolor",
        "piel-roja-fiebre",
        "hinchazon-tras",
        "hinchazon-embarazo",
      ],
    },
    cita: {
      action: "Agenda tu seguimiento.",
      signs: ["hinchazon-estudiada"],
    },
  },
  sources: [
    sources.medlineSwelling,
    sources.niceThrombosis,
    sources.medlineThrombosis,
    sources.medlineVenousInsufficiency,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: {
    symptoms: [],
    diseases: [],
    services: ["consulta-angiologia", "ultrasonido-doppler-vascular"],
  },
  metadata: {
    title: "Una pierna hinchada (edema unilateral): qué hacer",
    description:
      "¿Se te hinchó una sola pierna o un solo brazo? Conoce las causas del edema unilateral, por qué conviene un Doppler el mismo día y qué es urgente.",
    keywords: [
      "edema unilateral",
      "hinchazón de una pierna",
      "pierna hinchada",
      "brazo hinchado",
      "trombosis",
      "Doppler venoso",
    ],
  },
  share: {
    description: "La hinchazón nueva de un solo lado merece revisión el mismo día. Conoce por qué.",
  },
});
