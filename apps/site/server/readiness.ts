import type { Store } from "@consultorio/store";
import type { LiveSite } from "./live-site.ts";

/**
 * What this process sees, for a load balancer and for whoever looks after several instances. `generation` is what it
 * shows and `live` what the database says: they differ for a moment after a publish, or while the database is away.
 */
export async function readiness(
  store: Pick<Store, "livePointer" | "notificationMode">,
  live: Pick<LiveSite, "publication">,
) {
  const generation = live.publication()?.generation ?? null;
  const ready = generation !== null;
  const seen = await store.livePointer().then(
    (pointer) => ({ database: true, live: pointer?.generation ?? null }),
    () => ({ database: false, live: null }),
  );
  return { ready, detail: { ready, generation, ...seen, news: store.notificationMode() } };
}
