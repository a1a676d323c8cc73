import {
  brokenLinks,
  type DocumentName,
  type FieldProblem,
  parseDocument,
  parseSite,
  routePath,
  siteRoutes,
} from "@consultorio/content";
import type { Documents } from "@consultorio/store";
import { nearest } from "./nearest.ts";

/**
 * Links of a document that lead to no page of the site, each with the nearest page. Broken links that the draft already
 * has are left out: a link to a deleted page must not prevent saving. None where a document has other errors.
 */
export function newBrokenLinks(
  name: DocumentName,
  value: unknown,
  draft: Documents | undefined,
): FieldProblem[] {
  const parsed = parseDocument(name, value);
  const before = draft && parseSite(draft);
  if (!parsed.ok || !before?.ok) return [];
  const earlierLinks = new Set(brokenLinks(before.value).map(({ excerpt }) => excerpt));
  const site = { ...before.value, [name]: parsed.value };
  const pages = siteRoutes(site).map(routePath);
  return brokenLinks(site)
    .filter(({ path, excerpt }) => path.startsWith(`${name}.`) && !earlierLinks.has(excerpt))
    .map(({ path, message, excerpt }) => {
      const near = nearest(excerpt, pages);
      const hint = near === undefined ? "" : ` ¿Quisiste decir «${near}»?`;
      return { path: path.slice(name.length + 1), message: `${message}${hint}` };
    });
}
