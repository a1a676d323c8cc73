import { cache, type ReactNode } from "react";
import { type GivenValues, type HostValues, siteValues, withGiven } from "./host-values.ts";
import type { Routes } from "./routes.ts";
import type { Messages } from "./spanish.ts";

// The form of `messages.tsx` for React's server components, which have no context: one language a request.

/** The request's own values. */
const request = cache((): { values: HostValues } => ({ values: siteValues }));

export const useMessages = <G extends keyof Messages>(words: Pick<Messages, G>): Pick<Messages, G> =>
  request().values.messages ?? words;

export const useRoutes = (): Routes => request().values.routes;

export const useTimeZone = (): string | undefined => request().values.timeZone;

/** Gives every section of the request the host's language, addresses and time zone: put it around the whole page. */
export function ConsultorioProvider({ children, ...given }: GivenValues & { children: ReactNode }) {
  const page = request();
  page.values = withGiven(page.values, given);
  return children;
}
