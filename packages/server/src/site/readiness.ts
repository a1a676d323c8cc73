import type { LivePublication } from "@consultorio/publishing/live-publication";
import type { Store } from "@consultorio/store";

/**
 * What this process sees, for a load balancer and for operators of several instances. `generation` is what it
 * shows and `live` what the database says: they differ for a moment after a publish, or while the database is away.
 */
export async function readiness(
  store: Pick<Store, "livePointer" | "notificationMode">,
  live: Pick<LivePublication, "publication">,
) {
  const generation = live.publication()?.generation ?? null;
  const ready = generation !== null;
  const seen = await store.livePointer().then(
    (pointer) => ({ database: true, live: pointer?.generation ?? null }),
    () => ({ database: false, live: null }),
  );
  return { ready, detail: { ready, generation, ...seen, notifications: store.notificationMode() } };
}
