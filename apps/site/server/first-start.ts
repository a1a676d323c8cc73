import { bundledSite } from "@consultorio/content/data";
import { type Store, system, VersionConflict } from "@consultorio/store";
import type { Publisher } from "../publish/publish.ts";
import type { LiveSite } from "./live-site.ts";
import { patiently } from "./patiently.ts";

/** Saves the bundled content in a store that has none. Of several processes that start at once, one does it. */
export async function seed(store: Store): Promise<void> {
  await patiently(async () => {
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
 * and draws the public revision anew where another build or another origin made it. The draft never goes out by this.
 * Of several processes that start at once the first to finish is published, and the others show it.
 */
export async function publishForBuild(
  publisher: Pick<Publisher, "publish">,
  live: Pick<LiveSite, "get" | "load" | "publication">,
  build: string,
): Promise<void> {
  await patiently(async () => {
    await live.load();
    const current = live.publication();
    const shown = live.get("/")?.resource.headers["X-Consultorio-Build"];
    if (current !== null && shown === build) return;
    await publisher.publish(system, current === null ? {} : { revisionId: current.revisionId });
  });
}
