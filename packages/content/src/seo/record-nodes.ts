import type {
  Article,
  DiagnosticProcedure,
  FAQPage,
  MedicalCondition,
  MedicalProcedure,
  MedicalSign,
  MedicalSymptom,
  SurgicalProcedure,
} from "schema-dts";
import { type FoundRecord, nameBesideOf, titleOf } from "../records/record.ts";
import type { Disease, Guide, ProcedureKind, Service, Symptom } from "../schema/collections.ts";
import type { GraphContext } from "./graph-context.ts";
import { fieldWords } from "./medical-field.ts";

/** The id of the node of a record: the page is one thing, its topic another. */
export const topicId = (pageUrl: string) => `${pageUrl}#tema`;

/** Names in the form that schema.org requires in place of plain texts. */
const named = <Type extends string>(type: Type, names: readonly string[]) =>
  names.map((name) => ({ "@type": type, name }));

/** The name that patients use, where it is another one. */
const plainNameOf = (record: FoundRecord["record"]) => (nameBesideOf(record) === "" ? "" : titleOf(record));

/** The node of a disease, a symptom or a service; a guide is an article, and its questions are a node of their own. */
export function recordNodes(context: GraphContext, found: FoundRecord) {
  switch (found.collection) {
    case "diseases":
      return [condition(context, found.record)];
    case "symptoms":
      return [signOrSymptom(context, found.record)];
    case "services":
      return [procedure(context, found.record)];
    case "guides":
      return [article(context, found.record), ...questions(context, found.record)];
  }
}

function article(context: GraphContext, guide: Guide): Article {
  const url = context.url({ page: "guide", id: guide.id });
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

/** The questions of a guide with their answers; nothing for a guide without any. */
function questions(context: GraphContext, guide: Guide): FAQPage[] {
  if (guide.questions.length === 0) return [];
  const url = context.url({ page: "guide", id: guide.id });
  return [
    {
      "@type": "FAQPage",
      "@id": `${url}#preguntas`,
      isPartOf: { "@id": url },
      mainEntity: guide.questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: context.text(answer) },
      })),
    },
  ];
}

/** A disease: its causes, its symptoms, its complications and its treatments. */
function condition(context: GraphContext, disease: Disease): MedicalCondition {
  const url = context.url({ page: "disease", id: disease.id });
  return {
    "@type": "MedicalCondition",
    "@id": topicId(url),
    name: disease.name,
    alternateName: [plainNameOf(disease), disease.technicalName].filter((name) => name !== ""),
    description: context.text(disease.shortDescription),
    url,
    image: context.picture(disease.imageIndividual),
    relevantSpecialty: fieldWords(context.site.siteContent).specialties[0],
    cause: named("MedicalCause", disease.causes),
    signOrSymptom: named("MedicalSymptom", disease.symptoms),
    riskFactor: named("MedicalRiskFactor", disease.riskFactors),
    possibleComplication: disease.complications,
    possibleTreatment: named("MedicalTherapy", disease.treatments),
    expectedPrognosis: disease.outlook ?? "",
    epidemiology: disease.mexicoStats,
  };
}

/** A sign, which an examination finds, or a symptom, which only the patient feels. */
function signOrSymptom(context: GraphContext, symptom: Symptom): MedicalSign | MedicalSymptom {
  const url = context.url({ page: "symptom", id: symptom.id });
  return {
    "@type": symptom.isSign === true ? "MedicalSign" : "MedicalSymptom",
    "@id": topicId(url),
    name: symptom.name,
    alternateName: plainNameOf(symptom),
    description: context.text(symptom.shortDescription),
    url,
    image: context.picture(symptom.imageIndividual),
    relevantSpecialty: fieldWords(context.site.siteContent).specialties[0],
    cause: named("MedicalCause", symptom.causes),
    possibleComplication: symptom.complications,
    expectedPrognosis: symptom.outlook ?? "",
  };
}

const noninvasive = { "@type": "MedicalProcedure", procedureType: "NoninvasiveProcedure" } as const;

const kinds = {
  consulta: noninvasive,
  estudio: { "@type": "DiagnosticProcedure", procedureType: "NoninvasiveProcedure" },
  percutaneo: { "@type": "MedicalProcedure", procedureType: "PercutaneousProcedure" },
  cirugia: { "@type": "SurgicalProcedure" },
  curacion: noninvasive,
} as const satisfies Record<ProcedureKind, object>;

/** A service in short: its name and the address of its page. */
export function procedureName(context: GraphContext, service: Service) {
  const url = context.url({ page: "service", id: service.id });
  const kind =
    service.procedure === undefined ? ({ "@type": "MedicalProcedure" } as const) : kinds[service.procedure];
  return { ...kind, "@id": topicId(url), name: service.title, alternateName: plainNameOf(service), url };
}

/** A service: how to prepare, its steps, and the days after it. */
function procedure(
  context: GraphContext,
  service: Service,
): MedicalProcedure | DiagnosticProcedure | SurgicalProcedure {
  return {
    ...procedureName(context, service),
    description: context.text(service.shortDescription),
    image: context.picture(service.imageIndividual),
    relevantSpecialty: fieldWords(context.site.siteContent).specialties[0],
    howPerformed: service.process.join(" "),
    preparation: (service.preparation ?? []).join(" "),
    followup: [...(service.daysAfter ?? []), ...service.postProcedureRecommendations].join(" "),
  };
}
