import { setTimeout as wait } from "node:timers/promises";
import { PublishFailed } from "@consultorio/publishing/publish-error";
import type { Publisher } from "@consultorio/publishing/publisher";
import { type ScheduledPublication, type Store, system } from "@consultorio/store";
import { retryTransient } from "../process/retry-transient.ts";

/** How often the clock is looked at, in milliseconds. */
const every = 5_000;

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

/** The publication itself writes down that it is done: neither is there without the other. */
async function publishDue(parts: SchedulerParts, signal: AbortSignal): Promise<void> {
  const due = await parts.store.claimScheduled(system);
  if (due === null) return;
  const end = await endOf(parts, due, signal);
  if (end.detail !== "") await parts.store.finishScheduled(system, due.id, end);
}

/** How it ended, and what there is to say of it, in Spanish. */
async function endOf(
  { store, publisher }: SchedulerParts,
  { id, revisionId, version }: ScheduledPublication,
  signal: AbortSignal,
): Promise<{ state: "done" | "failed"; detail: string }> {
  try {
    return await retryTransient(async () => {
      const newer = await newerLive(store, version);
      if (newer !== null)
        return {
          state: "failed" as const,
          detail: `No se publicó: antes se publicó una versión más nueva (la ${newer}).`,
        };
      const { notice } = await publisher.publish(system, { revisionId, scheduleId: id });
      return { state: "done" as const, detail: notice ?? "" };
    }, signal);
  } catch (error) {
    if (!(error instanceof PublishFailed)) throw error;
    const reasons = error.problems.map(({ path, message }) => `${path}: ${message}`);
    return { state: "failed", detail: [error.message, ...reasons].join("\n") };
  }
}

/** The version that visitors see, where it is newer than another. */
async function newerLive(store: Store, version: number): Promise<number | null> {
  const pointer = await store.livePointer();
  const published = await store.publications({ limit: 500 });
  const live = published.find(({ id }) => id === pointer?.publicationId);
  return live !== undefined && live.version > version ? live.version : null;
}
