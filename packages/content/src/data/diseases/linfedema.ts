import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { disease } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const linfedema = disease({
  id: "linfedema",
  name: "Linfedema",
  plainName: "Hinchazón crónica de un brazo o una pierna",
  technicalName: "Linfedema primario o secundario",
  group: "linfa",
  description: [
    "El linfedema es una hinchazón crónica de un brazo o una pierna. Ocurre cuando el drenaje linfático falla y se acumula un líquido rico en proteínas. Puede venir de nacimiento o aparecer después de un cáncer y su tratamiento, de infecciones repetidas o de otras causas.",
    "Empieza con pesadez y piel tensa. La hinchazón suele llegar hasta los dedos o el dorso de la mano o del pie, y con el tiempo la piel se endurece. Según su avance se clasifica en etapas de la 0 a la III.",
  ],
  shortDescription:
    "Hinchazón crónica de un brazo o una pierna porque la linfa no drena bien. Requiere cuidados constantes.",
  causes: [
    "Cirugía de ganglios o radioterapia por cáncer.",
    "El propio cáncer, cuando afecta los ganglios.",
    "Infecciones repetidas de la piel.",
    "Filariasis, una infección por parásitos.",
    "Golpes o heridas que dañan los vasos linfáticos.",
    "Obesidad e insuficiencia venosa avanzada.",
    "Forma primaria, por una alteración de nacimiento.",
  ],
  symptoms: [
    "Hinchazón de un brazo o una pierna que llega a los dedos o al dorso.",
    "Pesadez del brazo o de la pierna.",
    "Piel tensa y, con el tiempo, dura.",
    "Dificultad para pellizcar la piel del segundo dedo (signo de Stemmer).",
  ],
  complications: [
    "Infecciones repetidas de la piel (celulitis o erisipela).",
    "Endurecimiento del tejido (fibrosis).",
    "Limitación para mover el brazo o la pierna.",
    "Úlceras en la piel.",
    "Un tumor raro llamado angiosarcoma.",
  ],
  riskFactors: [
    "Retiro de ganglios de la axila o la ingle.",
    "Radioterapia por cáncer.",
    "Obesidad.",
    "Infecciones de la piel.",
  ],
  treatments: [
    "Terapia descongestiva: drenaje manual, vendaje, ejercicio y cuidado de la piel.",
    "Prenda de compresión a tu medida, de por vida.",
    "Cuidar tu peso. Los diuréticos no corrigen el linfedema: no los tomes por tu cuenta.",
    "Atender el mismo día cualquier infección de la piel.",
    "Cirugía linfática o liposucción en casos elegidos; ninguna sustituye la compresión.",
    "Tratamiento endovascular, sólo si además hay una vena obstruida.",
  ],
  diagnosis: [
    "Escuchamos tu historia: cirugías, radioterapia, infecciones.",
    "Exploramos tu piel; si no se puede pellizcar la del segundo dedo, apoya el diagnóstico.",
    "Doppler, para descartar una trombosis o una vena obstruida.",
  ],
  selfCare: [
    "Usa tu prenda de compresión como te la indicaron.",
    "Haz los ejercicios que te enseñaron.",
    "Cuida e hidrata tu piel todos los días.",
    "Cuida tu peso.",
  ],
  outlook:
    "Es una enfermedad crónica: se controla con cuidados de todos los días y una prenda de por vida. Si se descuida, las infecciones se repiten y la piel se endurece. Ninguna cirugía sustituye la compresión.",
  mexicoStats:
    "No hay una cifra nacional. En países de ingresos bajos y medios lo tiene en el brazo 1 de cada 5 mujeres tratadas por cáncer de mama (BMC Cancer, 2020).",
  ctaText:
    "¿Sientes pesadez o la piel tensa después de una cirugía de ganglios o de radioterapia, o ya vives con linfedema? Agenda una valoración y planeamos contigo los cuidados de cada día.",
  searchTerms: [
    "piernas hinchadas",
    "hinchazón después del cáncer de mama",
    "elefantiasis",
    "retención de líquidos",
    "ganglios extirpados",
    "piel dura e hinchada",
    "brazo hinchado después de cáncer",
    "hinchazón que no baja",
    "mastectomía",
    "me quitaron los ganglios",
    "me quitaron un pecho y se hinchó el brazo",
    "pierna de elefante",
    "linfedema en la pierna",
    "linfadema",
    "brazo gordo por cáncer de seno",
  ],
  care: {
    emergencia: { signs: ["falta-de-aire", "hinchazon-con-alarma", "pierna-azul", ...preeclampsiaSigns] },
    hoy: { signs: ["hinchazon-un-lado", "hinchazon-subita-dolor", "hinchazon-embarazo", "piel-roja-fiebre"] },
    cita: {
      action: "Agenda una valoración pronta.",
      signs: ["pesadez-tras-ganglios", "linfedema-conocido"],
    },
  },
  sources: [
    sources.medlineLymphedema,
    sources.cancerLymphedema,
    sources.lymphedemaPrevalence,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: {
    symptoms: ["edema-unilateral"],
    diseases: [],
    services: ["consulta-angiologia", "ultrasonido-doppler-vascular"],
  },
  metadata: {
    title: "Hinchazón crónica de brazo o pierna (linfedema)",
    description:
      "Conoce por qué aparece el linfedema, cómo se distingue de otras hinchazones, en qué consiste la terapia descongestiva y cuándo acudir a urgencias.",
    keywords: [
      "linfedema",
      "hinchazón de brazo",
      "hinchazón de pierna",
      "drenaje linfático",
      "terapia descongestiva",
      "compresión",
    ],
  },
  share: {
    description: "Una hinchazón que no se va puede venir del sistema linfático. Conoce cómo se controla.",
  },
});
