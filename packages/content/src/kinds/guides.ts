import type { Article } from "schema-dts";
import type { z } from "zod";
import { describePage } from "../schema/describe-page.ts";
import { choice, group, list, text, textList } from "../schema/fields.ts";
import type { CollectionTexts } from "../schema/home-parts.ts";
import { defineKind } from "./define-kind.ts";
import { closingFields, id, pictureFields, shortDescription } from "./record-fields.ts";
import { questionPage, type RecordGraph, topicId } from "./structured-data.ts";

/** When a guide is read: the groups of the list of guides. */
const guideGroups = ["visita", "procedimientos", "cuidados"] as const;
/** How the lines of a guide's part are drawn. */
const guidePartKinds = ["pasos", "lista", "parrafos"] as const;

const guideSchema = group("Guía", {
  id,
  title: text("Título", { max: 120, required: true }),
  shortDescription,
  group: choice(
    "Grupo",
    guideGroups,
    {
      visita: "Tu consulta y tu seguro",
      procedimientos: "Antes y después de un procedimiento",
      cuidados: "Cuidados de todos los días",
    },
    "Dónde aparece en la lista de guías. Sin grupo, al final",
  ).optional(),
  audience: text("Para quién y cuándo", {
    max: 400,
    help: "A quién le sirve y en qué momento leerla, por ejemplo: desde que tienes fecha de cirugía",
  }),
  parts: list(
    "Partes",
    group("Parte", {
      title: text("Título", { max: 120, required: true }),
      kind: choice("Cómo se ve", guidePartKinds, {
        pasos: "Pasos con número",
        lista: "Lista",
        parrafos: "Párrafos",
      }),
      items: textList("Renglones", "Un paso, un punto o un párrafo por renglón"),
    }),
    { max: 12, help: "Lo que la guía explica, en orden. Que quepa impresa en una hoja" },
  ),
  questions: list(
    "Preguntas y respuestas",
    group("Pregunta", {
      question: text("Pregunta", { max: 200, required: true, help: "Como la haría un paciente" }),
      answer: text("Respuesta", { max: 1200, required: true }),
    }),
    { max: 30, help: "Van al final de la guía. Sin preguntas, esa parte no se muestra" },
  ),
  ...pictureFields,
  ...closingFields,
});
export type Guide = z.infer<typeof guideSchema>;

function article(context: RecordGraph, guide: Guide, url: string): Article {
  return {
    "@type": "Article",
    "@id": topicId(url),
    headline: guide.title,
    description: context.text(guide.shortDescription),
    url,
    mainEntityOfPage: { "@id": url },
    image: context.picture(guide.imageIndividual),
    inLanguage: "es-MX",
    articleSection: guide.parts.map(({ title }) => title),
    author: context.node("consultorio"),
    publisher: context.node("consultorio"),
  };
}

/** The texts around the guides, for any specialty: a site that was stored before there were guides gets them too. */
const texts: CollectionTexts = {
  sectionTitle: "Guías para pacientes",
  sectionSubtitle: "Antes, después y en casa. Cada una cabe en una hoja.",
  linkText: "Leer la guía",
  buttonText: "Ver todas las guías",
  page: {
    backgroundImage: "/imagenes/banner-servicios",
    pageTitle: "Guías",
    sectionTitle: "Para prepararte y cuidarte",
    sectionSubtitle:
      "Cada guía cabe en una hoja: léela con calma, imprímela y llévala a tu cita. No sustituye una consulta.",
    metadata: describePage("/guias", {
      title: "Guías para pacientes: antes, después y en casa",
      description:
        "Guías claras para preparar tu consulta, cuidarte antes y después de un procedimiento y saber qué señales no deben esperar. Listas para imprimir.",
      keywords: ["guías para pacientes", "cuidados en casa", "antes y después", "preguntas frecuentes"],
    }),
  },
  individualPage: {
    contactButton: { title: "¿Te quedó alguna duda?", text: "Agendar una cita" },
    returnButton: { text: "Volver a las guías" },
  },
};

export const guides = defineKind({
  name: "guides",
  one: "guide",
  path: "/guias",
  words: { one: "guía", many: "Guías", feminine: true },
  texts: "guides",
  nameField: "title",
  record: guideSchema,
  groups: {
    words: [
      { id: "visita", title: "Tu consulta y tu seguro", text: "Para llegar con todo y saber qué preguntar." },
      {
        id: "procedimientos",
        title: "Antes y después de un procedimiento",
        text: "Cómo prepararte y qué cuidar los días que siguen.",
      },
      {
        id: "cuidados",
        title: "Cuidados de todos los días",
        text: "Lo que puedes hacer tú, en tu casa.",
      },
    ],
    of: ({ group }) => group,
  },
  search: { rank: 4, words: ({ questions }) => questions.map(({ question }) => question) },
  structuredData: {
    page: "mainEntity",
    nodes: (context, guide, url) => [
      article(context, guide, url),
      ...questionPage(context, url, guide.questions),
    ],
  },
  homeSection: { type: "Guides", most: 6 },
  laterTexts: texts,
});
