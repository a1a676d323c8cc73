import {
  clinicDay,
  inventedContent,
  leftovers,
  overdueReviews,
  setupSteps,
  withoutLeftovers,
} from "@consultorio/content";
import type { Documents } from "@consultorio/store";
import type { homeRoutes } from "../contract/home.ts";
import { changeDraft } from "../draft/change-draft.ts";
import { summaryOf } from "../draft/changes.ts";
import { requireDraft } from "../draft/documents.ts";
import type { Handlers } from "../endpoint.ts";
import type { Services } from "../services.ts";

export const homeHandlers = {
  readOverview: async ({ services }) => {
    const { documents } = await requireDraft(services);
    const live = services.live.documents();
    return {
      published: live && (await publishedOf(services, live)),
      steps: setupSteps(documents, live),
      leftovers: leftovers(documents),
      overdueReviews: overdueReviews(documents, clinicDay(new Date())),
    };
  },

  readBackups: ({ services }) => services.backupState(),

  removeLeftovers: ({ services, session }) =>
    changeDraft(services, session, { note: "Sin lo que quedaba del ejemplo", change: withoutLeftovers }),
} satisfies Handlers<typeof homeRoutes>;

/** How much of a publication is invented, counted at the first call for it. */
const counts = new WeakMap<Documents, number>();

async function publishedOf({ store, live }: Services, documents: Documents) {
  const id = live.publication()?.id;
  const publication = (await store.publications({ limit: 100 })).find((one) => one.id === id);
  if (publication === undefined) return null;
  const invented = counts.get(documents) ?? inventedContent(documents).length;
  counts.set(documents, invented);
  const { version, author, createdAt } = summaryOf(publication);
  return { version, author, createdAt, invented };
}
