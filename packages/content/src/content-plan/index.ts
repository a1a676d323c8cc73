export * from "./content-plan.ts";
export * from "./section-parts.ts";
export { screenNames } from "./strings.ts";
