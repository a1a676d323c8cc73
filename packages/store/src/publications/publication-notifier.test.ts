import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveListener } from "../engine/engine.ts";
import type { LivePointer } from "./live-pointer.ts";
import { PublicationNotifier } from "./publication-notifier.ts";

const second = 1000;
const pointerAt = (generation: number): LivePointer => ({ publicationId: `p${generation}`, generation });

/** A notifier whose reads of the pointer the test answers, one by one. */
function startNotifier() {
  const reads: PromiseWithResolvers<LivePointer | null>[] = [];
  const problems: unknown[] = [];
  const listeners: LiveListener[] = [];
  const listenLive = () => {
    const listener = { connected: true, end: vi.fn(async () => {}) };
    listeners.push(listener);
    return listener;
  };
  const context = { engine: { listenLive }, onProblem: (error: unknown) => problems.push(error) };
  const notifier = new PublicationNotifier(context as never, () => {
    const read = Promise.withResolvers<LivePointer | null>();
    reads.push(read);
    return read.promise;
  });
  /** Answers the newest read, and waits until the notifier has handled it. */
  const answer = async (pointer: LivePointer | null) => {
    reads.at(-1)?.resolve(pointer);
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async (error: Error) => {
    reads.at(-1)?.reject(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { notifier, reads, problems, listeners, answer, fail };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the publication notifier", () => {
  it("reads once at a time, and once more when it is asked during a read", async () => {
    const { notifier, reads, answer } = startNotifier();
    notifier.subscribe(() => {});
    notifier.poll();
    notifier.poll();
    expect(reads).toHaveLength(1);

    await answer(pointerAt(1));
    expect(reads).toHaveLength(2);
    await answer(pointerAt(1));
    expect(reads).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(second);
    expect(reads).toHaveLength(3);
  });

  it("calls each subscriber once for each change, also for one that a promoted replica takes back", async () => {
    const { notifier, answer } = startNotifier();
    const calls: string[] = [];
    notifier.subscribe(({ generation }) => calls.push(`first ${generation}`));
    await answer(pointerAt(2));
    notifier.subscribe(({ generation }) => calls.push(`second ${generation}`));
    await answer(pointerAt(2));
    for (const pointer of [pointerAt(2), pointerAt(1), { publicationId: "other", generation: 2 }, null]) {
      await vi.advanceTimersByTimeAsync(second);
      await answer(pointer);
    }
    const both = (generation: number) => [`first ${generation}`, `second ${generation}`];
    expect(calls).toEqual([...both(2), ...both(1), ...both(2)]);
  });

  it("has one listener for all subscribers, until the last one unsubscribes", async () => {
    const { notifier, reads, listeners, answer } = startNotifier();
    const unsubscribe = notifier.subscribe(() => {});
    const unsubscribeOther = notifier.subscribe(() => {});
    await answer(null);
    await answer(null);
    expect(listeners).toHaveLength(1);
    expect(notifier.mode).toBe("listen");

    unsubscribe();
    const before = reads.length;
    await vi.advanceTimersByTimeAsync(second);
    await answer(null);
    expect(reads).toHaveLength(before + 1);
    expect(listeners[0]?.end).not.toHaveBeenCalled();

    unsubscribeOther();
    expect(listeners[0]?.end).toHaveBeenCalledOnce();
    expect(notifier.mode).toBe("poll");
    notifier.poll();
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(reads).toHaveLength(before + 1);
    notifier.subscribe(() => {});
    expect(listeners).toHaveLength(2);
  });

  it("stops after the running read, and calls no subscriber", async () => {
    const { notifier, answer } = startNotifier();
    const subscriber = vi.fn();
    notifier.subscribe(subscriber);
    const stopped = vi.fn();
    void notifier.stop().then(stopped);
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).not.toHaveBeenCalled();
    await answer(pointerAt(1));
    expect(stopped).toHaveBeenCalledOnce();
    expect(subscriber).not.toHaveBeenCalled();
  });

  it("reports each outage once", async () => {
    const { notifier, problems, answer, fail } = startNotifier();
    notifier.subscribe(() => {});
    const [one, other] = [new Error("one"), new Error("other")];
    await fail(one);
    await vi.advanceTimersByTimeAsync(second);
    await fail(one);
    expect(problems).toEqual([one]);
    await vi.advanceTimersByTimeAsync(second);
    await answer(null);
    await vi.advanceTimersByTimeAsync(second);
    await fail(other);
    expect(problems).toEqual([one, other]);
  });
});
