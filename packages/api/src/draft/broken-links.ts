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
  const document = { [name]: parsed.value };
  const site = { ...before.value, ...document };
  const broken = brokenLinks(site, document);
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
