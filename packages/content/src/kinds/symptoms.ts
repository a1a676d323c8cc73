import type { MedicalSign, MedicalSymptom } from "schema-dts";
import type { z } from "zod";
import { flag, group, text, textList } from "../schema/fields.ts";
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

const symptomSchema = group("Síntoma", {
  id,
  name: text("Nombre", { max: 120, required: true }),
  plainName,
  shortDescription,
  description: text("Descripción", { max: 4000 }),
  isSign: flag("Es un signo", {
    help: "Se ve o se mide al explorar, como un edema; un síntoma sólo lo siente el paciente",
  }).optional(),
  causes: textList("Causas"),
  relatedConditions: textList("Enfermedades relacionadas"),
  managementTips: textList("Qué puedes hacer"),
  complications: textList("Complicaciones"),
  ...guidanceFields,
  ...pictureFields,
  ...closingFields,
});
export type Symptom = z.infer<typeof symptomSchema>;

/** A sign, which an examination finds, or a symptom, which only the patient feels. */
function signOrSymptom(context: RecordGraph, symptom: Symptom, url: string): MedicalSign | MedicalSymptom {
  return {
    "@type": symptom.isSign === true ? "MedicalSign" : "MedicalSymptom",
    "@id": topicId(url),
    name: symptom.name,
    alternateName: plainNameOf(symptom),
    description: context.text(symptom.shortDescription),
    url,
    image: context.picture(symptom.imageIndividual),
    relevantSpecialty: context.specialty,
    cause: named("MedicalCause", symptom.causes),
    possibleComplication: symptom.complications,
    expectedPrognosis: symptom.outlook ?? "",
  };
}

export const symptoms = defineKind({
  name: "symptoms",
  one: "symptom",
  path: "/sintomas",
  words: { one: "síntoma", many: "Síntomas", feminine: false },
  texts: "symptoms",
  nameField: "name",
  record: symptomSchema,
  groups: {
    words: [
      { id: "siente", title: "Lo que se siente", text: "Dolor, cansancio u hormigueo." },
      {
        id: "nota",
        title: "Lo que se nota al ver o al tocar",
        text: "Un cambio que se mira, se toca o se mide.",
      },
    ],
    of: ({ isSign }) => (isSign === undefined ? undefined : isSign ? "nota" : "siente"),
  },
  search: { rank: 1, words: ({ relatedConditions }) => relatedConditions },
  structuredData: { page: "about", nodes: (...call) => [signOrSymptom(...call)] },
  homeSection: { type: "Symptoms", most: 6 },
  laterTexts: null,
});
