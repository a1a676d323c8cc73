export * from "./messages/index.ts";
export * from "./registry/catalog.ts";
export { components } from "./registry/components.ts";
export { createSections } from "./registry/create-sections.tsx";
export { RenderVariant } from "./registry/render-variant.tsx";
