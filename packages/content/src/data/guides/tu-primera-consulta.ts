import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const tuPrimeraConsulta = guide({
  id: "tu-primera-consulta",
  title: "Tu primera consulta",
  shortDescription: "Qué traer, qué va a pasar y qué preguntar, para que aproveches el tiempo.",
  group: "visita",
  picturesOf: "consulta-angiologia",
  audience:
    "Para ti, si vienes por primera vez, y para quien te acompaña. Léela unos días antes de tu cita: así te da tiempo de juntar tus papeles.",
  parts: [
    {
      title: "Qué traer",
      kind: "lista",
      items: [
        "Tus estudios anteriores, aunque sean de hace años.",
        "La lista de tus medicinas, con lo que tomas cada día. Una foto de las cajas también sirve.",
        "Tus alergias y tus operaciones, anotadas.",
        "Tu póliza, si vas a usar un seguro de gastos médicos.",
        "Ropa cómoda, que deje descubrir las piernas.",
      ],
    },
    {
      title: "Qué va a pasar",
      kind: "pasos",
      items: [
        "Platicamos: qué sientes, desde cuándo, qué enfermedades tienes y cuáles hay en tu familia.",
        "Revisamos tus pulsos y tu piel. Si hace falta, comparamos la presión del tobillo con la del brazo.",
        "Miramos tus vasos con ultrasonido Doppler: gel sobre la piel y un aparato que se desliza.",
        "Te explicamos qué encontramos y qué opciones tienes.",
        "Acordamos un plan y la fecha para revisarlo.",
      ],
    },
    {
      title: "Qué preguntar",
      kind: "lista",
      items: [
        "¿Qué tengo y qué pasa si espero?",
        "¿Qué opciones hay, y qué puede salir mal con cada una?",
        "¿Qué puedo hacer yo desde hoy?",
        "¿Qué señales no deben esperar a la siguiente cita?",
      ],
    },
  ],
  questions: [
    {
      question: "¿Cuánto cuesta y qué incluye?",
      answer:
        "La consulta cuesta {consultationPrice}. La primera consulta incluye ultrasonido Doppler. Si necesitas otro estudio o una curación, te decimos su precio antes de hacerlo.",
    },
    {
      question: "¿Duele?",
      answer:
        "No. La exploración y el ultrasonido se hacen sobre la piel. Si tienes una zona inflamada, puede molestar un poco la presión.",
    },
    { question: "¿Cuánto dura?", answer: "De 30 a 60 minutos. Al terminar sigues con tu día." },
    {
      question: "¿Tengo que venir en ayunas?",
      answer:
        "Para revisar tus piernas, no. Si vamos a mirar la aorta o las arterias del riñón, sí: de 6 a 8 horas; te lo decimos al darte la cita. Si usas insulina o medicinas para la diabetes, pregúntanos antes cómo hacerlo.",
    },
  ],
  ctaText: "¿Ya tienes tus estudios a la mano? Agenda tu primera consulta y revisamos juntos tu circulación.",
  searchTerms: [
    "primera consulta",
    "qué llevar a la consulta",
    "qué llevo a mi cita",
    "cómo es la consulta",
    "qué estudios llevo",
    "qué me van a hacer en la consulta",
    "qué ropa llevo a la consulta",
  ],
  care: {
    emergencia: { signs: ["falta-de-aire", "dolor-de-pecho", "extremidad-subita", ...preeclampsiaSigns] },
    hoy: { signs: ["hinchazon-un-lado", "hinchazon-embarazo", "herida-pie"] },
  },
  sources: [
    sources.clinicalRecord,
    sources.medlineDoppler,
    sources.niceArterial,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: {
    symptoms: [],
    diseases: [],
    services: ["consulta-angiologia", "ultrasonido-doppler-vascular"],
  },
  metadata: {
    title: "Tu primera consulta de angiología: qué traer y qué esperar",
    description:
      "Prepárate para tu primera consulta de angiología en Oaxaca: qué traer, qué va a pasar paso a paso, cuánto dura y qué preguntas conviene hacer.",
    keywords: [
      "primera consulta de angiología",
      "qué llevar a la consulta",
      "preparación para la consulta",
      "{specialist} en Oaxaca",
    ],
  },
});
