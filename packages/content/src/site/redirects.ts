import type { Site } from "./documents.ts";
import { type CollectionName, collectionPaths } from "./route.ts";

/** An address that a page had, and the one that it has now. */
export interface Redirect {
  from: string;
  to: string;
}

const collections: readonly CollectionName[] = ["diseases", "symptoms", "services"];

/**
 * Where the former addresses of records lead. Each leads straight to the present one, however often the record was
 * renamed, so that there is neither a chain nor a loop. A former id that another record has taken belongs to that
 * record; one that two records claim leads to the first.
 */
export function redirects(site: Site): Redirect[] {
  return collections.flatMap((collection) => {
    const taken = new Set(site[collection].map(({ id }) => id));
    return site[collection].flatMap(({ id, formerIds = [] }) =>
      formerIds.flatMap((former) => {
        if (taken.has(former)) return [];
        taken.add(former);
        return [
          { from: `${collectionPaths[collection]}/${former}`, to: `${collectionPaths[collection]}/${id}` },
        ];
      }),
    );
  });
}
