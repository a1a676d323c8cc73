import type { Site } from "../site/documents.ts";
import type { Route } from "../site/route.ts";

/** Name of the disease, symptom or service whose page a route is; undefined for every other page and an unknown id. */
export function recordName(site: Site, route: Route): string | undefined {
  switch (route.page) {
    case "disease":
      return site.diseases.find(({ id }) => id === route.id)?.name;
    case "symptom":
      return site.symptoms.find(({ id }) => id === route.id)?.name;
    case "service":
      return site.services.find(({ id }) => id === route.id)?.title;
    default:
      return undefined;
  }
}
