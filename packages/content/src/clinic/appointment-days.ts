import type { SiteContent } from "../kinds/site-content.ts";
import { formatDays, type Span } from "../schema/opening-hours.ts";
import { openingHours } from "./opening-hours.ts";

/** Halves of a day, in its order. */
export const dayHalves = ["morning", "afternoon"] as const;
export type DayHalf = (typeof dayHalves)[number];

/** A day of the week on which patients are seen. */
export interface AppointmentDay {
  /** Name of the day inside a sentence: `Thursday`. @es El día, como va en una frase: «jueves». */
  name: string;
  /** Halves of the day in which the office is open. @es Las mitades del día en que el consultorio abre. */
  halves: DayHalf[];
}

const noon = 12 * 60;
/** An office that closes by this time is open in the morning only: people in Mexico eat around two. */
const lunch = 14 * 60;

/** The half of the day at the beginning of a span, and the afternoon if it ends after lunch. */
const halvesOf = ({ opens, closes }: Span): DayHalf[] =>
  opens >= noon ? ["afternoon"] : closes > lunch ? ["morning", "afternoon"] : ["morning"];

/** The days on which the consulting office is open, from Monday to Sunday. */
export function appointmentDays(site: SiteContent): AppointmentDay[] {
  const rows = openingHours(site);
  return [1, 2, 3, 4, 5, 6, 0].flatMap((day) => {
    const open = rows.filter(({ days }) => days.includes(day)).flatMap(halvesOf);
    const halves = dayHalves.filter((half) => open.includes(half));
    return halves.length === 0 ? [] : [{ name: formatDays([day]).toLowerCase(), halves }];
  });
}
