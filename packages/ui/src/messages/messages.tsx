import { createContext, type ReactNode, useContext } from "react";
import { type GivenValues, siteValues, withGiven } from "./host-values.ts";
import type { Routes } from "./routes.ts";
import type { Messages } from "./spanish.ts";

const HostContext = createContext(siteValues);

/** Words of the sections below the nearest `ConsultorioProvider`; without one those given, by group. */
export const useMessages = <G extends keyof Messages>(words: Pick<Messages, G>): Pick<Messages, G> =>
  useContext(HostContext).messages ?? words;

/** Addresses of the sections below the nearest `ConsultorioProvider`; those of the clinic's site without one. */
export const useRoutes = (): Routes => useContext(HostContext).routes;

/** Time zone of the nearest `ConsultorioProvider` that has one; undefined stands for that of the clinic's site. */
export const useTimeZone = (): string | undefined => useContext(HostContext).timeZone;

/** Gives the sections below it the host's language, addresses and time zone. */
export function ConsultorioProvider({ children, ...given }: GivenValues & { children: ReactNode }) {
  return <HostContext value={withGiven(useContext(HostContext), given)}>{children}</HostContext>;
}
