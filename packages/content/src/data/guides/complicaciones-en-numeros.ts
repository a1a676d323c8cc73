import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const complicacionesEnNumeros = guide({
  id: "complicaciones-en-numeros",
  title: "Complicaciones, en números claros",
  shortDescription: "De cada 100 personas tratadas, a cuántas les pasa, según estudios con su año.",
  group: "visita",
  picturesOf: "cirugia-varices-minima-invasion",
  audience:
    "Para ti, si quieres comparar riesgos antes de decidir. Úsala junto con tu consulta, no en su lugar.",
  parts: [
    {
      title: "Cómo leerlos",
      kind: "lista",
      items: [
        "Son promedios de estudios, casi todos de otros países.",
        "Tu riesgo puede ser mayor o menor, según tu edad y tu salud.",
        "Si le pasó a 2 de cada 100, a 98 no les pasó.",
      ],
    },
    {
      title: "Várices",
      kind: "lista",
      items: [
        "Láser o radiofrecuencia: trombosis profunda en 3 de cada mil, y embolia pulmonar en 1 de cada mil (23,265 pacientes, 2021).",
        "Espuma: manchas o venitas nuevas en 18 de cada 100, vena inflamada en 5, y vista borrosa por un rato en 1 (69 estudios, 2007).",
        "Espuma: trombosis o embolia pulmonar en menos de 1 de cada 100 (2007).",
      ],
    },
    {
      title: "Arterias y aorta",
      kind: "lista",
      items: [
        "Angioplastia de la pierna: problemas en el piquete en cerca de 4 de cada 100, casi siempre leves (22,226 pacientes, 2014).",
        "Bypass de la pierna con el pie en riesgo: problemas de la herida en 39 de cada 100 (1,404 pacientes, 2007).",
        "Aneurisma de la aorta: murió en 30 días cerca de 1 de cada 100 con endoprótesis, y 3 con cirugía abierta (2,783 pacientes, 2017).",
        "Antes de 3 años esa diferencia desaparece, y la endoprótesis se vigila de por vida (2017).",
        "Carótida: muerte o evento cerebral en 30 días en cerca de 2 de cada 100 (Reino Unido, 2012).",
      ],
    },
    {
      title: "Coágulos y diálisis",
      kind: "lista",
      items: [
        "Retiro del coágulo de una vena: murieron cerca de 3 de cada mil (1,170 pacientes, 2019).",
        "Fístula para diálisis: no llegó a servir en 23 de cada 100 (7,393 fístulas, 2014).",
        "Al año, seguían abiertas sin otro procedimiento 60 de cada 100 (2014).",
      ],
    },
  ],
  questions: [
    {
      question: "¿Por qué en otro lado leí otra cifra?",
      answer: "Porque cuenta a otras personas, en otros hospitales o por más tiempo.",
    },
    {
      question: "¿Y cómo les va a sus pacientes?",
      answer: "Es una buena pregunta: hazla en tu consulta antes de decidir.",
    },
  ],
  ctaText: "¿Quieres saber cuál es tu riesgo? Agenda una consulta y lo vemos con tus estudios.",
  searchTerms: [
    "riesgos de la cirugía",
    "complicaciones de la cirugía",
    "qué tan riesgosa es la operación",
    "probabilidad de complicaciones",
  ],
  care: {
    emergencia: {
      signs: [
        "falta-de-aire",
        "dolor-de-pecho",
        "extremidad-subita",
        "evc",
        "sangrado-puncion",
        ...preeclampsiaSigns,
      ],
    },
    hoy: { signs: ["fiebre-tras", "dolor-pantorrilla-tras", "hinchazon-un-lado", "hinchazon-embarazo"] },
  },
  sources: [
    sources.ablationClots,
    sources.foamReview,
    sources.angioplastyComplications,
    sources.bypassWounds,
    sources.evarTrials,
    sources.carotidAudit,
    sources.thrombectomyReview,
    sources.fistulaPatency,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: {
    symptoms: [],
    diseases: [],
    services: [
      "cirugia-varices-minima-invasion",
      "escleroterapia",
      "angioplastia-arterial",
      "bypass-arterial",
      "reparacion-endovascular-aneurismas",
      "trombectomia-venosa",
      "creacion-fistulas-hemodialisis",
    ],
  },
  metadata: {
    title: "Riesgos de cada procedimiento, de cada 100 personas",
    description:
      "Complicaciones de várices, angioplastia, bypass, aneurisma, carótida y fístula en números claros: a cuántas personas de cada 100, con estudio y año.",
    keywords: [
      "riesgos de la cirugía",
      "complicaciones",
      "cirugía de várices riesgos",
      "riesgos de angioplastia",
    ],
  },
});
