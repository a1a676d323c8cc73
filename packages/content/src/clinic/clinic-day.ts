/** The clinic's clock. */
export const clinicTimeZone = "America/Mexico_City";

let clock: Intl.DateTimeFormat | undefined;

/** A moment on the clinic's clock: its calendar day (`2027-03-31`) and the minutes after midnight. */
export function clinicMoment(now: Date): { date: string; minute: number } {
  // One format for all, made when it is first needed: a phone takes tens of milliseconds for it.
  clock ??= new Intl.DateTimeFormat("en-US", {
    timeZone: clinicTimeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const date = [parts.get("year"), parts.get("month"), parts.get("day")].join("-");
  return { date, minute: Number(parts.get("hour")) * 60 + Number(parts.get("minute")) };
}

/** The calendar day at the clinic: `2027-03-31`. */
export const clinicDay = (now: Date): string => clinicMoment(now).date;

/** The weekday of a calendar day; 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

/** The calendar day so many days after another; before it where `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
