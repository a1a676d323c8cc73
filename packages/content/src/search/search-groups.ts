import type { Site } from "../site/documents.ts";
import { type CollectionName, collectionPaths, routePath } from "../site/route.ts";
import { interpolate } from "../site/text.ts";

/** Something that the site's search can find, with the words that it is found by, the telling ones first. */
export interface SearchEntry {
  href: string;
  name: string;
  description: string;
  /** Other names, as a doctor or a patient would say them. */
  terms: string[];
  /** Words of the page that tell a little about it. */
  words: string[];
}

/** What the search can find, in groups: the three collections, then the page of the office. */
export interface SearchGroup {
  group: CollectionName | "office";
  entries: SearchEntry[];
}

const entry = (
  collection: CollectionName,
  { id, shortDescription, searchTerms = [], metadata }: Site[CollectionName][number],
  own: { name: string; terms: string[]; words: string[] },
): SearchEntry => ({
  href: `${collectionPaths[collection]}/${id}`,
  name: own.name,
  description: shortDescription,
  terms: [...searchTerms, ...own.terms].filter((term) => term !== ""),
  words: [...metadata.keywords, ...own.words],
});

/** Everything that the site's search can find. Groups without an entry are left out. */
export function searchGroups(site: Site): SearchGroup[] {
  const { contact, doctorWorkInfo } = site.siteContent;
  const groups: SearchGroup[] = [
    {
      group: "symptoms",
      entries: site.symptoms.map((symptom) =>
        entry("symptoms", symptom, { name: symptom.name, terms: [], words: symptom.relatedConditions }),
      ),
    },
    {
      group: "diseases",
      entries: site.diseases.map((disease) =>
        entry("diseases", disease, {
          name: disease.name,
          terms: [disease.technicalName],
          words: disease.symptoms,
        }),
      ),
    },
    {
      group: "services",
      entries: site.services.map((service) =>
        entry("services", service, { name: service.title, terms: [], words: service.types }),
      ),
    },
    {
      group: "office",
      entries: [
        {
          href: routePath({ page: "contact" }),
          name: contact.pageTitle,
          description: contact.metadata.description,
          terms: [...(contact.searchTerms ?? []), doctorWorkInfo.consultingHeader],
          words: contact.metadata.keywords,
        },
      ],
    },
  ];
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ group, entries }) => ({
      group,
      entries: entries.map((found) => ({
        ...found,
        description: interpolate(found.description, site.siteContent),
      })),
    }));
}
