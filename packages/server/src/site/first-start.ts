import { bundledSite } from "@consultorio/content/data";
import type { LivePublication } from "@consultorio/publishing/live-publication";
import type { Publisher } from "@consultorio/publishing/publisher";
import { type Store, system, VersionConflict } from "@consultorio/store";
import { retryTransient } from "../process/retry-transient.ts";

/** Saves the bundled content in a store that has none. Of several processes that start at once, one does it. */
export async function seed(store: Store): Promise<void> {
  await retryTransient(async () => {
    if ((await store.draft()) !== null) return;
    try {
      await store.save(system, { documents: bundledSite, base: 0, note: "Contenido inicial" });
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  });
}

/**
 * Makes sure that visitors see pages of this build at this address: publishes the content where nothing is public yet,
 * and publishes the public revision again where another build or another origin made it, or an import brought it. It
 * never publishes the draft.
 * Of several processes that start at once the first to finish is published, and the others show it.
 */
export async function publishForBuild(
  publisher: Pick<Publisher, "publish">,
  live: Pick<LivePublication, "get" | "load" | "publication">,
  build: string,
): Promise<void> {
  await retryTransient(async () => {
    await live.load();
    const current = live.publication();
    const shown = live.get("/")?.headers["X-Consultorio-Build"];
    if (current !== null && shown === build) return;
    await publisher.publish(system, current === null ? {} : { revisionId: current.revisionId });
  });
}
