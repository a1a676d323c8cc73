import type { BreadcrumbList, CollectionPage, ContactPage, MedicalWebPage, WebPage } from "schema-dts";
import { recordLinks } from "../records/menu.ts";
import { relatedRecords } from "../records/related-records.ts";
import type { Review, Source } from "../schema/evidence.ts";
import type { Metadata } from "../schema/metadata.ts";
import { type CollectionName, collectionPaths, type Route } from "../site/route.ts";
import { topicId } from "./record-nodes.ts";
import type { Setting } from "./setting.ts";

/** A record's page: which collection it is of, what it is called, who answers for it and what it rests on. */
export interface RecordPage {
  collection: CollectionName;
  id: string;
  name: string;
  image: string;
  review?: Review | undefined;
  sources?: Source[] | undefined;
}

/** What any page says of itself. */
function pageFacts(setting: Setting, route: Route, metadata: Metadata) {
  const url = setting.url(route);
  return {
    "@id": url,
    url,
    name: setting.text(metadata.title),
    description: setting.text(metadata.description),
    inLanguage: "es-MX",
    isPartOf: { "@id": setting.id("sitio") },
  };
}

/** The page of a disease, symptom or service. Only a text that was reviewed names a reviewer. */
export function medicalPage(
  setting: Setting,
  route: Route,
  metadata: Metadata,
  record: RecordPage,
): MedicalWebPage {
  const facts = pageFacts(setting, route, metadata);
  const related = relatedRecords(setting.site, record);
  const { reviewedOn = "", reviewedBy = "" } = record.review ?? {};
  return {
    "@type": "MedicalWebPage",
    ...facts,
    breadcrumb: { "@id": breadcrumbId(facts.url) },
    primaryImageOfPage: { "@type": "ImageObject", contentUrl: setting.picture(record.image) },
    about: { "@id": topicId(facts.url) },
    audience: { "@type": "Patient" },
    specialty: "Cardiovascular",
    publisher: { "@id": setting.id("consultorio") },
    lastReviewed: reviewedOn,
    reviewedBy: { "@type": "Person", name: reviewedOn === "" ? "" : reviewedBy },
    citation: (record.sources ?? []).map(({ title, publisher, year, url }) => ({
      "@type": "CreativeWork",
      name: title,
      publisher: { "@type": "Organization", name: publisher },
      datePublished: year,
      url,
    })),
    relatedLink: [...related.symptoms, ...related.diseases, ...related.services].map(({ href }) =>
      setting.absolute(href),
    ),
  };
}

/** A list of records, in the order of the page. */
export function listPage(
  setting: Setting,
  route: Route,
  metadata: Metadata,
  collection: CollectionName,
): CollectionPage {
  const facts = pageFacts(setting, route, metadata);
  return {
    "@type": "CollectionPage",
    ...facts,
    breadcrumb: { "@id": breadcrumbId(facts.url) },
    mainEntity: {
      "@type": "ItemList",
      itemListElement: recordLinks(setting.site, collection).map(({ label, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        url: setting.absolute(href),
      })),
    },
  };
}

export function contactPage(setting: Setting, route: Route, metadata: Metadata): ContactPage {
  const facts = pageFacts(setting, route, metadata);
  return {
    "@type": "ContactPage",
    ...facts,
    breadcrumb: { "@id": breadcrumbId(facts.url) },
    about: { "@id": setting.id("consultorio") },
  };
}

/** The home page, and whatever page has no kind of its own. */
export function plainPage(setting: Setting, route: Route, metadata: Metadata): WebPage {
  return {
    "@type": "WebPage",
    ...pageFacts(setting, route, metadata),
    about: { "@id": setting.id("consultorio") },
  };
}

const breadcrumbId = (pageUrl: string) => `${pageUrl}#ruta`;

/** The way from the home page down to a page. */
export function breadcrumb(
  setting: Setting,
  route: Route,
  trail: readonly { name: string; path: string }[],
): BreadcrumbList {
  const steps = [{ name: setting.options.words.home, path: "/" }, ...trail];
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbId(setting.url(route)),
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: setting.absolute(path),
    })),
  };
}

/** The breadcrumb's steps of a record: its list, and itself. */
export const recordTrail = (setting: Setting, { collection, name, id }: RecordPage) => [
  { name: setting.options.words.collections[collection], path: collectionPaths[collection] },
  { name, path: `${collectionPaths[collection]}/${id}` },
];
