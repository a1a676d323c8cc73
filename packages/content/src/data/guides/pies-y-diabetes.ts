import { guide } from "../bundled-record.ts";
import { footInDangerToday } from "../care-actions.ts";
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
      title: "Si encuentras algo",
      kind: "lista",
      items: [
        "Una ampolla, una cortada o una herida: mantenla limpia y cubierta, sin remedios caseros, y apoya ese pie lo menos posible. Pide hoy mismo que te la revisen, aunque no duela.",
        "Un pie hinchado, rojo y caliente: también hoy mismo.",
        "Pus, mal olor o fiebre, un dedo que se oscurece o un cambio súbito de color: llama al 911 o ve de inmediato a urgencias.",
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
        "No. Con diabetes, una herida que no duele también puede ser grave. Ve hoy mismo a urgencias, o llama para que te la valoren.",
    },
  ],
  ctaText: "¿Vives con diabetes y nunca te han revisado la circulación? Agenda una valoración de tus pies.",
  searchTerms: [
    "pie diabético",
    "pies con diabetes",
    "cuidado de los pies",
    "diabetes en los pies",
    "azúcar y pies",
    "herida en el pie",
    "pus en el pie",
  ],
  care: {
    emergencia: {
      action: "Llama al 911 o ve de inmediato a urgencias, aunque no te duela.",
      signs: ["extremidad-subita", "dolor-reposo-frio", "dedo-negro", "herida-infectada", "color-subito-pie"],
    },
    hoy: {
      action: footInDangerToday,
      signs: ["herida-pie", "dolor-reposo", "hinchazon-un-lado", "piel-roja-fiebre"],
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
