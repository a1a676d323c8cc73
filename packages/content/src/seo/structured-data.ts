import type { Graph, Thing } from "schema-dts";
import { findRecord, titleOf } from "../records/record.ts";
import type { Metadata } from "../schema/metadata.ts";
import type { Site } from "../site/documents.ts";
import { type CollectionName, collectionPaths, type Route, routePath } from "../site/route.ts";
import { office, specialist, website, wholeOffice } from "./clinic-nodes.ts";
import { GraphContext, type StructuredDataOptions } from "./graph-context.ts";
import { pageMetadata } from "./page-metadata.ts";
import { breadcrumb, contactPage, listPage, medicalPage, plainPage } from "./page-nodes.ts";
import { procedureName, recordNodes } from "./record-nodes.ts";

/**
 * The facts of a page for search engines, the same that its visitors read: the office, the doctor, the site, the page,
 * its place and its topic. Null for a page without metadata. Testimonials and ratings are left out: a clinic may not
 * rate itself. Write it into the page with {@link jsonLd}.
 */
export function structuredData(site: Site, route: Route, options: StructuredDataOptions): Graph | null {
  const metadata = pageMetadata(site, route);
  if (metadata === null) return null;
  const context = new GraphContext(site, options);
  const aboutOffice = route.page === "home" || route.page === "contact";
  return {
    "@context": "https://schema.org",
    "@graph": [
      aboutOffice ? wholeOffice(context) : office(context),
      specialist(context),
      website(context),
      ...pageNodes(context, route, metadata),
      ...(aboutOffice ? site.services.map((service) => procedureName(context, service)) : []),
    ],
  };
}

function pageNodes(context: GraphContext, route: Route, metadata: Metadata): Thing[] {
  const listStep = (collection: CollectionName) => ({
    name: context.options.words.collections[collection],
    path: collectionPaths[collection],
  });
  const step = (name: string) => ({ name, path: routePath(route) });
  const found = findRecord(context.site, route);
  if (found)
    return [
      medicalPage(context, route, metadata, found),
      breadcrumb(context, route, [listStep(found.collection), step(titleOf(found.record))]),
      ...recordNodes(context, found),
    ];
  switch (route.page) {
    case "diseases":
    case "symptoms":
    case "services":
    case "guides":
      return [
        listPage(context, route, metadata, route.page),
        breadcrumb(context, route, [listStep(route.page)]),
      ];
    case "contact":
      return [
        contactPage(context, route, metadata),
        breadcrumb(context, route, [step(context.site.siteContent.contact.pageTitle)]),
      ];
    default:
      return [plainPage(context, route, metadata)];
  }
}
