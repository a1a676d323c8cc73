import type { Relations } from "../schema/evidence.ts";
import type { Site } from "./documents.ts";
import type { CollectionName } from "./route.ts";
import { visible } from "./text.ts";

/** The site as visitors get it: without the records that are hidden and the links to them. Editors see the whole. */
export function shownSite(site: Site): Site {
  const keep = <Item extends Linked>(records: Item[]) =>
    visible(records).map((record) => withoutLinks(record, site));
  return {
    ...site,
    diseases: keep(site.diseases),
    symptoms: keep(site.symptoms),
    services: keep(site.services),
    testimonials: visible(site.testimonials),
  };
}

interface Linked {
  visible?: boolean | undefined;
  relations?: Relations | undefined;
}

function withoutLinks<Item extends Linked>(record: Item, site: Site): Item {
  if (record.relations === undefined) return record;
  const keep = (collection: CollectionName, ids: string[]) => {
    const hidden = site[collection]
      .filter((other) => other.visible === false)
      .flatMap(({ id, formerIds = [] }) => [id, ...formerIds]);
    return ids.filter((id) => !hidden.includes(id));
  };
  const { symptoms, diseases, services } = record.relations;
  const relations = {
    symptoms: keep("symptoms", symptoms),
    diseases: keep("diseases", diseases),
    services: keep("services", services),
  };
  return { ...record, relations };
}
