import { guide } from "../bundled-record.ts";
import { helpToQuit } from "../help-to-quit.ts";
import { sources } from "../sources.ts";

export const fenomenoDeRaynaud = guide({
  id: "fenomeno-de-raynaud",
  title: "Dedos blancos con el frío: fenómeno de Raynaud",
  shortDescription: "Por qué los dedos cambian de color, qué ayuda y cuándo hay que estudiarlo.",
  group: "cuidados",
  picturesOf: "palidez-de-la-piel",
  audience: "Para ti, si con el frío o los nervios tus dedos se ponen blancos, azules y después rojos.",
  parts: [
    {
      title: "Qué es",
      kind: "lista",
      items: [
        "Con el frío o una emoción fuerte, las arterias de los dedos se cierran de más por un rato.",
        "El dedo se pone blanco, luego azul y, cuando la sangre regresa, rojo. Dura de minutos a horas.",
        "También puede pasar en los pies, las orejas, la nariz o los labios.",
      ],
    },
    {
      title: "Hay dos formas",
      kind: "lista",
      items: [
        "Primaria: no hay otra enfermedad. Suele empezar antes de los 30 años, más en mujeres, y en los mismos dedos de los dos lados.",
        "Secundaria: la acompaña otra enfermedad, como la esclerodermia. Duele más y puede abrir úlceras en los dedos.",
      ],
    },
    {
      title: "Qué ayuda",
      kind: "lista",
      items: [
        "Abriga todo el cuerpo, no sólo las manos: gorro, capas, guantes y calcetines.",
        `No fumes ni uses nicotina: cierran más las arterias. ${helpToQuit}`,
        "Toma menos café, té y cola.",
        "Haz ejercicio y busca bajar el estrés.",
        "Cuéntanos tus medicinas: algunas lo empeoran. No las dejes por tu cuenta.",
      ],
    },
    {
      title: "Durante un ataque",
      kind: "pasos",
      items: [
        "Ve a un lugar templado.",
        "Mueve los dedos y pon las manos bajo la ropa o en agua tibia.",
        "No uses agua caliente ni calor directo: puedes quemarte sin sentirlo.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Es peligroso?",
      answer: "La forma primaria molesta, pero no suele dañar los dedos. La secundaria necesita estudio.",
    },
    {
      question: "¿Cuándo pido una cita?",
      answer:
        "Si empeora, si es de un solo lado o si empezó después de los 30 años. También si te duelen las articulaciones o te salen manchas en la piel.",
    },
    {
      question: "¿Hay medicinas?",
      answer: "Sí, cuando no basta con abrigarse. Las indica y las vigila tu médico.",
    },
  ],
  ctaText: "¿Tus dedos cambian de color con el frío? Agenda una valoración y trae fotos de un ataque.",
  searchTerms: [
    "Raynaud",
    "fenómeno de Raynaud",
    "síndrome de Raynaud",
    "se me ponen blancos los dedos con el frío",
    "dedos blancos y luego morados",
    "dedos blancos, morados y rojos",
  ],
  care: {
    emergencia: { signs: ["mano-pie-subito", "extremidad-subita", "dedo-negro"] },
    hoy: { signs: ["palidez-no-cede"] },
  },
  sources: [sources.medlineRaynaud, sources.raynaudSociety, sources.raynaudMedicines, sources.acuteIschemia],
  relations: {
    symptoms: ["palidez-de-la-piel", "parestesias"],
    diseases: ["enfermedad-buerger"],
    services: [],
  },
  metadata: {
    title: "Fenómeno de Raynaud: dedos blancos con el frío",
    description:
      "Guía del fenómeno de Raynaud: por qué los dedos se ponen blancos, azules y rojos con el frío, qué ayuda en casa y cuándo conviene estudiarlo.",
    keywords: ["fenómeno de Raynaud", "dedos blancos", "manos frías", "dedos morados con el frío"],
  },
});
