import { kindWith, shownSite } from "@consultorio/content";
import type { Snapshot } from "#live-preview/messages.ts";

/** The site as visitors see it: without hidden records, save for the one whose page is open. */
export function drawnSite({ site, route }: Pick<Snapshot, "site" | "route">): Snapshot["site"] {
  const kind = "id" in route ? kindWith("one", route.page) : undefined;
  if (!("id" in route) || kind === undefined) return shownSite(site);
  const records = kind
    .records(site)
    .map((record) => (record.id === route.id ? { ...record, visible: true } : record));
  return shownSite({ ...site, [kind.name]: records });
}
