import { messagesOf } from "./configuration.ts";
import type { Messages } from "./english.ts";
import type { HostComponents } from "./host-components.ts";
import { useHostValues } from "./provider.tsx";
import type { Routes } from "./routes.ts";

export { configureConsultorio } from "./configuration.ts";
export { ContextProvider as ConsultorioProvider } from "./provider.tsx";

/** The host's messages. Without them the given groups, which are English, and a warning in development. */
export const useMessages = <G extends keyof Messages>(groups: Pick<Messages, G>): Pick<Messages, G> =>
  messagesOf(useHostValues(), groups);

/** The host's addresses. Without them only the home page has one. */
export const useRoutes = (): Routes => useHostValues().routes;

/** IANA name of the practice's time zone. Empty where the host has not set it. */
export const useTimeZone = (): string => useHostValues().timeZone;

/** The number to call in an emergency. Empty where the host has not set it. */
export const useEmergencyNumber = (): string => useHostValues().emergencyNumber;

/** The host's components for links and pictures; null where it has none. */
export const useHostComponents = (): HostComponents => useHostValues();
