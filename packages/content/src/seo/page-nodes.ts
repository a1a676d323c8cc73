import type { BreadcrumbList, CollectionPage, ContactPage, MedicalWebPage, WebPage } from "schema-dts";
import { type FoundRecord, type Kind, kindOf } from "../kinds/index.ts";
import { listPageAt, listPageSize } from "../kinds/list-pages.ts";
import { topicId } from "../kinds/structured-data.ts";
import { recordLinks } from "../records/menu.ts";
import { relatedRecords } from "../records/related-records.ts";
import type { Metadata } from "../schema/metadata.ts";
import { pageNumberOf, type Route } from "../site/route.ts";
import type { GraphContext } from "./graph-context.ts";
import { fieldTypes } from "./medical-field.ts";

/** The facts that every page has. */
function pageFacts(context: GraphContext, route: Route, metadata: Metadata) {
  const url = context.url(route);
  return {
    "@id": url,
    url,
    name: context.text(metadata.title),
    description: context.text(metadata.description),
    inLanguage: "es-MX",
    isPartOf: context.node("sitio"),
  };
}

/**
 * The page of a record: a guide is the main entity of its page, other records are its topic. Only a reviewed text names
 * a reviewer.
 */
export function medicalPage(
  context: GraphContext,
  route: Route,
  metadata: Metadata,
  { collection, record }: FoundRecord,
): MedicalWebPage {
  const facts = pageFacts(context, route, metadata);
  const related = relatedRecords(context.site, { collection, id: record.id });
  const { reviewedOn = "", reviewedBy = "" } = record.review ?? {};
  return {
    "@type": "MedicalWebPage",
    ...facts,
    breadcrumb: { "@id": breadcrumbId(facts.url) },
    primaryImageOfPage: { "@type": "ImageObject", contentUrl: context.picture(record.imageIndividual) },
    [kindOf(collection).structuredData.page]: { "@id": topicId(facts.url) },
    audience: { "@type": "Patient" },
    specialty: fieldTypes(context.site.siteContent).specialties[0],
    publisher: context.node("consultorio"),
    lastReviewed: reviewedOn,
    reviewedBy: { "@type": "Person", name: reviewedOn === "" ? "" : reviewedBy },
    citation: (record.sources ?? []).map(({ title, publisher, year, url }) => ({
      "@type": "CreativeWork",
      name: title,
      publisher: { "@type": "Organization", name: publisher },
      datePublished: year,
      url,
    })),
    relatedLink: Object.values(related)
      .flat()
      .map(({ href }) => context.absolute(href)),
  };
}

/** A page of a list, with its records in the order of the data. Positions go on from page to page. */
export function listPage(
  context: GraphContext,
  route: Route,
  metadata: Metadata,
  kind: Kind,
): CollectionPage {
  const facts = pageFacts(context, route, metadata);
  const { number, groups } = listPageAt(context.site, kind, pageNumberOf(route));
  const ids = new Set(groups.flatMap((group) => group.ids));
  const records = kind.records(context.site).filter(({ id }) => ids.has(id));
  const first = (number - 1) * listPageSize + 1;
  return {
    "@type": "CollectionPage",
    ...facts,
    breadcrumb: { "@id": breadcrumbId(facts.url) },
    mainEntity: {
      "@type": "ItemList",
      itemListElement: recordLinks(context.site, kind.name, records).map(({ label, href }, index) => ({
        "@type": "ListItem",
        position: first + index,
        name: label,
        url: context.absolute(href),
      })),
    },
  };
}

export function contactPage(context: GraphContext, route: Route, metadata: Metadata): ContactPage {
  const facts = pageFacts(context, route, metadata);
  return {
    "@type": "ContactPage",
    ...facts,
    breadcrumb: { "@id": breadcrumbId(facts.url) },
    about: context.node("consultorio"),
  };
}

/** The home page, and every page without a kind of its own. */
export const plainPage = (context: GraphContext, route: Route, metadata: Metadata): WebPage => ({
  "@type": "WebPage",
  ...pageFacts(context, route, metadata),
  about: context.node("consultorio"),
});

const breadcrumbId = (pageUrl: string) => `${pageUrl}#ruta`;

/** The steps from the home page down to a page, the page itself the last. */
export function breadcrumb(
  context: GraphContext,
  route: Route,
  steps: readonly { name: string; path: string }[],
): BreadcrumbList {
  const trail = [{ name: context.options.words.home, path: "/" }, ...steps];
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbId(context.url(route)),
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: context.absolute(path),
    })),
  };
}
