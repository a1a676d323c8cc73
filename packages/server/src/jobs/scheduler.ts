import { setTimeout as wait } from "node:timers/promises";
import { PublishFailed } from "@consultorio/publishing/publish-error";
import type { Publisher } from "@consultorio/publishing/publisher";
import { type ScheduledPublication, type Store, StoreError, system } from "@consultorio/store";
import { retryTransient } from "../process/retry-transient.ts";

/** How often the clock is looked at, in milliseconds. */
const every = 5_000;

interface SchedulerParts {
  store: Store;
  publisher: Pick<Publisher, "publish">;
  onProblem: (error: unknown) => void;
}

interface Look extends SchedulerParts {
  signal: AbortSignal;
  /** The ids of publications that failed with an unexpected error. */
  failedOnce: Set<string>;
}

/**
 * Publishes a scheduled version once its time has come, also if it came while no process ran. Of several processes one
 * does it. Returns a function that stops the job after the check that is under way.
 */
export function followSchedule(parts: SchedulerParts): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const look = { ...parts, signal, failedOnce: new Set<string>() };
  const running = (async () => {
    while (!signal.aborted) {
      await publishDue(look).catch(parts.onProblem);
      await wait(every, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return () => {
    ending.abort();
    return running;
  };
}

/** The publication itself writes down that it is done: neither is there without the other. */
async function publishDue(look: Look): Promise<void> {
  const due = await look.store.claimScheduled(system);
  if (due === null) return;
  const end = await endOf(look, due);
  if (end.detail !== "") await look.store.finishScheduled(system, due.id, end);
}

/** The result, with its message in Spanish. A publication that rejects stays claimed, and is tried again later. */
async function endOf(
  { store, publisher, onProblem, signal, failedOnce }: Look,
  { id, revisionId, version }: ScheduledPublication,
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
    if (error instanceof PublishFailed) {
      const reasons = error.problems.map(({ path, message }) => `${path}: ${message}`);
      return { state: "failed", detail: [error.message, ...reasons].join("\n") };
    }
    if (signal.aborted || error instanceof StoreError) throw error;
    if (!failedOnce.has(id)) {
      failedOnce.add(id);
      throw error;
    }
    onProblem(error);
    return { state: "failed", detail: failedTwice };
  }
}

const failedTwice =
  "Algo falló en el servidor; el sitio sigue como estaba. Publica tú, o avisa a quien cuida el servidor.";

/** The version that visitors see, where it is newer than another. */
async function newerLive(store: Store, version: number): Promise<number | null> {
  const pointer = await store.livePointer();
  const published = await store.publications({ limit: 500 });
  const live = published.find(({ id }) => id === pointer?.publicationId);
  return live !== undefined && live.version > version ? live.version : null;
}
