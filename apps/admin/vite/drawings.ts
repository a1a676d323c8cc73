import {
  type Route,
  redirects,
  type SectionType,
  type Site,
  sectionTypes,
  shownSite,
  siteRoutes,
} from "@consultorio/content";
import {
  configureConsultorio,
  contracts,
  RenderSection,
  SitePage,
  siteConfiguration,
  variantIds,
} from "@consultorio/ui/site";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

configureConsultorio(siteConfiguration);

type Selectors = { [T in SectionType]: { select: (site: Site, route: Route) => object | null } };
const selectors: Selectors = contracts;

/** A page without its sections, or a section in one variant. */
export interface Drawing {
  /** The kind of page, or the id of the variant. */
  name: string;
  /** Null for a page. */
  section: SectionType | null;
  draw: (site: Site) => string;
}

const noSections: Site["selectedSections"] = Object.fromEntries(
  sectionTypes.map((type) => [type, { component: "none", display: false }]),
);

/** One page of each kind that the menu or a link leads to. */
const pagesOf = (site: Site): Route[] => {
  const routes = siteRoutes(site).filter(({ page }) => page !== "not-found");
  return [...Map.groupBy(routes, ({ page }) => page).values()].flatMap(([first]) => first ?? []);
};

/** The pages that a section takes its content from. */
const routesOf = (type: SectionType, site: Site): Route[] =>
  type === "CallToActionIndividual" ? pagesOf(site).filter((route) => "id" in route) : [{ page: "home" }];

/** What the contract of a section takes from a site. */
export function selectedContent(type: SectionType, site: Site): unknown {
  const shown = shownSite(site);
  return routesOf(type, shown).map((route) => selectors[type].select(shown, route));
}

function drawSection(type: SectionType, component: string, site: Site): string {
  const selectedSections = { ...site.selectedSections, [type]: { component, display: true } };
  const shown = shownSite({ ...site, selectedSections });
  return routesOf(type, shown)
    .map((route) => renderToStaticMarkup(createElement(RenderSection, { type, site: shown, route })))
    .join("");
}

const drawPage = (route: Route, site: Site): string =>
  renderToStaticMarkup(
    createElement(SitePage, { site: shownSite({ ...site, selectedSections: noSections }), route }),
  );

/** Everything that a site can show: its pages without sections, old addresses, and each section in every variant. */
export const drawings = (example: Site): Drawing[] => [
  ...pagesOf(shownSite(example)).map(
    (route): Drawing => ({ name: route.page, section: null, draw: (site) => drawPage(route, site) }),
  ),
  { name: "redirects", section: null, draw: (site) => JSON.stringify(redirects(site)) },
  ...sectionTypes.flatMap((section) =>
    variantIds(section).map(
      (name): Drawing => ({ name, section, draw: (site) => drawSection(section, name, site) }),
    ),
  ),
];
