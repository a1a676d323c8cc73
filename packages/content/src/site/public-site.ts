import { type Collections, kinds } from "../kinds/index.ts";
import type { Relations } from "../schema/evidence.ts";
import { isHiddenEntry } from "../schema/is-hidden-entry.ts";
import type { Site } from "./documents.ts";
import { idsOf } from "./route.ts";
import { visible } from "./text.ts";

interface Linked {
  visible?: boolean | undefined;
  relations?: Relations | undefined;
}

/**
 * The site as visitors get it: without the hidden records, and without relations to records that are hidden or gone.
 * Editors see the whole site: such a relation holds again when the record is shown or recovered.
 */
export function shownSite(site: Site): Site {
  const shownIds = (collection: keyof Relations) =>
    site[collection].filter((record) => record.visible !== false).flatMap(idsOf);
  const ids = {
    symptoms: shownIds("symptoms"),
    diseases: shownIds("diseases"),
    services: shownIds("services"),
  };
  const links = ({ symptoms, diseases, services }: Relations): Relations => ({
    symptoms: symptoms.filter((id) => ids.symptoms.includes(id)),
    diseases: diseases.filter((id) => ids.diseases.includes(id)),
    services: services.filter((id) => ids.services.includes(id)),
  });
  return {
    ...site,
    ...mapCollections(site, (records) =>
      visible(records).map((record) =>
        record.relations ? { ...record, relations: links(record.relations) } : record,
      ),
    ),
    testimonials: visible(site.testimonials),
  };
}

/** The collections of a site, each with its records changed. */
function mapCollections(
  site: Site,
  map: <Item extends Linked>(records: readonly Item[]) => Item[],
): Collections;
function mapCollections(site: Site, map: (records: readonly Linked[]) => Linked[]): Record<string, unknown> {
  return Object.fromEntries(kinds.map((kind) => [kind.name, map(kind.records(site))]));
}

/**
 * The site for callers without a session. Entries that are switched off or lack a person's consent are left out at every depth, and so are the notes
 * about unused pictures, since an upload that is on no page is not public, and the confirmations. Texts of sections that
 * no page shows stay, because a document has its whole shape.
 */
export function publicSite(site: Site): Site {
  const { siteContent, ...others } = withoutHidden(shownSite(site));
  const { pictures, confirmed: _, ...content } = siteContent;
  if (pictures === undefined) return { ...others, siteContent: content };
  const named = new Set(texts({ others, content }));
  return {
    ...others,
    siteContent: { ...content, pictures: pictures.filter(({ path }) => named.has(path)) },
  };
}

function withoutHidden<Value>(value: Value): Value;
function withoutHidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !isHiddenEntry(entry)).map(withoutHidden);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutHidden(field)]));
}

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}
