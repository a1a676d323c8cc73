import type { Announcement, Closure, Notices } from "../schema/notices.ts";
import type { SiteContent } from "../schema/site-content.ts";
import type { Site } from "../site/documents.ts";

/** How many days before a closure begins the site tells of it. */
export const closureNoticeDays = 14;

const nothing: Notices = {
  announcement: { text: "", linkText: "", link: "", until: "" },
  closures: [],
};

/** The notices of a site; empty where it has none. */
export const noticesOf = ({ notices }: SiteContent): Notices => notices ?? nothing;

/** The announcement, or null where there is none to show. Whether its time has passed is for the reader's clock. */
export function announcement(site: SiteContent): Announcement | null {
  const { announcement: found } = noticesOf(site);
  return found.text === "" ? null : found;
}

/** The days without consultation, the next first. */
export const closures = (site: SiteContent): Closure[] =>
  noticesOf(site).closures.toSorted((one, other) => one.from.localeCompare(other.from));

let monthDay: Intl.DateTimeFormat | undefined;

/** A calendar day as it is read: `24 de diciembre`. */
export function formatDay(day: string): string {
  // Made when it is first needed: this module is in every page, and the first format costs a phone tens of milliseconds.
  monthDay ??= new Intl.DateTimeFormat("es-MX", { timeZone: "UTC", day: "numeric", month: "long" });
  return monthDay.format(new Date(`${day}T12:00:00Z`));
}

/** A closure as it is read: `Cerrado del 24 al 26 de diciembre por fiestas`, `Cerrado el 2 de noviembre`. */
export function closureLine({ from, to, reason }: Closure): string {
  const [last, first] = [formatDay(to), formatDay(from)];
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const days = from === to ? `el ${last}` : `del ${sameMonth ? Number(from.slice(8)) : first} al ${last}`;
  return `Cerrado ${days}${reason === "" ? "" : `: ${reason}`}`;
}

/** The site without what has ended by a day: what is drawn on that day needs no clock to be right. */
export function withoutPastNotices(site: Site, day: string): Site {
  const { notices } = site.siteContent;
  if (notices === undefined) return site;
  const ended = notices.announcement.until < day;
  const current: Notices = {
    announcement: ended ? nothing.announcement : notices.announcement,
    closures: notices.closures.filter(({ to }) => to >= day),
  };
  return { ...site, siteContent: { ...site.siteContent, notices: current } };
}
