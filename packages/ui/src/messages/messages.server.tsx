import { cache, type ReactNode } from "react";
import { type Routes, siteRoutes } from "./routes.ts";
import type { Messages } from "./spanish.ts";

// The form of `messages.tsx` for React's server components, which have no context: one language a request.

/** The request's own words and addresses. */
const requestValues = cache((): { messages: Messages | null; routes: Routes } => ({
  messages: null,
  routes: siteRoutes,
}));

export const useMessages = <G extends keyof Messages>(words: Pick<Messages, G>): Pick<Messages, G> =>
  requestValues().messages ?? words;

export const useRoutes = (): Routes => requestValues().routes;

interface ConsultorioProviderProps {
  messages?: Messages;
  routes?: Partial<Routes>;
  children: ReactNode;
}

/** Gives every section of the request the host's language and addresses: put it around the whole page. */
export function ConsultorioProvider({ messages, routes, children }: ConsultorioProviderProps) {
  const values = requestValues();
  if (messages !== undefined) values.messages = messages;
  values.routes = { ...values.routes, ...routes };
  return children;
}
