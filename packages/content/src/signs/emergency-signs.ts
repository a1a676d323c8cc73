import type { Sign } from "./sign.ts";

/** Signs for which one calls 911 at once. */
export const emergencySigns = {
  "extremidad-subita": {
    text: "Un brazo o una pierna que de pronto se pone fría, pálida, dormida o sin fuerza, con dolor o sin él.",
    includes: ["mano-acceso-fria", "hormigueo-repetido", "palidez-no-cede"],
    source: "acuteIschemia",
  },
  "mano-pie-subito": {
    text: "Una mano o un pie que se enfría de golpe.",
    includes: ["mano-acceso-fria"],
  },
  "pulso-falta": {
    text: "Pulso que falta junto con dolor, palidez, frío, hormigueo o parálisis de ese brazo o esa pierna.",
    includes: ["pulso-perdido", "pulso-debil"],
    source: "acuteIschemia",
  },
  "pulso-tras-lesion": {
    text: "Un brazo o una pierna que se enfría o pierde el pulso después de una fractura, una herida o un cateterismo.",
    includes: ["pulso-perdido", "hormigueo-golpe"],
  },
  "color-subito-pie": { text: "Cambio súbito de color del pie." },
  "dedo-negro": { text: "Un dedo que se oscurece o se pone negro." },
  "herida-infectada": {
    text: "Una herida o úlcera del pie o la pierna con pus, mal olor o fiebre.",
    includes: ["herida-pie", "herida-pierna", "enrojecimiento-avanza"],
  },
  "dolor-reposo-frio": {
    text: "Dolor en reposo con el pie frío.",
    includes: ["dolor-reposo", "pie-frio"],
    source: "limbGuidelines",
  },
  "dolor-reposo-intolerable": { text: "Dolor en reposo intolerable.", includes: ["dolor-reposo"] },
  evc: {
    text: "Un lado de la cara, un brazo o una pierna que de pronto se duerme o pierde fuerza, o dificultad súbita para hablar.",
    includes: ["hormigueo-repetido"],
  },
  esfinteres: {
    text: "Hormigueo con pérdida del control para orinar o evacuar.",
    includes: ["hormigueo-repetido"],
  },
  "falta-de-aire": { text: "Falta de aire súbita o nueva." },
  "dolor-de-pecho": { text: "Dolor de pecho." },
  "dolor-al-respirar": { text: "Dolor al respirar." },
  "tos-sangre": { text: "Tos con sangre." },
  desmayo: { text: "Desmayo o mareo súbito." },
  palpitaciones: { text: "Palpitaciones nuevas." },
  "hinchazon-con-alarma": {
    text: "Hinchazón con falta de aire, dolor de pecho o desmayo.",
    includes: ["hinchazon-un-lado", "falta-de-aire", "dolor-de-pecho"],
  },
  "pierna-azul": {
    text: "Pierna muy hinchada, azul, morada o pálida, sobre todo si duele mucho.",
    includes: ["hinchazon-un-lado", "hinchazon-subita-dolor"],
  },
  "dolor-aorta": {
    text: "Dolor súbito e intenso en el abdomen o la espalda.",
    includes: ["dolor-leve-aneurisma"],
  },
  "sudor-frio": { text: "Palidez y sudor frío." },
  "masa-late": {
    text: "Una masa que late en el abdomen, con dolor, desmayo o palidez.",
    includes: ["latido-abdomen"],
  },
  "palidez-general": {
    text: "Palidez con desmayo, dolor de pecho o dolor de abdomen.",
    includes: ["dolor-de-pecho", "palidez-va-viene"],
  },
  "palidez-sangrado": { text: "Palidez con sangrado.", includes: ["palidez-va-viene"] },
  "varice-sangra": {
    text: "Sangrado de una várice que no cede con presión directa.",
    includes: ["varice-sangro"],
    source: "niceVeins",
  },
  "sangrado-puncion": {
    text: "Sangrado de la punción o de la herida que no cede con presión directa.",
  },
  "sangrado-anticoagulante": { text: "Sangrado que no cede mientras tomas anticoagulante." },
  "herida-pulsos": { text: "Herida que sangra a pulsos." },
  "moreton-crece": {
    text: "Moretón o bulto que crece rápido después de una herida o una punción.",
    includes: ["bulto-puncion"],
  },
  "acceso-sangra": {
    text: "Sangrado de la fístula o del catéter que no cede con presión directa.",
    source: "medlineAccess",
  },
  "cateter-sale": { text: "Catéter que se sale." },
} as const satisfies Record<string, Sign>;
