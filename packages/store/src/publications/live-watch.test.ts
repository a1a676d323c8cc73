import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveListener } from "../engine/engine.ts";
import type { LivePointer } from "./live-pointer.ts";
import { LiveWatch } from "./live-watch.ts";

const second = 1000;
const pointerAt = (generation: number): LivePointer => ({ publicationId: `p${generation}`, generation });

/** A watch over answers that the test gives by hand, one for each read of the pointer. */
function watched() {
  const reads: PromiseWithResolvers<LivePointer | null>[] = [];
  const told: unknown[] = [];
  const ears: LiveListener[] = [];
  const listenLive = () => {
    const ear = { connected: true, end: vi.fn(async () => {}) };
    ears.push(ear);
    return ear;
  };
  const context = { engine: { listenLive }, onProblem: (error: unknown) => told.push(error) };
  const watch = new LiveWatch(context as never, () => {
    const read = Promise.withResolvers<LivePointer | null>();
    reads.push(read);
    return read.promise;
  });
  /** Answers the newest read, and waits until the watch has done what follows from it. */
  const answer = async (pointer: LivePointer | null) => {
    reads.at(-1)?.resolve(pointer);
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async (error: Error) => {
    reads.at(-1)?.reject(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { watch, reads, told, ears, answer, fail };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the watch over what is live", () => {
  it("reads one thing at a time, and once more where it was asked to meanwhile", async () => {
    const { watch, reads, answer } = watched();
    watch.subscribe(() => {});
    watch.look();
    watch.look();
    expect(reads).toHaveLength(1);

    await answer(pointerAt(1));
    expect(reads).toHaveLength(2);
    await answer(pointerAt(1));
    expect(reads).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(second);
    expect(reads).toHaveLength(3);
  });

  it("tells each listener of each generation once, and of none that is older", async () => {
    const { watch, answer } = watched();
    const heard: string[] = [];
    watch.subscribe(({ generation }) => heard.push(`first ${generation}`));
    await answer(pointerAt(2));
    watch.subscribe(({ generation }) => heard.push(`second ${generation}`));
    await answer(pointerAt(2));
    for (const generation of [2, 1, 3]) {
      await vi.advanceTimersByTimeAsync(second);
      await answer(pointerAt(generation));
    }
    expect(heard).toEqual(["first 2", "second 2", "first 3", "second 3"]);
  });

  it("listens once for all, until the last of them leaves", async () => {
    const { watch, reads, ears, answer } = watched();
    const leave = watch.subscribe(() => {});
    const leaveToo = watch.subscribe(() => {});
    await answer(null);
    await answer(null);
    expect(ears).toHaveLength(1);
    expect(watch.news).toBe("listen");

    leave();
    const before = reads.length;
    await vi.advanceTimersByTimeAsync(second);
    await answer(null);
    expect(reads).toHaveLength(before + 1);
    expect(ears[0]?.end).not.toHaveBeenCalled();

    leaveToo();
    expect(ears[0]?.end).toHaveBeenCalledOnce();
    expect(watch.news).toBe("poll");
    watch.look();
    await vi.advanceTimersByTimeAsync(10 * second);
    expect(reads).toHaveLength(before + 1);
    watch.subscribe(() => {});
    expect(ears).toHaveLength(2);
  });

  it("ends with what is under way, and tells nobody of it", async () => {
    const { watch, answer } = watched();
    const heard = vi.fn();
    watch.subscribe(heard);
    const ended = vi.fn();
    void watch.stop().then(ended);
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).not.toHaveBeenCalled();
    await answer(pointerAt(1));
    expect(ended).toHaveBeenCalledOnce();
    expect(heard).not.toHaveBeenCalled();
  });

  it("tells of an outage once, and of the next one again", async () => {
    const { watch, told, answer, fail } = watched();
    watch.subscribe(() => {});
    const [one, other] = [new Error("one"), new Error("other")];
    await fail(one);
    await vi.advanceTimersByTimeAsync(second);
    await fail(one);
    expect(told).toEqual([one]);
    await vi.advanceTimersByTimeAsync(second);
    await answer(null);
    await vi.advanceTimersByTimeAsync(second);
    await fail(other);
    expect(told).toEqual([one, other]);
  });
});
