import { type CollectionName, type Kind, kinds } from "../kinds/index.ts";
import { nameBesideOf, titleOf } from "../kinds/record-name.ts";
import type { SiteContent } from "../kinds/site-content.ts";
import type { Site } from "../site/documents.ts";
import { routePath } from "../site/route.ts";
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

/** The searchable pages in groups: the collections, then the page of the office. */
export interface SearchGroup {
  group: CollectionName | "office";
  entries: SearchEntry[];
}

/** All searchable pages of a site. Groups without an entry are left out. */
export function searchGroups(site: Site): SearchGroup[] {
  const { contact, doctorWorkInfo } = site.siteContent;
  const plainText = (text: string) => oneLine(interpolate(text, site.siteContent));
  const office: SearchEntry = {
    href: routePath({ page: "contact" }),
    name: contact.pageTitle,
    medicalName: "",
    description: plainText(contact.metadata.description),
    terms: [
      ...(contact.searchTerms ?? []),
      doctorWorkInfo.consultingHeader,
      ...questions,
      ...paidWith(site.siteContent),
    ],
    words: contact.metadata.keywords.map(plainText),
    text: [],
  };
  const { visitSheet } = site.siteContent;
  const sheet: SearchEntry = {
    href: routePath({ page: "visitSheet" }),
    name: visitSheet.pageTitle,
    medicalName: "",
    description: plainText(visitSheet.metadata.description),
    terms: [],
    words: visitSheet.metadata.keywords.map(plainText),
    text: [],
  };
  const groups: SearchGroup[] = [
    ...kinds
      .toSorted((one, other) => one.search.rank - other.search.rank)
      .map((kind) => ({ group: kind.name, entries: entriesOf(site, kind) })),
    { group: "office", entries: [office, sheet] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

function entriesOf(site: Site, kind: Kind): SearchEntry[] {
  const plainText = (text: string) => oneLine(interpolate(text, site.siteContent));
  return kind.searchable(site).map(({ record, terms, words }) => ({
    href: kind.pagePath(record.id),
    name: titleOf(record),
    medicalName: nameBesideOf(record),
    description: plainText(record.shortDescription),
    terms: [...(record.searchTerms ?? []), nameBesideOf(record), ...terms].filter((term) => term !== ""),
    words: [...record.metadata.keywords.map(plainText), ...words],
    text: textsOf(record),
  }));
}

/** Words of common questions to an office. */
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
