import { type Routes, siteRoutes } from "./routes.ts";
import type { Messages } from "./spanish.ts";

/** What sections ask of the page that they are on. */
export interface HostValues {
  /** Null: each section says its own words in Spanish. */
  messages: Messages | null;
  routes: Routes;
  timeZone: string | undefined;
}

/** The values of the clinic's site. The elements know its time zone. */
export const siteValues: HostValues = { messages: null, routes: siteRoutes, timeZone: undefined };

/** What a host gives. What is left out stays as it is further out. */
export interface GivenValues {
  messages?: Messages;
  routes?: Partial<Routes>;
  /** The clinic's time zone by its IANA name, such as `Europe/London`. Opening hours are told by its clock. */
  timeZone?: string;
}

/** The outer values with those that are given. */
export const withGiven = (outer: HostValues, { messages, routes, timeZone }: GivenValues): HostValues => ({
  messages: messages ?? outer.messages,
  routes: { ...outer.routes, ...routes },
  timeZone: timeZone ?? outer.timeZone,
});
