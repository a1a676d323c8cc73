import {
  bundledClaims,
  clinicDay,
  confirmableContent,
  inventedContent,
  leftovers,
  overdueReviews,
  parseDocument,
  type Site,
  setupSteps,
  withConfirmation,
  withoutLeftovers,
} from "@consultorio/content";
import type { Documents } from "@consultorio/store";
import type { homeRoutes } from "../contract/home.ts";
import { changeDraft } from "../draft/change-draft.ts";
import { livePublication, summaryOf } from "../draft/changes.ts";
import { requireDraft } from "../draft/documents.ts";
import type { Handlers } from "../endpoint.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";

export const homeHandlers = {
  readOverview: async ({ services }) => {
    const { documents, unfinished } = await requireDraft(services);
    const live = services.live.documents();
    return {
      published: live && (await publishedOf(services, live, documents)),
      steps: setupSteps(documents, live, wrongFields(unfinished.siteContent)),
      leftovers: leftovers(documents),
      overdueReviews: overdueReviews(documents, clinicDay(new Date())),
    };
  },

  readBackups: ({ services }) => services.backupState(),

  readReadiness: ({ services }) => services.store.requireWritable(),

  removeLeftovers: async ({ services, session }) => {
    const note = "Sin lo que quedaba del ejemplo";
    return (await changeDraft(services, session, { note, change: withoutLeftovers })).saved;
  },

  confirmContent: async ({ services, session, body }) => {
    const note = body.own ? "Confirmado como tuyo" : "Por revisar otra vez";
    return (await changeDraft(services, session, { note, change: (site) => confirm(site, body) })).saved;
  },
} satisfies Handlers<typeof homeRoutes>;

/** The change that confirms example content as the clinic's, or revokes that. Empty if nothing changes. */
function confirm(site: Site, { mark, own }: { mark: string; own: boolean }): Partial<Site> {
  const content = confirmableContent(site).find((one) => one.mark === mark);
  if (!content) throw new HttpError(409, "Eso ya cambió en el borrador. Actualiza la lista.");
  if (content.confirmed === own) return {};
  const label = content.label.split(": ").at(-1) ?? "";
  return { siteContent: withConfirmation(site.siteContent, { mark, label, own }) };
}

/** The invalid fields of unfinished values. */
function wrongFields(typed: unknown): string[] {
  const parsed = typed === undefined ? null : parseDocument("siteContent", typed);
  return parsed === null || parsed.ok ? [] : parsed.problems.map(({ path }) => path);
}

/** How much of a publication is invented, counted at the first call for it. */
const counts = new WeakMap<Documents, number>();

async function publishedOf(services: Services, documents: Documents, draft: Documents) {
  const publication = await livePublication(services);
  if (publication === null) return null;
  const invented = counts.get(documents) ?? inventedContent(documents).length;
  counts.set(documents, invented);
  const { version, author, createdAt } = summaryOf(publication);
  return { version, author, createdAt, invented, unreviewed: bundledClaims(documents, draft).length };
}
