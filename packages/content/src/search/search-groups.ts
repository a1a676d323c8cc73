import { type FoundRecord, nameBesideOf, titleOf } from "../records/record.ts";
import type { SiteContent } from "../schema/site-content.ts";
import type { Site } from "../site/documents.ts";
import { type CollectionName, collectionPaths, routePath } from "../site/route.ts";
import { interpolate, oneLine } from "../site/text.ts";
import { textsOf } from "./page-text.ts";

/** A page that the site's search can find, with the words that find it. */
export interface SearchEntry {
  href: string;
  name: string;
  /** The name in medicine; empty where it is the same. */
  medicalName: string;
  description: string;
  /** Other names, as a doctor or a patient would say them. They weigh as much as the name. */
  terms: string[];
  /** Words of the page that weigh less. */
  words: string[];
  /** The texts of the page, or single words of them; they weigh least. */
  text: string[];
}

/** What the search can find, in groups: the collections, then the page of the office. */
export interface SearchGroup {
  group: CollectionName | "office";
  entries: SearchEntry[];
}

/** Everything that the site's search can find. Groups without an entry are left out. */
export function searchGroups(site: Site): SearchGroup[] {
  const { contact, doctorWorkInfo } = site.siteContent;
  const said = (text: string) => oneLine(interpolate(text, site.siteContent));
  const entry = (
    collection: CollectionName,
    record: FoundRecord["record"],
    { terms = [], words }: { terms?: string[]; words: string[] },
  ): SearchEntry => ({
    href: `${collectionPaths[collection]}/${record.id}`,
    name: titleOf(record),
    medicalName: nameBesideOf(record),
    description: said(record.shortDescription),
    terms: [...(record.searchTerms ?? []), nameBesideOf(record), ...terms].filter((term) => term !== ""),
    words: [...record.metadata.keywords.map(said), ...words],
    text: textsOf(record),
  });
  const office: SearchEntry = {
    href: routePath({ page: "contact" }),
    name: contact.pageTitle,
    medicalName: "",
    description: said(contact.metadata.description),
    terms: [
      ...(contact.searchTerms ?? []),
      doctorWorkInfo.consultingHeader,
      ...questions,
      ...paidWith(site.siteContent),
    ],
    words: contact.metadata.keywords.map(said),
    text: [],
  };
  const groups: SearchGroup[] = [
    {
      group: "symptoms",
      entries: site.symptoms.map((symptom) =>
        entry("symptoms", symptom, { words: symptom.relatedConditions }),
      ),
    },
    {
      group: "diseases",
      entries: site.diseases.map((disease) =>
        entry("diseases", disease, { terms: [disease.technicalName], words: disease.symptoms }),
      ),
    },
    {
      group: "services",
      entries: site.services.map((service) => entry("services", service, { words: service.types })),
    },
    {
      group: "guides",
      entries: site.guides.map((guide) =>
        entry("guides", guide, { words: guide.questions.map(({ question }) => question) }),
      ),
    },
    { group: "office", entries: [office] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** What people ask about an office, whatever its answer is. */
const questions = [
  "qué días atienden: lunes, martes, miércoles, jueves, viernes, sábado o domingo",
  "a qué hora abren y cierran",
  "quiero una cita",
  "aceptan mi seguro o mi tarjeta",
  "meses sin intereses",
];

/** Names of the insurers and of the ways to pay: the page of the office lists both. */
const paidWith = ({ insurances, payments }: SiteContent): string[] =>
  [...insurances.companies, ...payments.methods].filter(({ visible }) => visible).map(({ name }) => name);
