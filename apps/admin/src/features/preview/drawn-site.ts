import { shownSite } from "@consultorio/content";
import type { Snapshot } from "#live-preview/messages.ts";

const listOf = { disease: "diseases", symptom: "symptoms", service: "services", guide: "guides" } as const;

/** The site as visitors see it: without hidden records, save for the one whose page is open. */
export function drawnSite({ site, route }: Pick<Snapshot, "site" | "route">): Snapshot["site"] {
  if (!("id" in route)) return shownSite(site);
  const list = listOf[route.page];
  const records = site[list].map((record) =>
    record.id === route.id ? { ...record, visible: true } : record,
  );
  return shownSite({ ...site, [list]: records });
}
