import { parseDays, parseHours, type Span } from "../schema/opening-hours.ts";
import type { SiteContent } from "../schema/site-content.ts";
import { addDays, clinicMoment, weekdayOf } from "./clinic-day.ts";

/** Opening hours of some days of the week; 0 is Sunday. Minutes are counted from midnight. */
export interface OpeningHours extends Span {
  days: number[];
}

/** Rows of hours, each with its days as text. A row without a time is left out. */
const rowsOf = (texts: { days: string; hours: string }[]): (Span & { days: string })[] =>
  texts.flatMap(({ days, hours }) => (parseHours(hours) ?? []).map((span) => ({ days, ...span })));

const officeRows = ({ doctorWorkInfo: work }: SiteContent) =>
  rowsOf([
    { days: work.consultingHoursDays1, hours: work.consultingHours1 },
    { days: work.consultingHoursDays2, hours: work.consultingHours2 },
  ]);

/** The consulting office's hours, from the two day ranges of the content. */
export const openingHours = (site: SiteContent): OpeningHours[] =>
  officeRows(site).map(({ days, ...span }) => ({ days: parseDays(days) ?? [], ...span }));

/** One line of the hours table in words: `Lunes a viernes`, `3:00 PM a 8:00 PM`. */
export interface HoursLine {
  days: string;
  hours: string;
}

const inWords = ({ days, opens, closes }: Span & { days: string }): HoursLine => ({
  days,
  hours: `${formatTime(opens)} a ${formatTime(closes)}`,
});

/** The hours table of the consulting office. */
export const hoursLines = (site: SiteContent): HoursLine[] => officeRows(site).map(inWords);

/** The hours table of the hospital. */
export const hospitalHours = ({ doctorWorkInfo: work }: SiteContent): HoursLine[] =>
  rowsOf([
    { days: work.hospitalHoursDays1, hours: work.hospitalHours1 },
    { days: work.hospitalHoursDays2, hours: work.hospitalHours2 },
  ]).map(inWords);

/** Minutes after midnight on the 12-hour clock used in Mexico: `3:00 PM`. */
export function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

export type OpeningStatus =
  | { open: true; closes: number }
  | { open: false; next: { day: number; opens: number; inDays: number } | null };

/** How many days ahead to search for the next opening: more than any closure of a clinic. */
const horizon = 60;

/**
 * Whether the office is open at `now` on the clinic's clock, and when that changes. `closed` are spans of calendar days
 * (`2027-03-31`, both ends included) on which it does not open at all.
 */
export function openingStatus(
  hours: readonly OpeningHours[],
  now: Date,
  closed: readonly { from: string; to: string }[] = [],
): OpeningStatus {
  const { date: today, minute } = clinicMoment(now);
  const day = weekdayOf(today);
  const spansIn = (inDays: number) => {
    const date = addDays(today, inDays);
    if (closed.some(({ from, to }) => from <= date && date <= to)) return [];
    return hours.filter(({ days }) => days.includes((day + inDays) % 7));
  };
  const current = spansIn(0).find(({ opens, closes }) => opens <= minute && minute < closes);
  if (current) return { open: true, closes: current.closes };
  for (let inDays = 0; inDays <= horizon; inDays++) {
    const opens = spansIn(inDays)
      .map((span) => span.opens)
      .filter((time) => inDays > 0 || time > minute);
    if (opens.length > 0)
      return { open: false, next: { day: (day + inDays) % 7, opens: Math.min(...opens), inDays } };
  }
  return { open: false, next: null };
}
