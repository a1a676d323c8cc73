import { cache, type ReactNode } from "react";
import {
  type ConsultorioConfiguration,
  hostValues,
  messagesOf,
  type Override,
  overrideWith,
} from "./configuration.ts";
import type { Messages } from "./english.ts";
import type { HostComponents } from "./host-components.ts";
import { ContextProvider } from "./provider.tsx";
import type { Routes } from "./routes.ts";

// The form of `messages.tsx` for React's server components, which have no context: one language a request.

export { configureConsultorio } from "./configuration.ts";

/** The request's own settings. Null until a provider is drawn. */
const request = cache((): { override: Override | null } => ({ override: null }));

const requestValues = () => hostValues(request().override);

export const useMessages = <G extends keyof Messages>(groups: Pick<Messages, G>): Pick<Messages, G> =>
  messagesOf(requestValues(), groups);

export const useRoutes = (): Routes => requestValues().routes;

export const useTimeZone = (): string => requestValues().timeZone;

export const useEmergencyNumber = (): string => requestValues().emergencyNumber;

export const useHostComponents = (): HostComponents => requestValues();

/**
 * Gives settings of its own to every server component that is drawn after it in the same request, and to the client components
 * inside it. Put it around the whole page, in the page itself: a layout is not drawn again when a link leads to another page.
 */
export function ConsultorioProvider({
  children,
  ...settings
}: ConsultorioConfiguration & { children: ReactNode }) {
  const page = request();
  page.override = overrideWith(page.override, settings);
  return <ContextProvider {...settings}>{children}</ContextProvider>;
}
