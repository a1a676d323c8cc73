import type { LivePublication } from "@consultorio/publishing/live-publication";
import type { Store } from "@consultorio/store";

/**
 * The state of this process: `ready` for a load balancer, the rest for operators of several instances. `generation` is
 * the publication that it shows and `live` the one in the database: they differ for a moment after a publish, or while
 * the database is unavailable. A process whose database file was removed or replaced is not ready: its saves would be
 * lost.
 */
export async function readiness(
  store: Pick<Store, "livePointer" | "notificationMode" | "requireWritable">,
  live: Pick<LivePublication, "publication">,
) {
  const generation = live.publication()?.generation ?? null;
  const keeps = await store.requireWritable().then(
    () => true,
    () => false,
  );
  const ready = keeps && generation !== null;
  const seen = await store.livePointer().then(
    (pointer) => ({ database: keeps, live: pointer?.generation ?? null }),
    () => ({ database: false, live: null }),
  );
  return { ready, detail: { generation, ...seen, notifications: store.notificationMode() } };
}
