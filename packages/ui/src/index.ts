export { type HomeSectionType, homeSections, homeSectionTypes } from "./pages/home-sections.ts";
export { SitePage } from "./pages/site-page.tsx";
export * from "./registry/catalog.ts";
export { components } from "./registry/components.ts";
export { RenderSection } from "./registry/render-section.tsx";
export { fill, strings } from "./strings/strings.ts";
