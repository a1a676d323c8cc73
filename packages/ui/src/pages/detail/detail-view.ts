import {
  type CareLevel,
  type CollectionName,
  careLevels,
  type Disease,
  type FoundRecord,
  findRecord,
  type Guide,
  type ImageRef,
  imageRef,
  interpolateTexts,
  kindOf,
  type MenuDetail,
  nameBesideOf,
  paragraphs,
  type RecordChange,
  type RecordField,
  type Route,
  recordChanges,
  relatedRecords,
  reviewLine,
  routePath,
  type Service,
  type Site,
  type Source,
  type Symptom,
  shownPrice,
  textsOf,
  titleOf,
  visible,
} from "@consultorio/content";
import {
  type ActionLink,
  type ContactLinks,
  pageContactLinks,
} from "#components/contact-buttons/contact-links.ts";
import { strings } from "#strings/strings.ts";

/** A belief and the fact. A myth in one sentence has no separate fact. */
export interface Myth {
  myth: string;
  reality: string;
}

/** Anchor of a guide's questions; links to a question lead there. */
const questionsAnchor = "preguntas";

/** A fact of a procedure: what is asked, and the answer. */
export interface Fact {
  label: string;
  value: string;
}

/** One headed part of an item's page. Parts without content do not exist. A folded one is closed on phones. */
export type DetailPart = { id: string; title: string; folded?: boolean } & (
  | { kind: "paragraphs"; paragraphs: string[] }
  | { kind: "list" | "steps"; items: string[] }
  | { kind: "links"; items: { label: string; href: string | null }[] }
  | { kind: "myths"; myths: Myth[] }
  | { kind: "questions"; questions: Guide["questions"] }
);

/** The content of a record's page, in its fixed order of parts. */
export interface DetailView {
  collection: CollectionName;
  id: string;
  name: string;
  /** The name in medicine; empty where it is the same. */
  medicalName: string;
  technicalName: string;
  shortDescription: string;
  image: ImageRef | null;
  /** What one asks first about a procedure; empty for any other record. */
  facts: Fact[];
  /** Whether it is a procedure that treats, after which signs can appear. */
  isTreatment: boolean;
  /** The most urgent first. */
  care: CareLevel[];
  parts: DetailPart[];
  /** Whether it is one of the treatments that the site compares. */
  compared: boolean;
  sources: Source[];
  /** Who reviewed the text and when, or that it has not been reviewed. */
  review: string;
  /** What changed since it is public, the newest first. */
  changes: readonly RecordChange[];
  related: Record<CollectionName, MenuDetail[]>;
  contactTitle: string;
  contactText: string;
  contact: ContactLinks;
  back: ActionLink;
}

const prose = (id: string, title: string, text = ""): DetailPart[] => {
  const texts = paragraphs(text);
  return texts.length === 0 ? [] : [{ id, title, kind: "paragraphs", paragraphs: texts }];
};

const bullets = (
  id: string,
  title: string,
  items: string[] = [],
  kind: "list" | "steps" = "list",
): DetailPart[] => (items.length === 0 ? [] : [{ id, title, kind, items }]);

const folded = (parts: DetailPart[]): DetailPart[] => parts.map((part) => ({ ...part, folded: true }));

/** The diseases that a symptom names; those that have a page of the site lead to it. */
function relatedConditions(site: Site, { relatedConditions: names }: Symptom): DetailPart[] {
  const id = "enfermedades-relacionadas";
  const title = strings.symptom.relatedConditions;
  const pageOf = (name: string) => visible(site.diseases).find((disease) => disease.name === name);
  const items = names.map((label) => {
    const disease = pageOf(label);
    return { label, href: disease ? routePath({ page: "disease", id: disease.id }) : null };
  });
  return items.length === 0 ? [] : [{ id, title, kind: "links", items }];
}

/** Splits `«Basta una sesión». Casi siempre…`, or `Basta una sesión: casi siempre…`, into the belief and the fact. */
export function mythOf(text: string): Myth {
  const [, quoted, after = ""] = text.match(/^«(.+?)»[.:,]?\s*(.*)$/s) ?? [];
  if (quoted !== undefined) return { myth: quoted, reality: after };
  const [, before, rest = ""] = text.match(/^([^:]+):\s+(.*)$/s) ?? [];
  return before === undefined ? { myth: text, reality: "" } : { myth: before, reality: rest };
}

const myths = (id: string, title: string, texts: string[]): DetailPart[] =>
  texts.length === 0 ? [] : [{ id, title, kind: "myths", myths: texts.map(mythOf) }];

function diseaseParts(disease: Disease): DetailPart[] {
  const labels = strings.disease;
  return [
    ...prose("que-es", labels.about, disease.description),
    ...bullets("sintomas", labels.symptoms, disease.symptoms),
    ...folded(bullets("causas", labels.causes, disease.causes)),
    ...folded(bullets("factores-de-riesgo", labels.riskFactors, disease.riskFactors)),
    ...folded(bullets("complicaciones", labels.complications, disease.complications)),
    ...folded(bullets("diagnostico", labels.diagnosis, disease.diagnosis)),
    ...folded(bullets("tratamientos", labels.treatments, disease.treatments)),
    ...folded(bullets("que-puedes-hacer", labels.selfCare, disease.selfCare)),
    ...folded(prose("que-esperar", labels.outlook, disease.outlook)),
    ...folded(prose("en-mexico", labels.mexicoStats, disease.mexicoStats)),
  ];
}

