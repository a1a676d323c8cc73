import { addDays, clinicDay } from "../clinic/clinic-day.ts";
import { closureNoticeDays, withoutPastNotices } from "../clinic/notices.ts";
import type { CollectionName } from "../kinds/index.ts";
import type { RecordChange, RecordChanges } from "../records/record-changes.ts";
import { type RelatedPlaces, relatedPlaces } from "../records/related-records.ts";
import type { Site } from "../site/documents.ts";
import { isExampleSite } from "./examples/example-content.ts";

/** Facts about the whole site, or about the day. */
interface SiteFacts {
  /** Whether the pages have to say that the site is an example. */
  isExample: boolean;
  /** The first days of the closures that are too far away to be shown. */
  laterClosures: readonly string[];
  /** Whether the first day of the home page's announcement is still to come. */
  laterAnnouncement: boolean;
  relatedPlaces: RelatedPlaces;
  /** The public changes of each record. */
  changes: RecordChanges;
}

/** A site as its pages are drawn on a day. */
export type DrawnSite = Site & { facts: SiteFacts };

/**
 * A site as its pages are drawn on a day: without the notices that have ended, and with facts that depend on the whole
 * site or on the clock. A page that reads a fact has to be drawn again only if the fact changes.
 * @param changes the public changes of its records; none where the site is not public
 */
export function drawnSite(site: Site, day: string, changes: RecordChanges = {}): DrawnSite {
  const current = withoutPastNotices(site, day);
  const facts: SiteFacts = {
    isExample: isExampleSite(site),
    laterClosures: laterThan(current, day),
    laterAnnouncement: isLater(current, day),
    relatedPlaces: relatedPlaces(site),
    changes,
  };
  return { ...current, facts };
}

/** Whether the pages have to say that the site is an example. */
export const showsExample = (site: Site & Partial<DrawnSite>): boolean =>
  site.facts?.isExample ?? isExampleSite(site);

/** The first days of the closures that are too far away to be shown; today where the site was not drawn for another day. */
export const laterClosures = (site: Site & Partial<DrawnSite>): readonly string[] =>
  site.facts?.laterClosures ?? laterThan(site, clinicDay(new Date()));

const laterThan = ({ siteContent }: Site, day: string): string[] =>
  (siteContent.notices?.closures ?? [])
    .map(({ from }) => from)
    .filter((from) => addDays(from, -closureNoticeDays) > day);

/** Whether the first day of the home page's announcement is still to come; today where the site was not drawn for another day. */
export const isLaterAnnouncement = (site: Site & Partial<DrawnSite>): boolean =>
  site.facts?.laterAnnouncement ?? isLater(site, clinicDay(new Date()));

const isLater = ({ siteContent }: Site, day: string): boolean => siteContent.homeAnnouncement.from > day;

/** The public changes of a record, the newest first. */
export const recordChanges = (
  site: Site & Partial<DrawnSite>,
  collection: CollectionName,
  id: string,
): readonly RecordChange[] => site.facts?.changes[collection]?.[id] ?? [];
