export * from "./care-levels.ts";
export * from "./contact.ts";
export * from "./menu.ts";
export * from "./opening.ts";
export * from "./page-metadata.ts";
export * from "./related-records.ts";
export * from "./review-line.ts";
export * from "./text.ts";
