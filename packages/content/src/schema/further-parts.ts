import type { z } from "zod";
import { flag, group, image, link, list, number, text, textList } from "./fields.ts";

/** The title and subtitle of a section. */
const heading = {
  sectionTitle: text("Título de la sección"),
  sectionSubtitle: text("Subtítulo de la sección", { max: 300 }),
};

const faqSchema = group("Preguntas frecuentes", {
  ...heading,
  questions: list(
    "Preguntas",
    group("Pregunta", {
      question: text("Pregunta", { max: 160, required: true, help: "Como la haría un paciente" }),
      answer: text("Respuesta", {
        max: 1200,
        required: true,
        help: "Corta, y lo más importante primero. Puedes usar {consultationPrice}, {address} y los demás datos",
      }),
    }),
    { max: 30 },
  ),
  linkText: text("Texto del botón", { max: 60 }),
  link: link("Adónde lleva el botón", {
    help: "Por ejemplo una guía con más respuestas. Vacío si no hay botón",
  }),
});

const priceListSchema = group("Lista de precios", {
  ...heading,
  consultation: text("Cómo se llama la consulta en la lista", {
    max: 80,
    help: "Su precio es el de la consulta, y no se escribe otra vez. Vacío la deja fuera de la lista",
  }),
  rows: list(
    "Precios",
    group("Precio", {
      name: text("Nombre", { max: 80, required: true }),
      price: number("Precio", {
        min: 0,
        max: 10_000_000,
        help: "En pesos mexicanos. Con 0 dice que se calcula en la consulta",
        example: "1500 o 1500.50",
      }),
      from: flag("Es el precio más bajo", { help: "Se lee «Desde»" }),
      note: text("Lo que conviene saber", { help: "Una frase: qué incluye, cuánto dura" }),
    }),
    { max: 40 },
  ),
  additionalInfo: text("Información adicional", { max: 600 }),
});

const firstVisitSchema = group("Primera consulta", {
  ...heading,
  bringTitle: text("Título de lo que se trae", { max: 80 }),
  bring: textList("Lo que se trae"),
  stepsTitle: text("Título de lo que pasa", { max: 80 }),
  steps: list(
    "Lo que pasa",
    group("Paso", {
      title: text("Título", { max: 80, required: true }),
      text: text("Texto", { max: 400 }),
    }),
    { max: 10 },
  ),
  linkText: text("Texto del botón", { max: 60 }),
  link: link("Adónde lleva el botón", {
    help: "Por ejemplo la guía de la primera consulta. Vacío si no hay botón",
  }),
});

const clinicSchema = group("El consultorio", {
  ...heading,
  imagePath: image("Imagen", { help: "La fachada, la entrada o la sala. Vacío si no hay" }),
});

const emptyClinic: z.infer<typeof clinicSchema> = {
  sectionTitle: "Dónde estamos",
  sectionSubtitle: "",
  imagePath: "",
};

const emptyFaq: z.infer<typeof faqSchema> = {
  sectionTitle: "Preguntas frecuentes",
  sectionSubtitle: "",
  questions: [],
  linkText: "",
  link: "",
};

const emptyPriceList: z.infer<typeof priceListSchema> = {
  sectionTitle: "Precios",
  sectionSubtitle: "",
  consultation: "",
  rows: [],
  additionalInfo: "",
};

const emptyFirstVisit: z.infer<typeof firstVisitSchema> = {
  sectionTitle: "Tu primera consulta",
  sectionSubtitle: "",
  bringTitle: "Qué traer",
  bring: [],
  stepsTitle: "Qué va a pasar",
  steps: [],
  linkText: "",
  link: "",
};

/** The texts of the section types beyond those of the specification. A site that was stored before them has none. */
export const furtherParts = {
  clinic: clinicSchema.default(emptyClinic),
  firstVisit: firstVisitSchema.default(emptyFirstVisit),
  priceList: priceListSchema.default(emptyPriceList),
  faq: faqSchema.default(emptyFaq),
};
