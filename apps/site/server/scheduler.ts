import { setTimeout as wait } from "node:timers/promises";
import { type ScheduledPublication, type Store, system } from "@consultorio/store";
import type { Publisher } from "../publish/publish.ts";
import { PublishBusy, PublishFailed } from "../publish/publish-error.ts";

/** How often the clock is looked at, in milliseconds. */
const every = 5_000;
/** Between two tries while somebody publishes by hand. */
const patience = 1_000;

interface SchedulerParts {
  store: Store;
  publisher: Pick<Publisher, "publish">;
  onProblem: (error: unknown) => void;
}

/**
 * Publishes what was scheduled once its time has come, also what came due while no process ran. Of several processes one
 * does it. The answer ends it, after the look that is under way.
 */
export function followSchedule(parts: SchedulerParts): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const running = (async () => {
    while (!signal.aborted) {
      await publishDue(parts, signal).catch(parts.onProblem);
      await wait(every, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return () => {
    ending.abort();
    return running;
  };
}

async function publishDue({ store, publisher }: SchedulerParts, signal: AbortSignal): Promise<void> {
  const due = await store.claimScheduled(system);
  if (due === null) return;
  const detail = await problemOf(store, due, () => publish(publisher, due, signal));
  await store.finishScheduled(system, due.id, { state: detail === "" ? "done" : "failed", detail });
}

/** Why it was not published, in Spanish; empty where it was. */
async function problemOf(
  store: Store,
  { revisionId }: ScheduledPublication,
  publishIt: () => Promise<void>,
): Promise<string> {
  const scheduled = await store.revision(revisionId);
  const pointer = await store.livePointer();
  const [live] = (await store.publications({ limit: 500 })).filter(({ id }) => id === pointer?.publicationId);
  if (live && scheduled && live.version > scheduled.version)
    return `No se publicó: antes se publicó una versión más nueva (la ${live.version}).`;
  try {
    await publishIt();
    return "";
  } catch (error) {
    if (!(error instanceof PublishFailed)) throw error;
    const reasons = error.problems.map(({ path, message }) => `${path}: ${message}`);
    return [error.message, ...reasons].join("\n");
  }
}

async function publish(
  publisher: SchedulerParts["publisher"],
  { revisionId }: ScheduledPublication,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    try {
      await publisher.publish(system, { revisionId });
      return;
    } catch (error) {
      if (!(error instanceof PublishBusy)) throw error;
      await wait(patience, undefined, { signal });
    }
  }
}
