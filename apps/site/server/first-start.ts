import { bundledSite } from "@consultorio/content/data";
import { type Store, system, VersionConflict } from "@consultorio/store";
import type { Publisher } from "../publish/publish.ts";
import type { LiveSite } from "./live-site.ts";

/** Saves the bundled content in a store that has none. Of several processes that start at once, one does it. */
export async function seed(store: Store): Promise<void> {
  if ((await store.draft()) !== null) return;
  try {
    await store.save(system, { documents: bundledSite, base: 0, note: "Contenido inicial" });
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
  }
}

/**
 * Makes sure that visitors see pages of this build at this address: publishes the content where nothing is public yet,
 * and draws the public revision anew where another build or another origin made it. The draft never goes out by this.
 */
export async function publishForBuild(publisher: Publisher, live: LiveSite, build: string): Promise<void> {
  const current = live.publication();
  if (current === null) await publisher.publish(system);
  else if (live.get("/")?.resource.headers["X-Consultorio-Build"] !== build)
    await publisher.publish(system, { revisionId: current.revisionId });
}
