import { checkSettings } from "./check-settings.ts";
import type { Messages } from "./english.ts";
import type { HostComponents } from "./host-components.ts";
import { homeRoute, type Routes } from "./routes.ts";
import { warnInDevelopment } from "./warn-in-development.ts";

/** Settings of a host. Omitted ones are inherited from the outer provider, and outside of all providers from the configuration. */
export interface ConsultorioConfiguration {
  messages?: Messages | undefined;
  routes?: Partial<Routes> | undefined;
  /** IANA name of the practice's time zone, such as `Europe/London`. Opening hours are told by its clock. */
  timeZone?: string | undefined;
  /** The number to call in an emergency, such as `999`. Where a text asks to call it, it is a link. Without it no text has such a link. */
  emergencyNumber?: string | undefined;
  /**
   * Draws links to addresses of the same site, which begin with one `/`, so that a click need not load the app again: Next's
   * `Link`, or one around React Router's. Without it they are `<a>`.
   */
  link?: HostComponents["link"] | undefined;
  /** Draws pictures of one file: Next's `Image`. Without it they are `<img>`, and so are those with `sources`. */
  image?: HostComponents["image"] | undefined;
}

/** The settings that sections read. */
export interface HostValues extends HostComponents {
  /** Null where the host has set no language. */
  messages: Messages | null;
  routes: Routes;
  timeZone: string;
  emergencyNumber: string;
}

// Bundlers replace it. Node and the tools that run there have it.
declare const process: { env: { NODE_ENV?: string } };

const unset: HostValues = {
  messages: null,
  routes: homeRoute,
  timeZone: "",
  emergencyNumber: "",
  link: null,
  image: null,
};

let configured = unset;

/** The outer values, replaced by the settings. */
const withConfiguration = (outer: HostValues, settings: ConsultorioConfiguration): HostValues => ({
  messages: settings.messages ?? outer.messages,
  routes: { ...outer.routes, ...settings.routes },
  timeZone: settings.timeZone ?? outer.timeZone,
  emergencyNumber: settings.emergencyNumber ?? outer.emergencyNumber,
  link: settings.link ?? outer.link,
  image: settings.image ?? outer.image,
});

/**
 * Sets language, addresses, time zone, emergency number and the framework's components for every section outside of a provider. Call it in the module of
 * your app that re-exports the sections, so that it runs wherever a section is drawn: on the server, among React's server
 * components, and in the browser. A second call replaces the first.
 */
export function configureConsultorio(configuration: ConsultorioConfiguration): void {
  if (process.env.NODE_ENV !== "production") checkSettings(configuration);
  configured = withConfiguration(unset, configuration);
}

/**
 * Puts the settings of the providers around a section over the configuration. Runs when the section reads its settings,
 * because the host's module may load after the provider.
 */
export type Override = (configured: HostValues) => HostValues;

/** The values of a section. `override` comes from the providers around it; null outside of all. */
export const hostValues = (override: Override | null): HostValues => override?.(configured) ?? configured;

/** The override of a provider inside the outer ones. */
export const overrideWith = (outer: Override | null, settings: ConsultorioConfiguration): Override => {
  if (process.env.NODE_ENV !== "production") checkSettings(settings);
  return (values) => withConfiguration(outer?.(values) ?? values, settings);
};

/** The host's messages; without them the given groups, which are English. */
export function messagesOf<G extends keyof Messages>(
  { messages }: HostValues,
  groups: Pick<Messages, G>,
): Pick<Messages, G> {
  if (messages === null)
    warnInDevelopment(
      "@consultorio/ui: no language is set, so sections speak English. Call configureConsultorio({ messages: english }) in the module from which your pages import the sections, or draw them inside a ConsultorioProvider of the same page.",
    );
  return messages ?? groups;
}
