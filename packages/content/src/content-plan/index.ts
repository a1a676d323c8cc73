export * from "../site/section-parts.ts";
export * from "./content-plan.ts";
export { screenNames } from "./strings.ts";
