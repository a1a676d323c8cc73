export * from "./brand-fields.ts";
export * from "./document-shape.ts";
export * from "./field-name.ts";
export * from "./field-shape.ts";
export * from "./field-with-text.ts";
export * from "./same-document.ts";
export * from "./value-at.ts";
