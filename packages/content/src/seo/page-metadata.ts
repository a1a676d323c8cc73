import type { Metadata } from "../schema/metadata.ts";
import type { Site } from "../site/documents.ts";
import type { Route } from "../site/route.ts";

/** Metadata of a page from its record, or null for a page that has none (an unknown record, not found). */
export function pageMetadata(site: Site, route: Route): Metadata | null {
  const { siteContent } = site;
  switch (route.page) {
    case "home":
      return siteContent.home.metadata;
    case "services":
      return siteContent.services.page.metadata;
    case "diseases":
      return siteContent.diseasesSection.page.metadata;
    case "symptoms":
      return siteContent.symptoms.page.metadata;
    case "service":
      return site.services.find(({ id }) => id === route.id)?.metadata ?? null;
    case "disease":
      return site.diseases.find(({ id }) => id === route.id)?.metadata ?? null;
    case "symptom":
      return site.symptoms.find(({ id }) => id === route.id)?.metadata ?? null;
    case "contact":
    case "search":
    case "privacy":
      return siteContent[route.page].metadata;
    case "not-found":
      return null;
  }
}
