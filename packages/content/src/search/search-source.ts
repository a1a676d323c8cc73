import type { Site } from "../site/documents.ts";
import { routePath } from "../site/route.ts";
import { officeFacts } from "./office-facts.ts";
import type { SearchSource } from "./search-data.ts";
import { searchGroups } from "./search-groups.ts";
import { siteWords } from "./site-words.ts";
import { withTellingWords } from "./telling-words.ts";

/** The input of a site's search. */
export const searchSource = (site: Site): SearchSource => ({
  entries: withTellingWords(searchGroups(site).flatMap(({ entries }) => entries)),
  siteWords: siteWords(site),
  office: officeFacts(site, routePath({ page: "contact" })),
});
