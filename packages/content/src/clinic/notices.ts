import type { SiteContent } from "../kinds/site-content.ts";
import type { Announcement, Closure, Notices } from "../schema/notices.ts";
import type { Site } from "../site/documents.ts";
import { formatDay } from "../site/text.ts";

/** How many days before a closure begins the site shows it. */
export const closureNoticeDays = 14;

/** The announcement, or null where there is none. Whether it has ended, the browser's clock decides. */
export const announcement = ({ notices }: SiteContent): Announcement | null =>
  notices && notices.announcement.text !== "" ? notices.announcement : null;

/** The days without consultation, the next first. */
export const closures = ({ notices }: SiteContent): Closure[] =>
  (notices?.closures ?? []).toSorted((one, other) => one.from.localeCompare(other.from));

/** A closure as text: `Cerrado del 24 al 26 de diciembre: fiestas`, `Cerrado el 2 de noviembre`. */
export function closureLine({ from, to, reason }: Closure): string {
  const [last, first] = [formatDay(to), formatDay(from)];
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const days = from === to ? `el ${last}` : `del ${sameMonth ? Number(from.slice(8)) : first} al ${last}`;
  return `Cerrado ${days}${reason === "" ? "" : `: ${reason}`}`;
}

/** Whether the last day of an announcement is before a day. The site does not show it then. */
export const isPastAnnouncement = (
  { text, until }: Pick<Announcement, "text" | "until">,
  day: string,
): boolean => text !== "" && until !== "" && until < day;

/** Whether the last day of the home page's announcement is before a day. */
export const isPastHomeAnnouncement = ({ homeAnnouncement }: SiteContent, day: string): boolean =>
  homeAnnouncement.title !== "" && homeAnnouncement.until !== "" && homeAnnouncement.until < day;

/** The site without the notices that ended before a day, so that a page drawn on that day is right without a clock. */
export function withoutPastNotices(site: Site, day: string): Site {
  const { siteContent } = site;
  const current: SiteContent = isPastHomeAnnouncement(siteContent, day)
    ? { ...siteContent, homeAnnouncement: { ...siteContent.homeAnnouncement, title: "" } }
    : siteContent;
  if (current.notices === undefined)
    return current === siteContent ? site : { ...site, siteContent: current };
  return { ...site, siteContent: { ...current, notices: currentNotices(current.notices, day) } };
}

const currentNotices = ({ announcement: bar, closures: all }: Notices, day: string): Notices => ({
  announcement: bar.until < day ? { text: "", linkText: "", link: "", until: "" } : bar,
  closures: all.filter(({ to }) => to >= day),
});
