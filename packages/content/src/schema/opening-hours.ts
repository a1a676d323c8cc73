const dayNames = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"] as const;

/** A text as it is compared: small letters without accents, single spaces. */
export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
const plainDays = dayNames.map(plain);

/**
 * Reads "Lunes a viernes", "Sábado" or "Lunes, miércoles y viernes" as weekdays, 0 for Sunday. An empty text has none;
 * any other text gives null.
 */
export function parseDays(value: string): number[] | null {
  const text = plain(value);
  if (text === "") return [];
  const range = text.match(/^([a-z]+) a ([a-z]+)$/);
  if (range) {
    const from = plainDays.indexOf(range[1] ?? "");
    const to = plainDays.indexOf(range[2] ?? "");
    if (from < 0 || to < 0) return null;
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
  }
  const days = text.split(/,\s*|\s+y\s+/).map((word) => plainDays.indexOf(word));
  return days.includes(-1) ? null : days;
}

/** Writes weekdays (0 for Sunday) as {@link parseDays} reads them: a run of three or more by its ends. */
export function formatDays(days: readonly number[]): string {
  const week = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  const names = week.map((day) => dayNames[day] ?? "");
  const run = week.every((day, index) => index === 0 || day === ((week[index - 1] ?? 0) + 1) % 7);
  const text =
    names.length > 2 && run
      ? `${names[0]} a ${names.at(-1)}`
      : [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((part) => part !== "").join(" y ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Opening and closing time as minutes after midnight. */
export interface Span {
  /** When it opens, in minutes from midnight. @es A qué hora abre, en minutos desde la medianoche. */
  opens: number;
  /** When it closes, in minutes from midnight. @es A qué hora cierra, en minutos desde la medianoche. */
  closes: number;
}

const minutes = (hour: string | undefined, minute: string | undefined) => Number(hour) * 60 + Number(minute);

/** Reads one span, such as "15:00 a 20:00"; null for any other text. */
function parseSpan(value: string): Span | null {
  const match = value.match(/^([01]?\d|2[0-3]):([0-5]\d) a ([01]?\d|2[0-3]):([0-5]\d)$/);
  return match && { opens: minutes(match[1], match[2]), closes: minutes(match[3], match[4]) };
}

type ReadHours = { spans: Span[]; problem?: undefined } | { spans?: undefined; problem: string };

function readHours(value: string): ReadHours {
  if (value.trim() === "") return { spans: [] };
  const read = value
    .trim()
    .split(/\s*,\s*/)
    .map(parseSpan);
  const spans = read.filter((span) => span !== null).sort((one, other) => one.opens - other.opens);
  if (spans.length < read.length) return { problem: "escribe el horario como 15:00 a 20:00." };
  if (spans.some(({ opens, closes }) => opens >= closes))
    return {
      problem: "la hora de cerrar va después de la hora de abrir. Si cierras a medianoche, pon 23:59.",
    };
  if (spans.some(({ opens }, index) => opens < (spans[index - 1]?.closes ?? 0)))
    return { problem: "dos horarios del mismo día se enciman." };
  return { spans };
}

/**
 * Reads "15:00 a 20:00", or several spans of one day, "9:00 a 14:00, 16:00 a 19:00", in the order of the day. An empty
 * text is closed all day (`[]`); any other text gives null.
 */
export const parseHours = (value: string): Span[] | null => readHours(value).spans ?? null;

/** The problem of a text with hours, as the end of a Spanish sentence; null where {@link parseHours} reads them. */
export const hoursProblem = (value: string): string | null => readHours(value).problem ?? null;
