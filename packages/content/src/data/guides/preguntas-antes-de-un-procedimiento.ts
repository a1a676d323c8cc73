import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const preguntasAntesDeUnProcedimiento = guide({
  id: "preguntas-antes-de-un-procedimiento",
  title: "Qué preguntar antes de un procedimiento",
  shortDescription: "Preguntas para decidir con calma, antes de firmar tu consentimiento.",
  group: "visita",
  picturesOf: "consulta-angiologia",
  audience: "Para ti, si te propusieron un procedimiento. Marca las preguntas que te importan y tráelas.",
  parts: [
    {
      title: "Antes de cualquiera",
      kind: "lista",
      items: [
        "¿Qué pasa si no me lo hago, o si espero?",
        "¿Qué otras opciones hay, y por qué me conviene ésta?",
        "De cada 100 personas como yo, ¿a cuántas les ayuda y a cuántas les va mal?",
        "¿Quién lo hace, dónde y con qué anestesia?",
        "¿Qué medicinas sigo y cuáles paro?",
        "¿Cuándo puedo bañarme, manejar, trabajar y volar?",
        "¿Cuánto cuesta en total, y qué no incluye?",
        "¿A qué teléfono llamo si algo no va bien?",
      ],
    },
    {
      title: "Várices",
      kind: "lista",
      items: [
        "¿Qué vena falla, y cómo lo muestra el Doppler?",
        "¿Láser, espuma, adhesivo o quitar la vena: qué va mejor en mi caso?",
        "¿Cuántas sesiones, y qué hago si salen várices nuevas?",
      ],
    },
    {
      title: "Arterias de las piernas",
      kind: "lista",
      items: [
        "¿Ya probamos el ejercicio y las medicinas el tiempo suficiente?",
        "¿Globo, stent o puente: cuál dura más en mi arteria?",
        "Si se vuelve a tapar, ¿qué sigue?",
      ],
    },
    {
      title: "Aneurisma de la aorta",
      kind: "lista",
      items: [
        "¿Cuánto mide y cuánto ha crecido?",
        "¿Por dentro o con cirugía abierta, y por qué?",
        "¿Cada cuándo me revisan después?",
      ],
    },
    {
      title: "Acceso para diálisis",
      kind: "lista",
      items: [
        "¿Fístula, injerto o catéter: cuál va con mi plan?",
        "¿Cuánto tarda en poder usarse, y qué hago si no madura?",
      ],
    },
  ],
  questions: [
    {
      question: "¿Puedo pedir otra opinión o cambiar de idea?",
      answer:
        "Sí, las dos cosas. Puedes retirar tu consentimiento antes del procedimiento, y tu atención sigue.",
    },
  ],
  ctaText: "¿Te propusieron un procedimiento y tienes dudas? Agenda una segunda opinión.",
  searchTerms: [
    "qué preguntar antes de operarme",
    "preguntas para el cirujano",
    "consentimiento informado",
    "me van a operar qué pregunto",
  ],
  care: {
    emergencia: { signs: ["falta-de-aire", "dolor-de-pecho", "extremidad-subita", ...preeclampsiaSigns] },
    hoy: { signs: ["hinchazon-un-lado", "hinchazon-embarazo", "herida-pie"] },
  },
  sources: [
    sources.clinicalRecord,
    sources.niceVeins,
    sources.svsExercise,
    sources.escAorta,
    sources.kdoqiPlan,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: {
    symptoms: [],
    diseases: [],
    services: [
      "consulta-angiologia",
      "cirugia-varices-minima-invasion",
      "angioplastia-arterial",
      "reparacion-endovascular-aneurismas",
      "creacion-fistulas-hemodialisis",
    ],
  },
  metadata: {
    title: "Qué preguntar antes de una cirugía o procedimiento",
    description:
      "Preguntas para llevar a tu consulta antes de tratar várices, arterias, un aneurisma o un acceso de diálisis: opciones, riesgos, costo y recuperación.",
    keywords: ["preguntas antes de operarse", "consentimiento informado", "segunda opinión", "riesgos"],
  },
});