function symptomParts(site: Site, symptom: Symptom): DetailPart[] {
  const labels = strings.symptom;
  return [
    ...prose("que-es", labels.about, symptom.description),
    ...bullets("que-puedes-hacer", labels.managementTips, symptom.managementTips),
    ...folded(bullets("causas", labels.causes, symptom.causes)),
    ...relatedConditions(site, symptom),
    ...folded(bullets("diagnostico", labels.diagnosis, symptom.diagnosis)),
    ...folded(bullets("complicaciones", labels.complications, symptom.complications)),
    ...folded(prose("que-esperar", labels.outlook, symptom.outlook)),
  ];
}

/** What is asked before a procedure, and what the visit for it costs. */
function serviceFacts(service: Service, site: Site["siteContent"]): Fact[] {
  const labels = strings.service;
  return [
    { label: labels.painful, value: service.painful },
    { label: labels.procedureTime, value: service.procedureTime },
    { label: labels.anesthesia, value: service.anesthesia },
    { label: labels.hospitalOrAmbulatory, value: service.hospitalOrAmbulatory },
    { label: labels.recoveryTime, value: service.recoveryTime },
    { label: labels.price, value: shownPrice(site) },
  ].filter(({ value }) => value !== "");
}

function serviceParts(service: Service): DetailPart[] {
  const labels = strings.service;
  return [
    ...prose("en-que-consiste", labels.about, service.description),
    ...folded(prose("para-que-sirve", labels.forWhat, service.forWhat)),
    ...folded(bullets("beneficios", labels.benefits, service.benefits)),
    ...folded(bullets("tipos", labels.types, service.types)),
    ...folded(myths("mitos", labels.myths, service.myths)),
    ...folded(bullets("como-prepararte", labels.preparation, service.preparation)),
    ...folded(bullets("paso-a-paso", labels.process, service.process, "steps")),
    ...folded(bullets("riesgos", labels.risks, service.risks)),
    ...folded(
      bullets("despues", labels.recommendations, [
        ...(service.daysAfter ?? []),
        ...service.postProcedureRecommendations,
      ]),
    ),
  ];
}

const treatments: readonly Service["procedure"][] = ["percutaneo", "cirugia", "curacion"];

const partKinds = { pasos: "steps", lista: "list" } as const;

function guideParts({ audience, parts, questions }: Guide): DetailPart[] {
  const labels = strings.guide;
  return [
    ...prose("para-quien", labels.audience, audience),
    ...parts.flatMap(({ title, kind, items }, index): DetailPart[] => {
      const id = `parte-${index + 1}`;
      if (items.length === 0) return [];
      return kind === "parrafos"
        ? [{ id, title, kind: "paragraphs", paragraphs: items }]
        : [{ id, title, kind: partKinds[kind], items }];
    }),
    ...(questions.length === 0
      ? []
      : [{ id: questionsAnchor, title: labels.questions, kind: "questions" as const, questions }]),
  ];
}

/** The parts of a record's page, in their order. A kind without a layout of its own shows its fields as its form has them. */
function partsOf(site: Site, entry: FoundRecord): DetailPart[] {
  const { collection, record } = entry;
  if (entry.collection === "diseases") return diseaseParts(entry.record);
  if (entry.collection === "symptoms") return symptomParts(site, entry.record);
  if (entry.collection === "services") return serviceParts(entry.record);
  if (entry.collection === "guides") return guideParts(entry.record);
  return fieldParts(kindOf(collection).ownFields(record));
}

const fieldParts = (fields: RecordField[]): DetailPart[] =>
  fields.flatMap(({ key, label, value }) =>
    typeof value === "string" ? prose(key, label, value) : bullets(key, label, [...value]),
  );

/** Everything that an item's page shows, or null where the route names no record. */
export function detailView(site: Site, route: Route): DetailView | null {
  const { siteContent } = site;
  const written = findRecord(site, route);
  if (written === null) return null;
  const entry = interpolateTexts(written, siteContent);
  const { collection, record } = entry;
  const { id } = record;
  const kind = kindOf(collection);
  const texts = textsOf(siteContent, kind);
  return {
    collection,
    id,
    name: titleOf(record),
    medicalName: nameBesideOf(record),
    technicalName: "technicalName" in record ? record.technicalName : "",
    shortDescription: record.shortDescription,
    image: imageRef(siteContent, record.imageIndividual),
    facts: entry.collection === "services" ? serviceFacts(entry.record, siteContent) : [],
    isTreatment: entry.collection === "services" && treatments.includes(entry.record.procedure ?? "consulta"),
    care: careLevels(record),
    parts: partsOf(site, entry),
    compared: siteContent.comparison.treatments.some(({ link }) => link === routePath(route)),
    sources: record.sources ?? [],
    review: reviewLine(record, siteContent.doctorInfo.specialist),
    changes: recordChanges(site, collection, id),
    related: relatedRecords(site, { collection, id }),
    contactTitle: texts.individualPage.contactButton.title,
    contactText: texts.individualPage.contactButton.text,
    contact: pageContactLinks(site, route),
    back: { label: texts.individualPage.returnButton.text, href: kind.path },
  };
}
