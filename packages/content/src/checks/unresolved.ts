import type { Site } from "../site/documents.ts";
import { redirects, routePath, siteRoutes } from "../site/route.ts";
import { siteFields } from "../site/site-fields.ts";
import { interpolate } from "../site/text.ts";
import type { Finding } from "./finding.ts";

/** Reasons for publishing to refuse the site: unknown placeholders, and links to pages that the site does not have. */
export function unresolved(site: Site): Finding[] {
  const pages = new Set([...siteRoutes(site).map(routePath), ...redirects(site).map(({ from }) => from)]);
  return siteFields(site).flatMap(({ path, place, label, control, value, shown }): Finding[] => {
    if (typeof value !== "string" || !shown) return [];
    const about = { path, place, label, level: "block" as const };
    if (control === "url") {
      if (!value.startsWith("/") || /\.\w+$/.test(value)) return [];
      const [page = ""] = value.split(/[?#]/);
      if (pages.has(page)) return [];
      const message = `El enlace «${value}» no lleva a ninguna página del sitio.`;
      return [{ ...about, topic: "links", message, excerpt: value }];
    }
    if (control !== "text" && control !== "multiline") return [];
    const left = interpolate(value, site.siteContent).match(/\{[A-Za-z]\w*\}/g) ?? [];
    return [...new Set(left)].map((name) => ({
      ...about,
      topic: "placeholders",
      message: `«${name}» no es un dato del sitio. Revisa cómo se escribe o quítalo.`,
      excerpt: name,
    }));
  });
}
