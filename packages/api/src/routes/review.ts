import { parseSite, routePath, shownSite, siteRoutes, tidyDocuments } from "@consultorio/content";
import type { Revision } from "@consultorio/store";
import type { reviewRoutes } from "../contract/review.ts";
import { changesBetween, namedRevision, summaryOf } from "../draft/changes.ts";
import { requireDraft } from "../draft/documents.ts";
import type { Handlers } from "../endpoint.ts";
import { HttpError, invalidFields } from "../http/http-error.ts";
import type { Services } from "../services.ts";

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;

export const reviewHandlers = {
  listReviewLinks: async ({ services: { store } }) => ({
    links: (await store.reviewLinks()).map(summaryOf),
  }),

  createReviewLink: async ({ services, session, body }) => {
    const { id: revisionId } = await requireDraft(services);
    const expiresAt = new Date(Date.now() + body.days * day);
    const { token, link } = await services.store.createReviewLink(session, { revisionId, expiresAt });
    const address = `${services.origin}/admin/revision#${token}`;
    return { address, link: { ...summaryOf(link), notes: [] } };
  },

  revokeReviewLink: ({ services: { store }, session, params }) => store.revokeReviewLink(session, params.id),

  readReview: async ({ services, request }) => {
    const { link, revision } = await reviewOf(services, tokenOf(request));
    const { changes } = changesBetween(await namedRevision(services, "live"), revision);
    const { version, expiresAt, author, notes } = link;
    const site = tidyDocuments(revision.documents);
    return { version, expiresAt, author: author.name, site, changes, notes };
  },

  addReviewNote: {
    precondition: async (services, request) => void (await reviewOf(services, tokenOf(request))),
    async answer({ request, services, body }) {
      const token = tokenOf(request);
      const { revision } = await reviewOf(services, token);
      requirePage(revision, body.path);
      return { note: await services.store.addReviewNote(token, body) };
    },
  },
} satisfies Handlers<typeof reviewRoutes>;

/** The token of a review link that a request carries; empty where it carries none. */
const tokenOf = (request: Request): string =>
  /^Bearer ([\w-]+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";

/** A valid review link and the draft that it shows. Throws 404. */
async function reviewOf({ store }: Services, token: string) {
  const link = await store.reviewByToken(token);
  const revision = link && (await store.revision(link.revisionId));
  if (link === null || revision === null)
    throw new HttpError(404, "El enlace de revisión venció o ya no existe. Pide otro.");
  return { link, revision };
}

/** Throws 422 for a note about a page that the reviewed draft does not have. */
function requirePage({ documents }: Revision, path: string): void {
  const site = parseSite(documents);
  const paths = site.ok ? siteRoutes(shownSite(site.value)).map(routePath) : [];
  if (!paths.includes(path)) throw invalidFields([{ path: "path", message: "Página: no existe." }]);
}
