import type { LivePublication } from "@consultorio/publishing/live-publication";
import type { Store } from "@consultorio/store";

/**
 * What this process sees: `ready` for a load balancer, the rest for operators of several instances. `generation` is what it
 * shows and `live` what the database says: they differ for a moment after a publish, or while the database is away.
 * A process whose database file was removed or replaced under it is not ready: what is saved there would be lost.
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
