import type { MedicalCondition } from "schema-dts";
import type { z } from "zod";
import { choice, group, text, textList } from "../schema/fields.ts";
import { defineKind } from "./define-kind.ts";
import {
  closingFields,
  guidanceFields,
  id,
  pictureFields,
  plainName,
  shortDescription,
} from "./record-fields.ts";
import { named, plainNameOf, type RecordGraph, topicId } from "./structured-data.ts";

/** The vessels of a disease: the groups of the list of diseases. */
const diseaseGroups = ["arterias", "venas", "linfa"] as const;
const diseaseSchema = group("Enfermedad", {
  id,
  name: text("Nombre", { max: 120, required: true }),
  plainName,
  technicalName: text("Nombre técnico", { max: 200 }),
  group: choice(
    "Grupo",
    diseaseGroups,
    { arterias: "Arterias", venas: "Venas", linfa: "Linfa, fístulas y diálisis" },
    "Dónde aparece en la lista de enfermedades. Sin grupo, al final",
  ).optional(),
  description: text("Descripción", { max: 4000 }),
  shortDescription,
  causes: textList("Causas"),
  symptoms: textList("Síntomas"),
  complications: textList("Complicaciones"),
  riskFactors: textList("Factores de riesgo"),
  treatments: textList("Tratamientos"),
  ...guidanceFields,
  selfCare: textList(
    "Qué puedes hacer tú",
    "Lo que el paciente hace en casa, sin retrasar una urgencia",
  ).optional(),
  mexicoStats: text("En México", { max: 1000, help: "Una cifra sólo con su fuente y su año" }),
  ...pictureFields,
  ...closingFields,
});
export type Disease = z.infer<typeof diseaseSchema>;

/** A disease: its causes, its symptoms, its complications and its treatments. */
function condition(context: RecordGraph, disease: Disease, url: string): MedicalCondition {
  return {
    "@type": "MedicalCondition",
    "@id": topicId(url),
    name: disease.name,
    alternateName: [plainNameOf(disease), disease.technicalName].filter((name) => name !== ""),
    description: context.text(disease.shortDescription),
    url,
    image: context.picture(disease.imageIndividual),
    relevantSpecialty: context.specialty,
    cause: named("MedicalCause", disease.causes),
    signOrSymptom: named("MedicalSymptom", disease.symptoms),
    riskFactor: named("MedicalRiskFactor", disease.riskFactors),
    possibleComplication: disease.complications,
    possibleTreatment: named("MedicalTherapy", disease.treatments),
    expectedPrognosis: disease.outlook ?? "",
    epidemiology: disease.mexicoStats,
  };
}

export const diseases = defineKind({
  name: "diseases",
  one: "disease",
  path: "/enfermedades",
  words: { one: "enfermedad", many: "Enfermedades", feminine: true },
  texts: "diseasesSection",
  nameField: "name",
  record: diseaseSchema,
  groups: {
    words: [
      {
        id: "arterias",
        title: "Arterias",
        text: "Llevan la sangre a tus brazos, tus piernas y tus órganos.",
      },
      { id: "venas", title: "Venas y coágulos", text: "Regresan la sangre al corazón y a los pulmones." },
      {
        id: "linfa",
        title: "Linfa, fístulas y diálisis",
        text: "El drenaje de la linfa, y las uniones entre una arteria y una vena.",
      },
    ],
    of: ({ group }) => group,
  },
  search: { rank: 2, terms: ({ technicalName }) => [technicalName], words: ({ symptoms }) => symptoms },
  structuredData: { page: "about", nodes: (...call) => [condition(...call)] },
  homeSection: { type: "Diseases", most: 6 },
  laterTexts: null,
});
