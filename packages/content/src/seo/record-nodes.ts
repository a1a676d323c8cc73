import type {
  DiagnosticProcedure,
  MedicalCondition,
  MedicalProcedure,
  MedicalSign,
  MedicalSymptom,
  SurgicalProcedure,
} from "schema-dts";
import type { Disease, ProcedureKind, Service, Symptom } from "../schema/collections.ts";
import type { Setting } from "./setting.ts";

/** The name of a record's own node: the page is one thing, what it is about another. */
export const topicId = (pageUrl: string) => `${pageUrl}#tema`;

const relevantSpecialty = "Cardiovascular" as const;

/** Names as schema.org asks for them in place of plain texts. */
const named = <Type extends string>(type: Type, names: readonly string[]) =>
  names.map((name) => ({ "@type": type, name }));

/** A disease: what it comes from, how it shows, what it can lead to and what helps. */
export function condition(setting: Setting, disease: Disease): MedicalCondition {
  const url = setting.url({ page: "disease", id: disease.id });
  return {
    "@type": "MedicalCondition",
    "@id": topicId(url),
    name: disease.name,
    alternateName: disease.technicalName,
    description: disease.shortDescription,
    url,
    image: setting.picture(disease.imageIndividual),
    relevantSpecialty,
    cause: named("MedicalCause", disease.causes),
    signOrSymptom: named("MedicalSymptom", disease.symptoms),
    riskFactor: named("MedicalRiskFactor", disease.riskFactors),
    possibleComplication: disease.complications,
    possibleTreatment: named("MedicalTherapy", disease.treatments),
    epidemiology: disease.mexicoStats,
  };
}

/** A sign, which an examination finds, or a symptom, which only the patient feels. */
export function signOrSymptom(setting: Setting, symptom: Symptom): MedicalSign | MedicalSymptom {
  const url = setting.url({ page: "symptom", id: symptom.id });
  const facts = {
    "@id": topicId(url),
    name: symptom.name,
    description: symptom.shortDescription,
    url,
    image: setting.picture(symptom.imageIndividual),
    relevantSpecialty,
    cause: named("MedicalCause", symptom.causes),
    possibleComplication: symptom.complications,
  };
  return symptom.isSign === true
    ? { "@type": "MedicalSign", ...facts }
    : { "@type": "MedicalSymptom", ...facts };
}

const noninvasive = { "@type": "MedicalProcedure", procedureType: "NoninvasiveProcedure" } as const;

const kinds = {
  consulta: noninvasive,
  estudio: { "@type": "DiagnosticProcedure", procedureType: "NoninvasiveProcedure" },
  percutaneo: { "@type": "MedicalProcedure", procedureType: "PercutaneousProcedure" },
  cirugia: { "@type": "SurgicalProcedure" },
  curacion: noninvasive,
} as const satisfies Record<ProcedureKind, object>;

/** A service in a line: what it is called and where its page is. */
export function procedureName(setting: Setting, service: Service) {
  const url = setting.url({ page: "service", id: service.id });
  const kind =
    service.procedure === undefined ? ({ "@type": "MedicalProcedure" } as const) : kinds[service.procedure];
  return { ...kind, "@id": topicId(url), name: service.title, url };
}

/** A service: how it is done and what to do afterwards. */
export function procedure(
  setting: Setting,
  service: Service,
): MedicalProcedure | DiagnosticProcedure | SurgicalProcedure {
  return {
    ...procedureName(setting, service),
    description: service.shortDescription,
    image: setting.picture(service.imageIndividual),
    relevantSpecialty,
    howPerformed: service.process.join(" "),
    followup: service.postProcedureRecommendations.join(" "),
  };
}
