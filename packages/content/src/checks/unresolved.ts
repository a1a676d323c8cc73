import { kinds } from "../kinds/index.ts";
import type { Site } from "../site/documents.ts";
import { shownSite } from "../site/public-site.ts";
import { hasList, redirects, routePath, siteRoutes } from "../site/route.ts";
import { type SiteField, siteFields } from "../site/site-fields.ts";
import { interpolate } from "../site/text.ts";
import type { Finding } from "./finding.ts";
import { isProse } from "./words/prose.ts";

/** Reasons for publishing to refuse the site: unknown placeholders, and links to pages that visitors do not get. */
export const unresolved = (site: Site): Finding[] => [
  ...unknownPlaceholders(site),
  ...brokenLinks(site),
  ...hiddenLinks(site),
];

function unknownPlaceholders(site: Site): Finding[] {
  return siteFields(site)
    .filter(isProse)
    .flatMap(({ path, place, label, value }): Finding[] => {
      const left = interpolate(value, site.siteContent).match(/\{[A-Za-z]\w*\}/g) ?? [];
      return [...new Set(left)].map((name) => ({
        topic: "placeholders",
        level: "block",
        path,
        place,
        label,
        message: `«${name}» no es un dato del sitio. Revisa cómo se escribe o quítalo.`,
        excerpt: name,
      }));
    });
}

/** Where the texts of a list name the address of that list, which waits for the first record. */
const waitingPaths = (site: Site): string[] =>
  kinds.filter((kind) => !hasList(site, kind)).map(({ texts }) => `siteContent.${texts}.page.metadata.`);

/** Links inside the site, or inside some of its documents, and not to a file, that lead to no page of the site. */
export function brokenLinks(site: Site, documents: Partial<Site> = site): Finding[] {
  const pages = addressesOf(site);
  return innerLinks(documents, site)
    .filter(({ page }) => !pages.has(page))
    .map(({ field }) =>
      linkFinding(field, "no lleva a ninguna página del sitio. Cámbialo por el de una que exista."),
    );
}

/** Links to pages that the site has and visitors do not get: publishing leaves hidden pages out. */
function hiddenLinks(site: Site): Finding[] {
  const pages = addressesOf(site);
  const shown = shownSite(site);
  const shownPages = addressesOf(shown);
  return innerLinks(site, shown)
    .filter(({ page }) => pages.has(page) && !shownPages.has(page))
    .map(({ field }) =>
      linkFinding(field, "lleva a una página que está oculta. Muéstrala, o cambia el enlace."),
    );
}

/** The addresses of a site: its pages, and those that lead on to one. */
const addressesOf = (site: Site): Set<string> =>
  new Set([...siteRoutes(site).map(routePath), ...redirects(site).map(({ from }) => from)]);

/** The links that are shown, with the address of the page that each leads to. */
function innerLinks(documents: Partial<Site>, shownSite: Site): { field: SiteField; page: string }[] {
  const waiting = waitingPaths(shownSite);
  return siteFields(documents).flatMap((field) => {
    const { path, control, value, shown } = field;
    if (control !== "url" || typeof value !== "string" || !shown) return [];
    if (waiting.some((start) => path.startsWith(start))) return [];
    const [page = ""] = value.split(/[?#]/);
    return page.startsWith("/") && !/\.\w+$/.test(page) ? [{ field, page }] : [];
  });
}

const linkFinding = ({ path, place, label, value }: SiteField, problem: string): Finding => ({
  topic: "links",
  level: "block",
  path,
  place,
  label,
  message: `El enlace «${value}» ${problem}`,
  excerpt: String(value),
});
