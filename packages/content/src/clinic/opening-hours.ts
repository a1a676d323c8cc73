import type { SiteContent } from "../kinds/site-content.ts";
import { parseDays, parseHours, type Span } from "../schema/opening-hours.ts";
import { addDays, clinicMoment, weekdayOf } from "./clinic-day.ts";

/** Opening hours of some days of the week; 0 is Sunday. Minutes are counted from midnight. */
export interface OpeningHours extends Span {
  /** Days of the week as numbers: 0 is Sunday. @es Días de la semana en número: 0 es domingo. */
  days: number[];
}

/** Days in words, and the opening hours of each of them. */
interface HoursRow {
  days: string;
  spans: Span[];
}

/** Rows of hours. A row without days or without times is left out. */
const rowsOf = (texts: { days: string; hours: string }[]): HoursRow[] =>
  texts
    .map(({ days, hours }) => ({ days, spans: parseHours(hours) ?? [] }))
    .filter(({ days, spans }) => days.trim() !== "" && spans.length > 0);

const officeRows = ({ doctorWorkInfo: work }: SiteContent) =>
  rowsOf([
    { days: work.consultingHoursDays1, hours: work.consultingHours1 },
    { days: work.consultingHoursDays2, hours: work.consultingHours2 },
    ...work.consultingHoursMore,
  ]);

const hospitalRows = ({ doctorWorkInfo: work }: SiteContent) =>
  rowsOf([
    { days: work.hospitalHoursDays1, hours: work.hospitalHours1 },
    { days: work.hospitalHoursDays2, hours: work.hospitalHours2 },
    ...work.hospitalHoursMore,
  ]);

const spansOf = ({ days, spans }: HoursRow): OpeningHours[] =>
  spans.map((span) => ({ days: parseDays(days) ?? [], ...span }));

/** The consulting office's hours. */
export const openingHours = (site: SiteContent): OpeningHours[] => officeRows(site).flatMap(spansOf);

/** The hospital's hours. */
export const hospitalOpeningHours = (site: SiteContent): OpeningHours[] =>
  hospitalRows(site).flatMap(spansOf);

/** A row of hours from a form, complete or not: `path` is the path of its hours within `doctorWorkInfo`. */
export interface TypedHours {
  path: string;
  days: string;
  hours: string;
}

/** The rows of hours of the office, then those of the hospital. Takes the values of a form, complete or not. */
export function typedHours(work: unknown): TypedHours[][] {
  if (typeof work !== "object" || work === null) return [];
  const values = new Map<string, unknown>(Object.entries(work));
  return ["consultingHours", "hospitalHours"].map((name) => {
    const more = values.get(`${name}More`);
    return [
      ...[1, 2].map((row) => ({
        path: `${name}${row}`,
        days: textOf(values.get(`${name}Days${row}`)),
        hours: textOf(values.get(`${name}${row}`)),
      })),
      ...(Array.isArray(more) ? more : []).map((row, index) => ({
        path: `${name}More.${index}.hours`,
        days: textOf(row?.days),
        hours: textOf(row?.hours),
      })),
    ];
  });
}

/**
 * The rows of hours that overlap an earlier row of the same place on the same day: the path of their hours within
 * `doctorWorkInfo`, and the first of these days. Takes the values of a form, complete or not.
 */
export const overlappingHours = (work: unknown): { path: string; day: number }[] =>
  typedHours(work).flatMap(overlapsIn);

function overlapsIn(typed: TypedHours[]): { path: string; day: number }[] {
  const rows = typed.map(({ path, days, hours }) => ({
    path,
    days: parseDays(days) ?? [],
    spans: parseHours(hours) ?? [],
  }));
  return rows.flatMap(({ path, days, spans }, index) => {
    const earlier = rows.slice(0, index).filter((row) => row.spans.some((span) => spans.some(meets(span))));
    const day = days.find((one) => earlier.some((row) => row.days.includes(one)));
    return day === undefined ? [] : [{ path, day }];
  });
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const meets = (one: Span) => (other: Span) => one.opens < other.closes && other.opens < one.closes;

/** One line of the hours table in words: `Monday to Friday`, `9 to 14 and 16 to 19`. */
export interface HoursLine {
  /** Days in words: `Monday to Friday`. @es Días en palabras: «Lunes a viernes». */
  days: string;
  /** Hours in words: `3:00 PM a 8:00 PM`. @es Horas en palabras: «3:00 PM a 8:00 PM». */
  hours: string;
}

/** The spans of a day in words: `9:00 AM a 2:00 PM y 4:00 PM a 7:00 PM`. */
export const formatHours = (spans: readonly Span[]): string =>
  spans.map(({ opens, closes }) => `${formatTime(opens)} a ${formatTime(closes)}`).join(" y ");

const inWords = ({ days, spans }: HoursRow): HoursLine => ({ days, hours: formatHours(spans) });

/** The hours table of the consulting office. */
export const hoursLines = (site: SiteContent): HoursLine[] => officeRows(site).map(inWords);

/** The hours table of the hospital. */
export const hospitalHours = (site: SiteContent): HoursLine[] => hospitalRows(site).map(inWords);

/** Minutes after midnight on the 12-hour clock used in Mexico: `3:00 PM`. */
export function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** The closing time: a span that begins before another one ends continues with it. */
function closingAfter(closes: number, spans: readonly Span[]): number {
  const later = spans.find((span) => span.opens <= closes && closes < span.closes);
  return later === undefined ? closes : closingAfter(later.closes, spans);
}

export type OpeningStatus =
  | { open: true; closes: number }
  | { open: false; next: { day: number; opens: number; inDays: number } | null };

/** How many days ahead to search for the next opening: more than any closure of a clinic. */
const horizon = 60;

/**
 * Whether the office is open at `now` on the clinic's clock, and when that changes. `closed` are spans of calendar days
 * (`2027-03-31`, both ends included) on which it does not open at all. `timeZone` is the clinic's; that of the site's
 * clinic by default.
 */
export function openingStatus(
  hours: readonly OpeningHours[],
  now: Date,
  closed: readonly { from: string; to: string }[] = [],
  timeZone?: string,
): OpeningStatus {
  const { date: today, minute } = clinicMoment(now, timeZone);
  const day = weekdayOf(today);
  const spansIn = (inDays: number) => {
    const date = addDays(today, inDays);
    if (closed.some(({ from, to }) => from <= date && date <= to)) return [];
    return hours.filter(({ days }) => days.includes((day + inDays) % 7));
  };
  const current = spansIn(0).find(({ opens, closes }) => opens <= minute && minute < closes);
  if (current) return { open: true, closes: closingAfter(current.closes, spansIn(0)) };
  for (let inDays = 0; inDays <= horizon; inDays++) {
    const opens = spansIn(inDays)
      .map((span) => span.opens)
      .filter((time) => inDays > 0 || time > minute);
    if (opens.length > 0)
      return { open: false, next: { day: (day + inDays) % 7, opens: Math.min(...opens), inDays } };
  }
  return { open: false, next: null };
}
