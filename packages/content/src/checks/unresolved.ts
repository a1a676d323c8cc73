import type { Site } from "../site/documents.ts";
import { redirects, routePath, siteRoutes } from "../site/route.ts";
import { siteFields } from "../site/site-fields.ts";
import { interpolate } from "../site/text.ts";
import type { Finding } from "./finding.ts";
import { isProse } from "./words/prose.ts";

/** Reasons for publishing to refuse the site: unknown placeholders, and links to pages that the site does not have. */
export const unresolved = (site: Site): Finding[] => [...unknownPlaceholders(site), ...brokenLinks(site)];

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

/** The links of the list of guides to itself: they wait for the first guide, as the page does. */
const guidesPagePath = "siteContent.guides.page.metadata.";

/** Links inside the site, and not to a file, that lead to no page of it. */
export function brokenLinks(site: Site): Finding[] {
  const pages = new Set([...siteRoutes(site).map(routePath), ...redirects(site).map(({ from }) => from)]);
  return siteFields(site).flatMap(({ path, place, label, control, value, shown }): Finding[] => {
    if (control !== "url" || typeof value !== "string" || !shown) return [];
    if (site.guides.length === 0 && path.startsWith(guidesPagePath)) return [];
    const [page = ""] = value.split(/[?#]/);
    if (!page.startsWith("/") || /\.\w+$/.test(page) || pages.has(page)) return [];
    const message = `El enlace «${value}» no lleva a ninguna página del sitio. Cámbialo por el de una que exista.`;
    return [{ topic: "links", level: "block", path, place, label, message, excerpt: value }];
  });
}
