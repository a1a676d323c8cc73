import type { DiagnosticProcedure, MedicalProcedure, SurgicalProcedure } from "schema-dts";
import type { z } from "zod";
import { choice, group, text, textList } from "../schema/fields.ts";
import { defineKind } from "./define-kind.ts";
import { closingFields, id, pictureFields, plainName, shortDescription } from "./record-fields.ts";
import { plainNameOf, type RecordGraph, topicId } from "./structured-data.ts";

/** The kind of procedure of a service, as search engines distinguish it. */
const procedureKinds = ["consulta", "estudio", "percutaneo", "cirugia", "curacion"] as const;
export type ProcedureKind = (typeof procedureKinds)[number];

const serviceSchema = group("Servicio", {
  id,
  title: text("Título", { max: 120, required: true }),
  plainName,
  description: text("Descripción", { max: 4000 }),
  shortDescription,
  procedure: choice(
    "Tipo de procedimiento",
    procedureKinds,
    {
      consulta: "Consulta",
      estudio: "Estudio",
      percutaneo: "Por punción",
      cirugia: "Cirugía",
      curacion: "Curación",
    },
    "Los buscadores lo leen",
  ).optional(),
  ...pictureFields,
  benefits: textList("Beneficios"),
  process: textList("Cómo se hace"),
  types: textList("Tipos"),
  painful: text("¿Duele?", { max: 400 }),
  forWhat: text("Para qué sirve", { max: 800 }),
  myths: textList("Mitos", "Escribe el mito y, después de dos puntos o en la frase siguiente, la realidad"),
  hospitalOrAmbulatory: text("Ambulatorio u hospitalario", { max: 160 }),
  procedureTime: text("Duración", { max: 160 }),
  anesthesia: text("Anestesia", { max: 200 }),
  recoveryTime: text("Recuperación", { max: 200 }),
  preparation: textList("Cómo prepararte", "Lo que el paciente hace antes de venir").optional(),
  risks: textList("Riesgos", "Una frecuencia sólo con su fuente y su año").optional(),
  daysAfter: textList(
    "Lo que notarás los días después",
    "Lo normal al recuperarse; la página lo une con las recomendaciones",
  ).optional(),
  postProcedureRecommendations: textList("Recomendaciones posteriores"),
  ...closingFields,
});
export type Service = z.infer<typeof serviceSchema>;

const noninvasive = { "@type": "MedicalProcedure", procedureType: "NoninvasiveProcedure" } as const;

const kinds = {
  consulta: noninvasive,
  estudio: { "@type": "DiagnosticProcedure", procedureType: "NoninvasiveProcedure" },
  percutaneo: { "@type": "MedicalProcedure", procedureType: "PercutaneousProcedure" },
  cirugia: { "@type": "SurgicalProcedure" },
  curacion: noninvasive,
} as const satisfies Record<ProcedureKind, object>;

/** A service in short: its name and the address of its page. */
export function procedureName(service: Service, url: string) {
  const kind =
    service.procedure === undefined ? ({ "@type": "MedicalProcedure" } as const) : kinds[service.procedure];
  return { ...kind, "@id": topicId(url), name: service.title, alternateName: plainNameOf(service), url };
}

/** A service: how to prepare, its steps, and the days after it. */
function procedure(
  context: RecordGraph,
  service: Service,
  url: string,
): Exclude<MedicalProcedure | DiagnosticProcedure | SurgicalProcedure, string> {
  return {
    ...procedureName(service, url),
    description: context.text(service.shortDescription),
    image: context.picture(service.imageIndividual),
    relevantSpecialty: context.specialty,
    howPerformed: service.process.join(" "),
    preparation: (service.preparation ?? []).join(" "),
    followup: [...(service.daysAfter ?? []), ...service.postProcedureRecommendations].join(" "),
  };
}

const groupOf: Record<ProcedureKind, string> = {
  consulta: "diagnostico",
  estudio: "diagnostico",
  percutaneo: "sin-cirugia",
  curacion: "sin-cirugia",
  cirugia: "cirugia",
};

export const services = defineKind({
  name: "services",
  one: "service",
  path: "/servicios",
  words: { one: "servicio", many: "Servicios", feminine: false },
  texts: "services",
  nameField: "title",
  record: serviceSchema,
  groups: {
    words: [
      {
        id: "diagnostico",
        title: "Consulta y diagnóstico",
        text: "Para saber qué tienes y qué conviene hacer.",
      },
      {
        id: "sin-cirugia",
        title: "Tratamientos sin cirugía abierta",
        text: "Por punción o con cortes muy pequeños, y el cuidado de heridas.",
      },
      { id: "cirugia", title: "Cirugía", text: "Cuando hace falta operar." },
    ],
    of: ({ procedure }) => procedure && groupOf[procedure],
  },
  search: { rank: 3, words: ({ types }) => types },
  structuredData: { page: "about", nodes: (...call) => [procedure(...call)] },
  homeSection: { type: "Services", most: 8 },
  laterTexts: null,
});
