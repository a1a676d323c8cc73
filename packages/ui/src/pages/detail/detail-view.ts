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
  type RecordField,
  type Route,
  relatedRecords,
  reviewLine,
  routePath,
  type Service,
  type Site,
  type Source,
  type Symptom,
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

/** What people say, and how it is. A myth that is written as one sentence has no reality of its own. */
export interface Myth {
  myth: string;
  reality: string;
}

/** Anchor of a guide's questions; links to a question lead there. */
const questionsAnchor = "preguntas";

/** One headed part of an item's page. Parts without content do not exist. A folded one is closed on phones. */
export type DetailPart = { id: string; title: string; folded?: boolean } & (
  | { kind: "paragraphs"; paragraphs: string[] }
  | { kind: "list" | "steps"; items: string[] }
  | { kind: "links"; items: { label: string; href: string | null }[] }
  | { kind: "myths"; myths: Myth[] }
  | { kind: "questions"; questions: Guide["questions"] }
  | { kind: "facts"; rows: { label: string; value: string }[] }
);

/** What the page of a record shows, in its fixed order of parts. */
export interface DetailView {
  collection: CollectionName;
  name: string;
  /** The name in medicine; empty where it is the same. */
  medicalName: string;
  technicalName: string;
  shortDescription: string;
  image: ImageRef | null;
  banner: ImageRef | null;
  /** The most urgent first. */
  care: CareLevel[];
  parts: DetailPart[];
  sources: Source[];
  /** Who reviewed the text and when, or that it waits for it. */
  review: string;
  related: Record<CollectionName, MenuDetail[]>;
  contactTitle: string;
  contactText: string;
  contact: ContactLinks;
  back: ActionLink;
}

const prose = (id: string, title: string, text = ""): DetailPart[] => {
  const found = paragraphs(text);
  return found.length === 0 ? [] : [{ id, title, kind: "paragraphs", paragraphs: found }];
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

/** Parts `«Basta una sesión». Casi siempre…`, or `Basta una sesión: casi siempre…`, into what is said and what is so. */
export function mythOf(text: string): Myth {
  const [, quoted, after = ""] = text.match(/^«(.+?)»[.:,]?\s*(.*)$/s) ?? [];
  if (quoted !== undefined) return { myth: quoted, reality: after };
  const [, before, rest = ""] = text.match(/^([^:]+):\s+(.*)$/s) ?? [];
  return before === undefined ? { myth: text, reality: "" } : { myth: before, reality: rest };
}

const myths = (id: string, title: string, texts: string[]): DetailPart[] =>
  texts.length === 0 ? [] : [{ id, title, kind: "myths", myths: texts.map(mythOf) }];

function diseaseParts(disease: Disease): DetailPart[] {
  const words = strings.disease;
  return [
    ...prose("que-es", words.about, disease.description),
    ...bullets("sintomas", words.symptoms, disease.symptoms),
    ...folded(bullets("causas", words.causes, disease.causes)),
    ...folded(bullets("factores-de-riesgo", words.riskFactors, disease.riskFactors)),
    ...folded(bullets("complicaciones", words.complications, disease.complications)),
    ...folded(bullets("diagnostico", words.diagnosis, disease.diagnosis)),
    ...folded(bullets("tratamientos", words.treatments, disease.treatments)),
    ...folded(bullets("que-puedes-hacer", words.selfCare, disease.selfCare)),
    ...folded(prose("que-esperar", words.outlook, disease.outlook)),
    ...folded(prose("en-mexico", words.mexicoStats, disease.mexicoStats)),
  ];
}

function symptomParts(site: Site, symptom: Symptom): DetailPart[] {
  const words = strings.symptom;
  return [
    ...prose("que-es", words.about, symptom.description),
    ...bullets("que-puedes-hacer", words.managementTips, symptom.managementTips),
    ...folded(bullets("causas", words.causes, symptom.causes)),
    ...relatedConditions(site, symptom),
    ...folded(bullets("diagnostico", words.diagnosis, symptom.diagnosis)),
    ...folded(bullets("complicaciones", words.complications, symptom.complications)),
    ...folded(prose("que-esperar", words.outlook, symptom.outlook)),
  ];
}

function serviceParts(service: Service): DetailPart[] {
  const words = strings.service;
  const rows = [
    { label: words.procedureTime, value: service.procedureTime },
    { label: words.anesthesia, value: service.anesthesia },
    { label: words.hospitalOrAmbulatory, value: service.hospitalOrAmbulatory },
    { label: words.recoveryTime, value: service.recoveryTime },
    { label: words.painful, value: service.painful },
  ].filter(({ value }) => value !== "");
  const facts: DetailPart[] =
    rows.length === 0 ? [] : [{ id: "datos", title: words.facts, kind: "facts", rows }];
  return [
    ...prose("en-que-consiste", words.about, service.description),
    ...facts,
    ...folded(prose("para-que-sirve", words.forWhat, service.forWhat)),
    ...folded(bullets("beneficios", words.benefits, service.benefits)),
    ...folded(bullets("riesgos", words.risks, service.risks)),
    ...folded(bullets("como-prepararte", words.preparation, service.preparation)),
    ...folded(bullets("paso-a-paso", words.process, service.process, "steps")),
    ...folded(bullets("tipos", words.types, service.types)),
    ...folded(myths("mitos", words.myths, service.myths)),
    ...folded(
      bullets("despues", words.recommendations, [
        ...(service.daysAfter ?? []),
        ...service.postProcedureRecommendations,
      ]),
    ),
  ];
}

const partKinds = { pasos: "steps", lista: "list" } as const;

function guideParts({ audience, parts, questions }: Guide): DetailPart[] {
  const words = strings.guide;
  return [
    ...prose("para-quien", words.audience, audience),
    ...parts.flatMap(({ title, kind, items }, index): DetailPart[] => {
      const id = `parte-${index + 1}`;
      if (items.length === 0) return [];
      return kind === "parrafos"
        ? [{ id, title, kind: "paragraphs", paragraphs: items }]
        : [{ id, title, kind: partKinds[kind], items }];
    }),
    ...(questions.length === 0
      ? []
      : [{ id: questionsAnchor, title: words.questions, kind: "questions" as const, questions }]),
  ];
}

/** The parts of a record's page, in their order. A kind without a layout of its own shows its fields as its form has them. */
function partsOf(site: Site, found: FoundRecord): DetailPart[] {
  const { collection, record } = found;
  if (found.collection === "diseases") return diseaseParts(found.record);
  if (found.collection === "symptoms") return symptomParts(site, found.record);
  if (found.collection === "services") return serviceParts(found.record);
  if (found.collection === "guides") return guideParts(found.record);
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
  const found = interpolateTexts(written, siteContent);
  const { collection, record } = found;
  const kind = kindOf(collection);
  const texts = textsOf(siteContent, kind);
  return {
    collection,
    name: titleOf(record),
    medicalName: nameBesideOf(record),
    technicalName: "technicalName" in record ? record.technicalName : "",
    shortDescription: record.shortDescription,
    image: imageRef(siteContent, record.imageIndividual),
    banner: imageRef(siteContent, texts.page.backgroundImage),
    care: careLevels(record),
    parts: partsOf(site, found),
    sources: record.sources ?? [],
    review: reviewLine(record, siteContent.doctorInfo.specialist),
    related: relatedRecords(site, { collection, id: record.id }),
    contactTitle: texts.individualPage.contactButton.title,
    contactText: texts.individualPage.contactButton.text,
    contact: pageContactLinks(site, route),
    back: { label: texts.individualPage.returnButton.text, href: kind.path },
  };
}
