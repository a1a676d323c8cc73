import { type Route, type SectionType, type Site, sectionTypes } from "@consultorio/content";
import { bundledSite } from "@consultorio/content/data";
import { catalog, variantInfo } from "@consultorio/ui/catalog";
import type { Page } from "@playwright/test";

/**
 * The bundled site with these layouts, named by variant, each of them shown. A section is hidden if its design has the
 * content of one of them too and no other design was named for it.
 */
export function withLayouts(layouts: Partial<Record<SectionType, string>>, site: Site = bundledSite): Site {
  const chosen = Object.entries(layouts).map(([type, component]) => [
    type,
    {
      ...Object.entries(site.selectedSections).find(([name]) => name === type)?.[1],
      component,
      display: true,
    },
  ]);
  const uncovered = Object.entries(site.selectedSections).map(([type, selection]) => {
    const covers = sectionTypes.flatMap((name) =>
      name === type ? (variantInfo(name, selection.component)?.covers ?? []) : [],
    );
    return [type, covers.some((other) => other in layouts) ? { ...selection, display: false } : selection];
  });
  return { ...site, selectedSections: Object.fromEntries([...uncovered, ...chosen]) };
}

/** The names of a type's variants. */
export const variantsOf = (type: SectionType): string[] => Object.keys(catalog[type].variants);

/** Opens the page that draws the editor's preview, with the components and styles of published pages. */
export async function openDrawing(page: Page): Promise<void> {
  await page.goto("/admin/preview.html");
}

/** Draws a page of a site there; `shown` are the variants that it has then. */
export async function draw(
  page: Page,
  site: Site,
  shown: readonly string[],
  route: Route = { page: "home" },
): Promise<void> {
  await page.evaluate(
    ({ site, route }) =>
      window.postMessage(
        { kind: "consultorio:snapshot", site, route, section: null },
        window.location.origin,
      ),
    { site, route },
  );
  await page.waitForFunction(
    (names) =>
      names.every((name) => document.querySelector(`[data-variant="${name}"]`) !== null) &&
      document.querySelector(":not(:defined)") === null &&
      document.fonts.status === "loaded",
    shown,
  );
}
