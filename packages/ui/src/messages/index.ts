export type { ConsultorioConfiguration } from "./configuration.ts";
export { english, type Messages } from "./english.ts";
export { fill } from "./fill.ts";
export type { ImageProps, LinkProps } from "./host-components.ts";
export { ConsultorioProvider, configureConsultorio } from "./messages.tsx";
export type { Routes } from "./routes.ts";
export { spanish } from "./spanish.ts";
