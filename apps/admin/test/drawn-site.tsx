import {
  type Route,
  redirects,
  type SectionType,
  type Site,
  sectionTypes,
  shownSite,
} from "@consultorio/content";
import {
  configureConsultorio,
  RenderSection,
  SitePage,
  siteConfiguration,
  variantIds,
} from "@consultorio/ui";
import { renderToStaticMarkup } from "react-dom/server";

configureConsultorio(siteConfiguration);

/** A page without its sections, or a section in one variant. */
interface Drawing {
  /** Id of the section's variant; null for a page. */
  variant: string | null;
  draw: (site: Site) => string;
}

const first = (records: readonly { id: string }[]) => records[0]?.id ?? "";

const noSections: Site["selectedSections"] = Object.fromEntries(
  sectionTypes.map((type) => [type, { component: "none", display: false }]),
);

const home: Route = { page: "home" };
const records = ({ diseases, symptoms, services, guides }: Site): Route[] => [
  { page: "disease", id: first(diseases) },
  { page: "symptom", id: first(symptoms) },
  { page: "service", id: first(services) },
  { page: "guide", id: first(guides) },
];

const pages = (site: Site): Route[] => [
  home,
  { page: "contact" },
  { page: "services" },
  { page: "diseases" },
  { page: "symptoms" },
  { page: "guides" },
  { page: "search" },
  { page: "privacy" },
  ...records(site),
];

function drawSection(type: SectionType, component: string, site: Site): string {
  const selectedSections = { ...site.selectedSections, [type]: { component, display: true } };
  const shown = shownSite({ ...site, selectedSections });
  const routes = type === "CallToActionIndividual" ? records(site) : [home];
  return routes
    .map((route) => renderToStaticMarkup(<RenderSection type={type} site={shown} route={route} />))
    .join("");
}

const drawPage = (route: Route, site: Site): string =>
  renderToStaticMarkup(
    <SitePage site={shownSite({ ...site, selectedSections: noSections })} route={route} />,
  );

/** Everything that a site can show: its pages without sections, old addresses, and each section in every variant. */
export const drawings = (example: Site): Drawing[] => [
  ...pages(example).map((route) => ({ variant: null, draw: (site: Site) => drawPage(route, site) })),
  { variant: null, draw: (site) => JSON.stringify(redirects(site)) },
  ...sectionTypes.flatMap((type) =>
    variantIds(type).map((variant) => ({ variant, draw: (site: Site) => drawSection(type, variant, site) })),
  ),
];
