/** The clinic's clock. */
export const clinicTimeZone = "America/Mexico_City";

/** The calendar day at the clinic: `2027-03-31`. */
export function clinicDay(now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: clinicTimeZone, dateStyle: "short" }).format(now);
}

/** The calendar day so many days after another; before it where `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
