export * from "./colour.ts";
export * from "./curve.ts";
export * from "./lettering.ts";
export * from "./mark.ts";
export * from "./random.ts";
export * from "./vessel.ts";
