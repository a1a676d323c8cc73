const dayNames = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"] as const;

const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const plainDays = dayNames.map(plain);

/**
 * Reads "Lunes a viernes", "Sábado" or "Lunes, miércoles y viernes" as weekdays, 0 for Sunday.
 * An empty text has none; anything else gives null.
 */
export function parseDays(value: string): number[] | null {
  const words = plain(value.trim());
  if (words === "") return [];
  const range = words.match(/^([a-z]+) a ([a-z]+)$/);
  if (range) {
    const from = plainDays.indexOf(range[1] ?? "");
    const to = plainDays.indexOf(range[2] ?? "");
    if (from < 0 || to < 0) return null;
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
  }
  const days = words.split(/,\s*|\s+y\s+/).map((word) => plainDays.indexOf(word));
  return days.includes(-1) ? null : days;
}

/** Says weekdays (0 for Sunday) as {@link parseDays} reads them: a run of three or more by its ends. */
export function formatDays(days: readonly number[]): string {
  const week = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  const names = week.map((day) => dayNames[day] ?? "");
  const run = week.every((day, index) => index === 0 || day === ((week[index - 1] ?? 0) + 1) % 7);
  const words =
    names.length > 2 && run
      ? `${names[0]} a ${names.at(-1)}`
      : [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((part) => part !== "").join(" y ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Opening and closing time as minutes after midnight. */
export interface Span {
  opens: number;
  closes: number;
}

const minutes = (hour: string | undefined, minute: string | undefined) => Number(hour) * 60 + Number(minute);

/** Reads "15:00 a 20:00". An empty text is closed all day (`[]`); anything else gives null. */
export function parseHours(value: string): Span[] | null {
  if (value.trim() === "") return [];
  const match = value.trim().match(/^([01]?\d|2[0-3]):([0-5]\d) a ([01]?\d|2[0-3]):([0-5]\d)$/);
  if (!match) return null;
  const span = { opens: minutes(match[1], match[2]), closes: minutes(match[3], match[4]) };
  return span.opens < span.closes ? [span] : null;
}
