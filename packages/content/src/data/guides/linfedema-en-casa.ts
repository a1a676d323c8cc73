import { preeclampsiaSigns } from "../../signs/sign-groups.ts";
import { guide } from "../bundled-record.ts";
import { sources } from "../sources.ts";

export const linfedemaEnCasa = guide({
  id: "linfedema-en-casa",
  title: "Tu cuidado en casa con linfedema",
  shortDescription: "Piel, prenda y movimiento: lo que mantiene la hinchazón bajo control.",
  group: "cuidados",
  picturesOf: "linfedema",
  audience:
    "Para ti, si ya te diagnosticaron linfedema en un brazo o una pierna, por ejemplo después de una cirugía de ganglios o de radioterapia.",
  parts: [
    {
      title: "Tu prenda de compresión",
      kind: "lista",
      items: [
        "Se usa todos los días y de por vida: es lo que mantiene el resultado del tratamiento.",
        "Póntela por la mañana y revisa que no haga arrugas.",
        "Cuando ya no aprieta igual, hay que medir de nuevo.",
      ],
    },
    {
      title: "Cada día",
      kind: "pasos",
      items: [
        "Mira tu piel: busca heridas, zonas rojas o grietas.",
        "Conserva la piel limpia e hidratada.",
        "Haz los ejercicios que te enseñaron, con la prenda puesta.",
        "Camina y cuida tu peso: el sobrepeso empeora la hinchazón.",
      ],
    },
    {
      title: "Lo que conviene saber",
      kind: "lista",
      items: [
        "El tratamiento completo tiene dos tiempos: primero drenaje manual, vendaje de varias capas, ejercicio y cuidado de la piel; después, la prenda.",
        "El drenaje lo hace personal capacitado. Un masaje fuerte no ayuda.",
        "Los diuréticos no quitan el linfedema. No los tomes por tu cuenta.",
        "Hay cirugías para casos elegidos; ninguna reemplaza la compresión.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Se quita?",
      answer:
        "Es una enfermedad de larga duración. Con cuidados, la hinchazón suele bajar y mantenerse bajo control; sin ellos, la piel se endurece.",
    },
    {
      question: "¿Por qué importa tanto la piel?",
      answer:
        "Porque se infecta con facilidad, y cada infección daña más el drenaje. Atiende el mismo día cualquier zona roja y caliente.",
    },
  ],
  ctaText: "¿Tu prenda ya no aprieta igual o la hinchazón avanza? Agenda una valoración.",
  searchTerms: [
    "manga de compresión",
    "cuidar el brazo después del cáncer",
    "ejercicios para el linfedema",
    "vendar el brazo con linfedema",
    "manga para el brazo",
    "drenaje linfático",
    "bajar la hinchazón del linfedema",
  ],
  care: {
    emergencia: { signs: ["falta-de-aire", "hinchazon-con-alarma", "pierna-azul", ...preeclampsiaSigns] },
    hoy: { signs: ["piel-roja-fiebre", "hinchazon-un-lado", "hinchazon-subita-dolor", "hinchazon-embarazo"] },
  },
  sources: [
    sources.medlineLymphedema,
    sources.cancerLymphedema,
    sources.pregnancyThrombosis,
    sources.nicePreeclampsia,
  ],
  relations: { symptoms: [], diseases: ["linfedema"], services: [] },
  metadata: {
    title: "Linfedema en casa: piel, prenda y movimiento",
    description:
      "Guía para vivir con linfedema: cómo usar la prenda de compresión, cuidar la piel cada día, moverte y reconocer una infección que no debe esperar.",
    keywords: ["prenda de compresión", "drenaje manual", "cuidado de la piel", "ejercicio con prenda"],
  },
});
