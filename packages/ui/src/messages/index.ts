export { english } from "./english.ts";
export { fill } from "./fill.ts";
export { ConsultorioProvider } from "./messages.tsx";
export type { Routes } from "./routes.ts";
export { type Messages, spanish } from "./spanish.ts";
