import { parseHours, plain } from "../opening-hours.ts";

/** One time of day: `9`, `9:30`, `9.30`, `9 h 30`, with what says its half of the day. */
const time = String.raw`(\d{1,2})(?:\s*(?:[:.]|h)\s*([0-5]\d))?\s*(?:hrs?\b\.?|horas?\b|h\b)?\s*(a\.? ?m\b\.?|p\.? ?m\b\.?|de la manana|de la tarde|de la noche)?`;
const between = String.raw`\s*(?:\ba(?:l)?(?: las?)?\b|\bhasta(?: las?)?\b|\by(?: las?)?\b|[-\u2013\u2014])\s*`;
const span = new RegExp(`^(?:de |desde |entre )?(?:las? )?${time}${between}${time}\\s*$`);

const closed = /^(?:cerrado|no abrimos|no hay consulta|no|-+|\u2013)$/;
const wholeDay = /^(?:las )?(?:24 ?(?:hrs?\.?|horas|h)|todo el dia|24\/7|abierto 24 horas)$/;

interface Time {
  hour: number;
  minute: number;
  half: "am" | "pm" | null;
  /** Written with minutes or above twelve: it needs no half of the day. */
  exact: boolean;
}

function timeOf(hour = "", minute: string | undefined, half: string | undefined): Time | null {
  const at = Number(hour);
  if (at > 24 || (half !== undefined && at > 12)) return null;
  return {
    hour: at,
    minute: Number(minute ?? 0),
    half: half === undefined ? null : /^a|manana/.test(half) ? "am" : "pm",
    exact: at > 12 || (minute !== undefined && hour.length === 2),
  };
}

const minutesOf = ({ hour, minute, half }: Time): number =>
  (half === null ? hour : (hour % 12) + (half === "pm" ? 12 : 0)) * 60 + minute;

/** The latest minute of a day that hours may have. */
const dayEnd = 23 * 60 + 59;

/** Opening and closing time in minutes; null where the text has none, or leaves open which half of the day it means. */
function spanOf(text: string): [opens: number, closes: number] | null {
  const match = span.exec(text);
  const from = timeOf(match?.[1], match?.[2], match?.[3]);
  const to = timeOf(match?.[4], match?.[5], match?.[6]);
  if (!match || from === null || to === null) return null;
  let closes = minutesOf(to);
  let opens = minutesOf(from);
  if (from.half === null && !from.exact && to.half === "pm" && opens + 12 * 60 < closes) opens += 12 * 60;
  // `9 a 2` is until 14:00. `4 a 8` may be either half of the day.
  if (to.half === null && !to.exact && closes <= opens && closes < 12 * 60) closes += 12 * 60;
  const isUnclear = from.half === null && !from.exact && to.half === null && !to.exact && opens < 6 * 60;
  if (closes === 0 || closes === 24 * 60) closes = dayEnd;
  return isUnclear || opens >= closes ? null : [opens, closes];
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/**
 * Opening hours as the site stores them: `9 a 14 hrs` is `9:00 a 14:00`, and `24 horas` is `0:00 a 23:59`. Hours that the site
 * reads already, and a text that leaves a time open, stay as they are.
 */
export function understoodHours(text: string): string {
  if (parseHours(text) !== null) return text;
  const bare = plain(text.replaceAll("\n", ";"))
    .replace(/\bmedio ?dia\b/g, "12 pm")
    .replace(/\bmedia ?noche\b/g, "24:00")
    .replace(/^entre (.*) y /, "$1 a ")
    .replace(/[.,;]+$/, "");
  if (closed.test(bare)) return "";
  if (wholeDay.test(bare)) return `0:00 a ${clock(dayEnd)}`;
  const spans = bare
    .split(/\s*(?:[,;/|]|\by (?=(?:de|desde|entre|las?)\b)|\by (?=\d[^y]*(?:\ba\b|[-\u2013])))\s*/)
    .map(spanOf);
  if (spans.includes(null)) return text;
  return spans
    .flatMap((one) => (one === null ? [] : [one]))
    .sort(([one], [other]) => one - other)
    .map(([opens, closes]) => `${clock(opens)} a ${clock(closes)}`)
    .join(", ");
}
