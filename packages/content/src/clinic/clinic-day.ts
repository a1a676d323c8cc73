/** The clock of the site's clinic. */
export const clinicTimeZone = "America/Mexico_City";

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a time zone. It is kept, because a phone takes tens of milliseconds to make one. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone);
  if (cached !== undefined) return cached;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * A moment on the clinic's clock: its calendar day (`2027-03-31`) and the minutes after midnight. `timeZone` is an IANA
 * name; one that does not exist throws a `RangeError`.
 */
export function clinicMoment(now: Date, timeZone = clinicTimeZone): { date: string; minute: number } {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const date = [parts.get("year"), parts.get("month"), parts.get("day")].join("-");
  return { date, minute: Number(parts.get("hour")) * 60 + Number(parts.get("minute")) };
}

/** The calendar day at the clinic: `2027-03-31`. */
export const clinicDay = (now: Date, timeZone?: string): string => clinicMoment(now, timeZone).date;

/** The weekday of a calendar day; 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

/** The calendar day so many days after another; before it where `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
