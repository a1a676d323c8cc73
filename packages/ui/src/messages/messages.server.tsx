import { cache, type ReactNode } from "react";
import {
  type ConsultorioConfiguration,
  configuredValues,
  type HostValues,
  messagesOf,
  withConfiguration,
} from "./configuration.ts";
import type { Messages } from "./english.ts";
import { ContextProvider } from "./provider.tsx";
import type { Routes } from "./routes.ts";

// The form of `messages.tsx` for React's server components, which have no context: one language a request.

export { configureConsultorio } from "./configuration.ts";

/** The request's own settings. Null until a provider is drawn. */
const request = cache((): { values: HostValues | null } => ({ values: null }));

const hostValues = (): HostValues => request().values ?? configuredValues();

export const useMessages = <G extends keyof Messages>(groups: Pick<Messages, G>): Pick<Messages, G> =>
  messagesOf(hostValues(), groups);

export const useRoutes = (): Routes => hostValues().routes;

export const useTimeZone = (): string => hostValues().timeZone;

export const useEmergencyNumber = (): string => hostValues().emergencyNumber;

/**
 * Gives settings of its own to every server component that is drawn after it in the same request, and to the client components
 * inside it. Put it around the whole page, in the page itself: a layout is not drawn again when a link leads to another page.
 */
export function ConsultorioProvider({
  children,
  ...given
}: ConsultorioConfiguration & { children: ReactNode }) {
  request().values = withConfiguration(hostValues(), given);
  return <ContextProvider {...given}>{children}</ContextProvider>;
}
