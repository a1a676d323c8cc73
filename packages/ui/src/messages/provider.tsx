"use client";

import { createContext, type ReactNode, useContext } from "react";
import {
  type ConsultorioConfiguration,
  configuredValues,
  type HostValues,
  withConfiguration,
} from "./configuration.ts";

const HostContext = createContext<HostValues | null>(null);

/** The settings of the nearest provider, or the host's configuration. */
export const useHostValues = (): HostValues => useContext(HostContext) ?? configuredValues();

/** Gives the sections below it settings of their own. */
export function ContextProvider({ children, ...given }: ConsultorioConfiguration & { children: ReactNode }) {
  return <HostContext value={withConfiguration(useHostValues(), given)}>{children}</HostContext>;
}
