import type { Graph, Thing } from "schema-dts";
import type { Metadata } from "../schema/metadata.ts";
import type { Site } from "../site/documents.ts";
import { type CollectionName, collectionPaths, type Route } from "../site/route.ts";
import { office, physician, website, wholeOffice } from "./clinic-nodes.ts";
import { pageMetadata } from "./page-metadata.ts";
import {
  breadcrumb,
  contactPage,
  listPage,
  medicalPage,
  plainPage,
  type RecordPage,
  recordTrail,
} from "./page-nodes.ts";
import { condition, procedure, procedureName, signOrSymptom } from "./record-nodes.ts";
import { Setting, type StructuredDataOptions } from "./setting.ts";

/**
 * What a page tells search engines, from the same facts that its visitors read: the office, the doctor, the site, the
 * page, its place and its topic. Null for a page without metadata. Testimonials and ratings are left out: a clinic may
 * not rate itself. Write it into the page with {@link jsonLd}.
 */
export function structuredData(site: Site, route: Route, options: StructuredDataOptions): Graph | null {
  const metadata = pageMetadata(site, route);
  if (metadata === null) return null;
  const setting = new Setting(site, options);
  const aboutOffice = route.page === "home" || route.page === "contact";
  return {
    "@context": "https://schema.org",
    "@graph": [
      aboutOffice ? wholeOffice(setting) : office(setting),
      physician(setting),
      website(setting),
      ...pageNodes(setting, route, metadata),
    ],
  };
}

function pageNodes(setting: Setting, route: Route, metadata: Metadata): Thing[] {
  switch (route.page) {
    case "disease":
    case "symptom":
    case "service":
      return recordNodes(setting, route, metadata);
    case "diseases":
    case "symptoms":
    case "services":
      return [
        listPage(setting, route, metadata, route.page),
        breadcrumb(setting, route, [listStep(setting, route.page)]),
      ];
    case "contact": {
      const name = setting.site.siteContent.contact.pageTitle;
      return [
        contactPage(setting, route, metadata),
        breadcrumb(setting, route, [{ name, path: "/contacto" }]),
        ...services(setting),
      ];
    }
    case "home":
      return [plainPage(setting, route, metadata), ...services(setting)];
    default:
      return [plainPage(setting, route, metadata)];
  }
}

/** The services that the office names. */
const services = (setting: Setting): Thing[] =>
  setting.site.services.map((service) => procedureName(setting, service));

const listStep = ({ options }: Setting, collection: CollectionName) => ({
  name: options.words.collections[collection],
  path: collectionPaths[collection],
});

type RecordRoute = Extract<Route, { id: string }>;

function recordNodes(setting: Setting, route: RecordRoute, metadata: Metadata): Thing[] {
  const found = recordOf(setting, route);
  if (found === null) return [];
  return [
    medicalPage(setting, route, metadata, found.page),
    breadcrumb(setting, route, recordTrail(setting, found.page)),
    found.topic,
  ];
}

function recordOf(setting: Setting, route: RecordRoute): { page: RecordPage; topic: Thing } | null {
  const { site } = setting;
  const page = <Kind extends CollectionName>(
    collection: Kind,
    record: Site[Kind][number],
    name: string,
  ): RecordPage => {
    const { id, imageIndividual: image, review, sources } = record;
    return { collection, id, name, image, review, sources };
  };
  switch (route.page) {
    case "disease": {
      const disease = site.diseases.find(({ id }) => id === route.id);
      return disease
        ? { page: page("diseases", disease, disease.name), topic: condition(setting, disease) }
        : null;
    }
    case "symptom": {
      const symptom = site.symptoms.find(({ id }) => id === route.id);
      return symptom
        ? { page: page("symptoms", symptom, symptom.name), topic: signOrSymptom(setting, symptom) }
        : null;
    }
    case "service": {
      const service = site.services.find(({ id }) => id === route.id);
      return service
        ? { page: page("services", service, service.title), topic: procedure(setting, service) }
        : null;
    }
  }
}
