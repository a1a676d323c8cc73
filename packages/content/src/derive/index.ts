export * from "./contact.ts";
export * from "./menu.ts";
export * from "./opening.ts";
export * from "./page-metadata.ts";
export * from "./text.ts";
