// The pages of the clinic's own site, for the apps of this workspace. They draw its content, and change with it.

export { guidesWorker } from "./components/saved-guide/guide-caches.ts";
export { configureConsultorio } from "./messages/index.ts";
export { siteConfiguration } from "./messages/site-configuration.ts";
export { coveredBy, drawnHomeSections, homeSections } from "./pages/home-sections.ts";
export { SitePage } from "./pages/site-page.tsx";
export { variantIds } from "./registry/catalog.ts";
export * from "./registry/contracts.ts";
export { RenderSection } from "./registry/render-section.tsx";
export { strings } from "./strings/strings.ts";
