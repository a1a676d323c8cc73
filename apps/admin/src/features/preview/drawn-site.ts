import { kindWith, type SectionType, type Site, shownSite } from "@consultorio/content";
import { coveredBy } from "@consultorio/ui/site";
import type { Snapshot } from "#live-preview/messages.ts";

/**
 * The site as visitors see it: without hidden records, save for the one whose page is open. A section that is edited is
 * drawn in its own design, also where the home page shows it inside of another one.
 */
export function drawnSite({
  site: draft,
  route,
  section = null,
}: Pick<Snapshot, "site" | "route"> & Partial<Pick<Snapshot, "section">>): Snapshot["site"] {
  const site = section === null ? draft : uncovered(draft, section);
  const kind = "id" in route ? kindWith("one", route.page) : undefined;
  if (!("id" in route) || kind === undefined) return shownSite(site);
  const records = kind
    .records(site)
    .map((record) => (record.id === route.id ? { ...record, visible: true } : record));
  return shownSite({ ...site, [kind.name]: records });
}

function uncovered(site: Site, section: SectionType): Site {
  const cover = coveredBy(site, section);
  const selection = cover && site.selectedSections[cover];
  if (!cover || !selection) return site;
  const selectedSections = { ...site.selectedSections, [cover]: { ...selection, display: false } };
  return uncovered({ ...site, selectedSections }, section);
}
