import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const piesYDiabetes = guide({
  id: "pies-y-diabetes",
  title: "Cuida tus pies si vives con diabetes",
  shortDescription: "Una revisión corta cada día y las señales que no deben esperar, aunque no duelan.",
  group: "cuidados",
  picturesOf: "isquemia-critica",
  audience:
    "Para ti, si vives con diabetes, y para quien te ayuda en casa. Con la diabetes puedes perder sensibilidad: una herida puede avanzar sin que la sientas.",
  parts: [
    {
      title: "Cada día",
      kind: "pasos",
      items: [
        "Mira tus dos pies con buena luz: la planta, los talones y entre los dedos. Si no alcanzas, pide ayuda.",
        "Busca heridas, ampollas, cambios de color o una zona más fría que el otro pie.",
        "Revisa tus zapatos por dentro antes de ponértelos.",
        "Usa zapatos cómodos, que no aprieten ni rocen.",
        "Toma tus medicinas y mide tu glucosa como te indicaron.",
      ],
    },
    {
      title: "Lo que protege tus pies",
      kind: "lista",
      items: [
        "Tener bajo control la glucosa, la presión y el colesterol.",
        "No fumar ni masticar tabaco.",
        "Moverte y cambiar de postura durante el día.",
        "Que te revisen los pulsos, aunque no tengas molestias.",
      ],
    },
    {
      title: "Lo que conviene evitar",
      kind: "lista",
      items: [
        "Cojín eléctrico, bolsas o agua caliente: si sientes poco, puedes quemarte sin darte cuenta.",
        "Remedios caseros en una herida.",
        "Medias de compresión sin que antes hayamos medido la circulación de tus piernas.",
        "Esperar a que duela.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Por qué se me duermen o me arden los pies?",
      answer:
        "Puede ser por los nervios, que la diabetes afecta con frecuencia, o por falta de riego. Hay que revisarlo: en los dos casos puedes tener una herida sin sentirla.",
    },
    {
      question: "Mi herida no duele. ¿Puedo esperar?",
      answer:
        "No. Con diabetes, una herida que no duele también puede ser grave. Pide hoy mismo que te la revisen.",
    },
  ],
  ctaText: "¿Vives con diabetes y nunca te han revisado la circulación? Agenda una valoración de tus pies.",
  searchTerms: [
    "pie diabético",
    "pies con diabetes",
    "cuidado de los pies",
    "diabetes en los pies",
    "azúcar y pies",
  ],
  care: {
    emergencia: {
      action: "Llama al 911 o ve de inmediato a urgencias, aunque no te duela.",
      signs: ["extremidad-subita", "dolor-reposo-frio", "dedo-negro", "herida-infectada", "color-subito-pie"],
    },
    hoy: {
      action: "Llama hoy mismo para que te valore cirugía vascular; si no es posible, ve a urgencias.",
      signs: ["herida-pie", "dolor-reposo"],
    },
  },
  sources: [sources.medlineArterialHome, sources.limbGuidelines, sources.imssAmputations],
  relations: {
    symptoms: ["parestesias"],
    diseases: ["isquemia-critica", "enfermedad-arterial-periferica"],
    services: [],
  },
  metadata: {
    title: "Pie diabético: cómo cuidar tus pies cada día",
    description:
      "Guía para cuidar tus pies si vives con diabetes: qué mirar cada día, qué evitar y qué heridas o cambios de color no deben esperar, aunque no duelan.",
    keywords: ["pie diabético", "cuidado de los pies", "diabetes y circulación", "heridas en los pies"],
  },
});
