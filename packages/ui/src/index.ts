export * from "./messages/index.ts";
export { type HomeSectionType, homeSections, homeSectionTypes } from "./pages/home-sections.ts";
export { SitePage } from "./pages/site-page.tsx";
export * from "./registry/catalog.ts";
export { components } from "./registry/components.ts";
export { createSections, RenderVariant } from "./registry/create-sections.tsx";
export { RenderSection } from "./registry/render-section.tsx";
export { defineSection, type SectionDefinition } from "./sections/contract/define-section.ts";
export { strings } from "./strings/strings.ts";
