import {
  brokenLinks,
  type DocumentName,
  type FieldProblem,
  parseSite,
  routePath,
  type Site,
  siteRoutes,
} from "@consultorio/content";
import type { Documents } from "@consultorio/store";
import { nearest } from "./nearest.ts";

/**
 * Links of a valid document that lead to no page of the site, each with the nearest page. Broken links that the draft
 * already has are left out: a link to a deleted page must not prevent saving.
 */
export function newBrokenLinks<Name extends DocumentName>(
  name: Name,
  document: Site[Name],
  draft: Documents | undefined,
): FieldProblem[] {
  const before = draft && parseSite(draft);
  if (!before?.ok) return [];
  const site = { ...before.value, [name]: document };
  const broken = brokenLinks(site, { [name]: document });
  // Most documents have none: the walk through a large site would keep visitors waiting.
  if (broken.length === 0) return [];
  const earlierLinks = new Set(brokenLinks(before.value).map(({ excerpt }) => excerpt));
  const pages = siteRoutes(site).map(routePath);
  return broken
    .filter(({ excerpt }) => !earlierLinks.has(excerpt))
    .map(({ path, message, excerpt }) => {
      const near = nearest(excerpt, pages);
      const hint = near === undefined ? "" : ` ¿Quisiste decir «${near}»?`;
      return { path: path.slice(name.length + 1), message: `${message}${hint}` };
    });
}
