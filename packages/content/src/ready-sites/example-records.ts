import type { Disease } from "../kinds/diseases.ts";
import type { ProcedureKind, Service } from "../kinds/services.ts";
import type { Symptom } from "../kinds/symptoms.ts";
import { describePage } from "../schema/describe-page.ts";
import type { Care, Relations } from "../schema/evidence.ts";

/** The texts of each record of an example; the other fields follow from them. */
interface RecordTexts {
  id: string;
  /** The name that patients use, if it is another one. */
  plain?: string;
  short: string;
  /** One text a paragraph. */
  text: string[];
  cta: string;
  /** Words of patients: search terms and keywords. */
  terms: string[];
  care: Care;
  relations?: Partial<Relations>;
}

interface DiseaseTexts extends RecordTexts {
  name: string;
  technical: string;
  causes: string[];
  symptoms: string[];
  complications: string[];
  risks: string[];
  treatments: string[];
}

interface SymptomTexts extends RecordTexts {
  name: string;
  isSign: boolean;
  causes: string[];
  conditions: string[];
  tips: string[];
  complications: string[];
}

interface ServiceTexts extends RecordTexts {
  title: string;
  procedure: ProcedureKind;
  forWhat: string;
  benefits: string[];
  process: string[];
  types: string[];
  /** A myth and, after a point, what is true. */
  myths: string[];
  painful: string;
  where: string;
  time: string;
  anesthesia: string;
  recovery: string;
  /** How to prepare for the visit. */
  before?: string[];
  afterwards: string[];
}

const review = {
  reviewedBy: "pendiente: es un texto de ejemplo",
  reviewedOn: "",
  nextReview: "",
};

/**
 * Makes the records of an example clinic. Each has one drawing, `<folder>/<id>.svg`, for its card and for its page,
 * and no icon.
 */
export function exampleRecords(folder: string) {
  const shared = (
    { id, plain, short, text, cta, terms, care, relations }: RecordTexts,
    path: string,
    name: string,
  ) => ({
    id,
    ...(plain !== undefined && { plainName: plain }),
    shortDescription: short,
    description: text.join("\n\n"),
    imageHome: `${folder}/${id}.svg`,
    imageIndividual: `${folder}/${id}.svg`,
    iconIndividual: "",
    ctaText: cta,
    searchTerms: terms,
    care,
    review,
    relations: { symptoms: [], diseases: [], services: [], ...relations },
    metadata: describePage(`${path}/${id}`, {
      title: plain ?? name,
      description: short,
      keywords: terms.slice(0, 5),
    }),
  });
  return {
    disease: (disease: DiseaseTexts): Disease => ({
      ...shared(disease, "/enfermedades", disease.name),
      name: disease.name,
      technicalName: disease.technical,
      causes: disease.causes,
      symptoms: disease.symptoms,
      complications: disease.complications,
      riskFactors: disease.risks,
      treatments: disease.treatments,
      mexicoStats: "",
    }),
    symptom: (symptom: SymptomTexts): Symptom => ({
      ...shared(symptom, "/sintomas", symptom.name),
      name: symptom.name,
      isSign: symptom.isSign,
      causes: symptom.causes,
      relatedConditions: symptom.conditions,
      managementTips: symptom.tips,
      complications: symptom.complications,
    }),
    service: (service: ServiceTexts): Service => ({
      ...shared(service, "/servicios", service.title),
      title: service.title,
      procedure: service.procedure,
      forWhat: service.forWhat,
      benefits: service.benefits,
      process: service.process,
      types: service.types,
      myths: service.myths,
      painful: service.painful,
      hospitalOrAmbulatory: service.where,
      procedureTime: service.time,
      anesthesia: service.anesthesia,
      recoveryTime: service.recovery,
      ...(service.before && { preparation: service.before }),
      postProcedureRecommendations: service.afterwards,
    }),
  };
}
