export * from "./colour.ts";
export * from "./lettering.ts";
export * from "./mark.ts";
export * from "./vessel.ts";
