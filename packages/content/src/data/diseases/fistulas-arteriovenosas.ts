import { anticoagulantSigns, preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { disease } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const fistulasArteriovenosas = disease({
  id: "fistulas-arteriovenosas",
  name: "Fístulas arteriovenosas patológicas o traumáticas",
  plainName: "Conexión anormal entre arteria y vena",
  technicalName: "Comunicación arteriovenosa anormal, congénita o adquirida",
  group: "linfa",
  description: [
    "Una fístula arteriovenosa es una comunicación anormal entre una arteria y una vena: la sangre pasa directo de una a otra. Puede existir desde el nacimiento o aparecer después de una herida, una punción (un piquete) o una cirugía. No es lo mismo que la fístula para hemodiálisis, que se construye a propósito y es deseada.",
    "A veces se descubre meses después de la lesión. La pista suele ser una masa que vibra o zumba, con venas dilatadas y calor en la zona.",
  ],
  shortDescription:
    "Una arteria y una vena quedan comunicadas de forma anormal, de nacimiento o después de una lesión.",
  causes: [
    "Alteración de nacimiento (congénita).",
    "Herida por arma de fuego o arma blanca.",
    "Punción o cateterismo.",
    "Una cirugía previa en la zona.",
    "Aneurisma que erosiona una vena vecina.",
  ],
  symptoms: [
    "Masa que vibra al tocarla o que zumba.",
    "Venas dilatadas que laten.",
    "Piel más caliente en la zona.",
    "Hinchazón de la zona, del brazo o de la pierna.",
    "Úlcera en la piel.",
    "Mano o pie frío.",
  ],
  complications: [
    "Insuficiencia de las venas de la zona.",
    "Falta de sangre más allá de la fístula.",
    "Insuficiencia cardiaca por exceso de flujo, poco frecuente.",
    "Sangrado.",
    "Aneurisma: el vaso se ensancha y su pared se debilita.",
    "Infección de la zona.",
  ],
  riskFactors: [
    "Heridas penetrantes.",
    "Fracturas.",
    "Cateterismo por la ingle.",
    "Biopsias.",
    "Uso de anticoagulantes.",
    "Malformación de nacimiento.",
  ],
  treatments: [
    "Vigilancia, si es pequeña y no da síntomas.",
    "Embolización: se cierra desde dentro con un catéter.",
    "Stent cubierto, que separa la arteria de la vena.",
    "Cirugía abierta para ligar la fístula y reparar los vasos.",
  ],
  diagnosis: [
    "Exploramos la zona: buscamos vibración, zumbido y venas que laten.",
    "Ultrasonido Doppler, el primer estudio.",
    "Según el caso, tomografía de los vasos, resonancia o angiografía.",
  ],
  selfCare: [
    "Cuéntanos de toda herida, cateterismo o cirugía de esa zona, aunque sea antigua.",
    "Avísanos si tomas anticoagulantes.",
    "Si sólo la vigilamos, no faltes a tus revisiones.",
  ],
  outlook:
    "Las pequeñas que no dan síntomas pueden sólo vigilarse. Las demás se cierran desde dentro o con cirugía. Cerca de 7 de cada 10 que aparecen tras una herida se descubren después de 3 meses (J Surg Case Rep, 2023).",
  mexicoStats:
    "No existe registro nacional. En otros países, casi 1 de cada 10 lesiones agudas de arterias incluye una fístula (Arch Surg, 1981).",
  ctaText:
    "¿Notas una zona que vibra, zumba o tiene venas que laten? Aunque la lesión haya sido hace meses, agenda una valoración con Doppler.",
  searchTerms: [
    "zumbido en una vena",
    "vena que vibra",
    "herida de bala o cuchillo",
    "conexión de arteria y vena",
    "malformación de las venas",
    "bolita que zumba",
    "vena que zumba",
    "balazo",
    "cuchillada",
    "malformación arteriovenosa",
  ],
  care: {
    emergencia: {
      signs: [
        "herida-pulsos",
        "moreton-crece",
        "pulso-tras-lesion",
        "falta-de-aire",
        "palpitaciones",
        ...anticoagulantSigns,
        ...preeclampsiaSigns,
      ],
    },
    hoy: { signs: ["hinchazon-un-lado", "hinchazon-embarazo"] },
    cita: {
      action: "Agenda una valoración con Doppler.",
      signs: ["zona-vibra", "venas-laten", "malformacion"],
    },
  },
  sources: [
    sources.msdFistula,
    sources.civilianFistulas,
    sources.lateFistulas,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
    sources.anticoagulantEffects,
    sources.abnormalBleeding,
  ],
  relations: {
    symptoms: ["pulso-ausente-o-disminuido", "edema-unilateral"],
    diseases: [],
    services: ["consulta-angiologia", "ultrasonido-doppler-vascular"],
  },
  metadata: {
    title: "Conexión de arteria y vena (fístula): señales",
    description:
      "Una masa que vibra o zumba después de una herida o un cateterismo puede ser una fístula arteriovenosa. Conoce sus causas, señales y tratamiento.",
    keywords: [
      "fístula arteriovenosa",
      "fístula traumática",
      "malformación arteriovenosa",
      "embolización",
      "trauma vascular",
    ],
  },
  share: {
    description: "Cuando una arteria y una vena se comunican sin deber. Conoce sus señales.",
  },
});
