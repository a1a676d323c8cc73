import type { LivePointer } from "@consultorio/store";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pruneOldPublications, thinHistory } from "./prune.ts";

let move: (pointer: LivePointer) => void;
const unsubscribe = vi.fn();
const store = {
  onLive(listener: (pointer: LivePointer) => void) {
    move = listener;
    return unsubscribe;
  },
  prunePublications: vi.fn(async () => 0),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it("deletes old publications once, a minute after the last of several moves", async () => {
  pruneOldPublications(store, () => {});
  move({ publicationId: "a", generation: 1 });
  await vi.advanceTimersByTimeAsync(50_000);
  move({ publicationId: "b", generation: 2 });
  await vi.advanceTimersByTimeAsync(50_000);
  expect(store.prunePublications).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.prunePublications).toHaveBeenCalledExactlyOnceWith(expect.anything(), { newest: 20 });
});

it("reports a failure, and goes on", async () => {
  const onProblem = vi.fn();
  pruneOldPublications(store, onProblem);
  store.prunePublications.mockRejectedValueOnce(new Error("no hay base de datos"));
  for (const generation of [1, 2]) {
    move({ publicationId: "a", generation });
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(onProblem).toHaveBeenCalledExactlyOnceWith(new Error("no hay base de datos"));
  expect(store.prunePublications).toHaveBeenCalledTimes(2);
});

it("does nothing more after its end", async () => {
  const end = pruneOldPublications(store, () => {});
  move({ publicationId: "a", generation: 1 });
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([store.prunePublications.mock.calls, unsubscribe.mock.calls]).toEqual([[], [[]]]);
});

it("thins the history each hour until nothing is left to delete, also after a failure", async () => {
  const left = [500, 3, 0];
  const thinRevisions = vi.fn(async () => left.shift() ?? 0);
  const problems: unknown[] = [];
  const stop = thinHistory({ thinRevisions }, (error) => problems.push(error));
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(thinRevisions).toHaveBeenCalledTimes(3);

  thinRevisions.mockRejectedValueOnce(new Error("no hay base de datos"));
  await vi.advanceTimersByTimeAsync(120 * 60_000);
  expect([problems.length, thinRevisions.mock.calls.length]).toEqual([1, 5]);

  stop();
  await vi.advanceTimersByTimeAsync(120 * 60_000);
  expect(thinRevisions).toHaveBeenCalledTimes(5);
});
