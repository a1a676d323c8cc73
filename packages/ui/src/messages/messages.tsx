import { createContext, type ReactNode, useContext } from "react";
import { type Routes, siteRoutes } from "./routes.ts";
import type { Messages } from "./spanish.ts";

const MessagesContext = createContext<Messages | null>(null);
const RoutesContext = createContext<Routes>(siteRoutes);

/** Words of the sections below the nearest `ConsultorioProvider`; without one those given, by group. */
export const useMessages = <G extends keyof Messages>(words: Pick<Messages, G>): Pick<Messages, G> =>
  useContext(MessagesContext) ?? words;

/** Addresses of the sections below the nearest `ConsultorioProvider`; those of the clinic's site without one. */
export const useRoutes = (): Routes => useContext(RoutesContext);

interface ConsultorioProviderProps {
  messages?: Messages;
  /** What is left out keeps its address. */
  routes?: Partial<Routes>;
  children: ReactNode;
}

/** Gives the sections below it the host's language and addresses. */
export function ConsultorioProvider({ messages, routes, children }: ConsultorioProviderProps) {
  const outerMessages = useContext(MessagesContext);
  const outerRoutes = useRoutes();
  return (
    <MessagesContext value={messages ?? outerMessages}>
      <RoutesContext value={{ ...outerRoutes, ...routes }}>{children}</RoutesContext>
    </MessagesContext>
  );
}
