import { clinicMoment } from "@consultorio/content";

/** Milliseconds by which the clinic's clock differs from UTC at a moment. */
function clinicOffset(moment: Date): number {
  const { date, minute } = clinicMoment(moment);
  return Date.parse(`${date}T00:00Z`) + minute * 60_000 - Math.floor(moment.getTime() / 60_000) * 60_000;
}

/** The moment of a day (`2030-05-04`) and a time (`10:00`) on the clinic's clock; null where they are none. */
export function momentAtClinic(day: string, time: string): Date | null {
  const read = new Date(`${day}T${time}Z`);
  return Number.isNaN(read.getTime()) ? null : new Date(read.getTime() - clinicOffset(read));
}

/** Whether the clock of this computer shows another time than the clinic's. */
export function isElsewhere(now = new Date()): boolean {
  return clinicOffset(now) !== -now.getTimezoneOffset() * 60_000;
}
