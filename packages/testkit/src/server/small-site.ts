import type { Relations, Site } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";

/** Records that tests name, and the first of each collection. */
const kept = new Set(
  [
    "varices",
    "escleroterapia",
    bundledSite.diseases[0]?.id,
    bundledSite.services[0]?.id,
    bundledSite.guides[0]?.id,
    ...bundledSite.symptoms.slice(0, 2).map(({ id }) => id),
  ].filter((id) => id !== undefined),
);

const isKept = ({ id }: { id: string }) => kept.has(id);

/** A public site has no relation to a record that does not exist; a draft without such relations looks the same. */
function withKeptRelations<Item extends { relations?: Relations | undefined }>(item: Item): Item {
  const { relations } = item;
  if (relations === undefined) return item;
  const only = (ids: readonly string[]) => ids.filter((id) => kept.has(id));
  const { symptoms, diseases, services } = relations;
  return {
    ...item,
    relations: { symptoms: only(symptoms), diseases: only(diseases), services: only(services) },
  };
}

/**
 * The bundled site with two diseases, two symptoms, two services and a guide: every kind of page, in a third of the time that
 * the whole site takes to publish. What the pages say is tested on the whole site, in the browser.
 */
export const smallSite: Site = {
  ...bundledSite,
  diseases: bundledSite.diseases.filter(isKept).map(withKeptRelations),
  symptoms: bundledSite.symptoms.filter(isKept).map(withKeptRelations),
  services: bundledSite.services.filter(isKept).map(withKeptRelations),
  guides: bundledSite.guides.filter(isKept).map(withKeptRelations),
};
