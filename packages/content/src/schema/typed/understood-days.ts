import { formatDays, parseDays, plain } from "../opening-hours.ts";

/** How a day of the week begins, 0 for Sunday; `l` to `d` are the letters of calendars, with `x` for Wednesday. */
const days: readonly RegExp[] = [
  /^(?:d|do|dom(?:ingos?)?)$/,
  /^(?:l|lu|lun(?:es)?)$/,
  /^(?:m|ma|mar(?:tes)?)$/,
  /^(?:x|mi|mie(?:rcoles)?)$/,
  /^(?:j|ju|jue(?:ves)?)$/,
  /^(?:v|vi|vie(?:rnes)?)$/,
  /^(?:s|sa|sab(?:ados?)?)$/,
];

const groups: readonly [name: RegExp, days: number[]][] = [
  [
    /^(?:todos los dias|diario|a diario|diariamente|toda la semana|los 7 dias|los siete dias)$/,
    [0, 1, 2, 3, 4, 5, 6],
  ],
  [/^(?:entre semana|dias habiles|dias laborales)$/, [1, 2, 3, 4, 5]],
  [/^(?:fin(?:es)? de semana)$/, [6, 0]],
];

const dayOf = (word: string): number => days.findIndex((day) => day.test(word.replace(/\.$/, "")));

/** The days of one part of a text: a day, a range, or a name for several; null for any other. */
function daysOf(part: string): number[] | null {
  const group = groups.find(([name]) => name.test(part));
  if (group) return group[1];
  const [from = "", to, ...more] = part.split(/\s*(?:\ba\b|\bal\b|\bhasta(?: el)?\b|[-\u2013\u2014])\s*/);
  const first = dayOf(from);
  if (to === undefined) return first < 0 ? null : [first];
  const last = dayOf(to);
  if (first < 0 || last < 0 || more.length > 0) return null;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7);
}

/** `LMXJV` or `L M M J V`, as on a calendar: the second `M` is Wednesday. */
function calendarLetters(text: string): string | null {
  const letters = text.replace(/[\s,.-]/g, "");
  if (!/^l?mm?x?j?v?s?d?$/.test(letters) || letters.length < 3 || /[a-z]{2}/.test(text.replace(letters, "")))
    return null;
  return [...letters.replace("mm", "mx")].join(",");
}

/**
 * Days of the week as the site writes them: `L-V`, `Lun. a Vie.` and `de lunes a viernes` are `Lunes a viernes`. Days that
 * the site reads already, and a text that names none, stay as they are.
 */
export function understoodDays(text: string): string {
  if (parseDays(text) !== null) return text;
  const bare = plain(text)
    .replace(/^(?:de|los|abierto|abrimos)\s+(?:los\s+)?/, "")
    .replace(/[.:;,]+$/, "");
  const parts = (calendarLetters(bare) ?? bare)
    .split(/\s*(?:[,;/+&]|\by\b|\be\b)\s*/)
    .map((part) => part.replace(/^(?:de|los|el)\s+(?:los\s+)?/, ""))
    .filter((part) => part !== "");
  const found = parts.map(daysOf);
  if (found.length === 0 || found.includes(null)) return text;
  return formatDays(found.flatMap((some) => some ?? []));
}
