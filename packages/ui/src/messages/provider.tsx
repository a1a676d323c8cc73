"use client";

import { createContext, type ReactNode, useContext } from "react";
import {
  type ConsultorioConfiguration,
  type HostValues,
  hostValues,
  type Override,
  overrideWith,
} from "./configuration.ts";

const HostContext = createContext<Override | null>(null);

/** The settings of the nearest provider, or the host's configuration. */
export const useHostValues = (): HostValues => hostValues(useContext(HostContext));

/** Gives the sections below it settings of their own. */
export function ContextProvider({
  children,
  ...settings
}: ConsultorioConfiguration & { children: ReactNode }) {
  return <HostContext value={overrideWith(useContext(HostContext), settings)}>{children}</HostContext>;
}
