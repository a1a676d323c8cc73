import type { Disease } from "../kinds/diseases.ts";
import type { ProcedureKind, Service } from "../kinds/services.ts";
import type { Symptom } from "../kinds/symptoms.ts";
import { describePage } from "../schema/describe-page.ts";
import type { Care, Relations } from "../schema/evidence.ts";

/** What each record of an example says; the rest follows from it. */
interface Told {
  id: string;
  /** The name that patients use, where it is another one. */
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

interface ToldDisease extends Told {
  name: string;
  technical: string;
  causes: string[];
  symptoms: string[];
  complications: string[];
  risks: string[];
  treatments: string[];
}

interface ToldSymptom extends Told {
  name: string;
  isSign: boolean;
  causes: string[];
  conditions: string[];
  tips: string[];
  complications: string[];
}

interface ToldService extends Told {
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
  /** What to do before coming. */
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
    { id, plain, short, text, cta, terms, care, relations }: Told,
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
    disease: (told: ToldDisease): Disease => ({
      ...shared(told, "/enfermedades", told.name),
      name: told.name,
      technicalName: told.technical,
      causes: told.causes,
      symptoms: told.symptoms,
      complications: told.complications,
      riskFactors: told.risks,
      treatments: told.treatments,
      mexicoStats: "",
    }),
    symptom: (told: ToldSymptom): Symptom => ({
      ...shared(told, "/sintomas", told.name),
      name: told.name,
      isSign: told.isSign,
      causes: told.causes,
      relatedConditions: told.conditions,
      managementTips: told.tips,
      complications: told.complications,
    }),
    service: (told: ToldService): Service => ({
      ...shared(told, "/servicios", told.title),
      title: told.title,
      procedure: told.procedure,
      forWhat: told.forWhat,
      benefits: told.benefits,
      process: told.process,
      types: told.types,
      myths: told.myths,
      painful: told.painful,
      hospitalOrAmbulatory: told.where,
      procedureTime: told.time,
      anesthesia: told.anesthesia,
      recoveryTime: told.recovery,
      ...(told.before && { preparation: told.before }),
      postProcedureRecommendations: told.afterwards,
    }),
  };
}
