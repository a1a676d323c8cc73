import type { SemaphoreInterface } from "async-mutex";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSemaphore } from "./semaphore.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A task that the test ends. */
function task(semaphore: SemaphoreInterface) {
  const end = Promise.withResolvers<string>();
  const started = vi.fn(() => end.promise);
  return { started, end, run: semaphore.runExclusive(started) };
}

it("runs as many tasks at once as it has places, and the others in order", async () => {
  const semaphore = createSemaphore(2, 1000);
  const [one, two, three, four] = [task(semaphore), task(semaphore), task(semaphore), task(semaphore)];
  await vi.advanceTimersByTimeAsync(0);
  expect([one, two, three, four].map(({ started }) => started.mock.calls.length)).toEqual([1, 1, 0, 0]);

  two.end.resolve("dos");
  expect(await two.run).toBe("dos");
  await vi.advanceTimersByTimeAsync(0);
  expect([three, four].map(({ started }) => started.mock.calls.length)).toEqual([1, 0]);

  one.end.reject(new Error("se rompió"));
  await expect(one.run).rejects.toThrow("se rompió");
  await vi.advanceTimersByTimeAsync(0);
  expect(four.started).toHaveBeenCalledOnce();
  three.end.resolve("tres");
  four.end.resolve("cuatro");
  expect(await Promise.all([three.run, four.run])).toEqual(["tres", "cuatro"]);
  expect(vi.getTimerCount()).toBe(0);

  const again = [task(semaphore), task(semaphore), task(semaphore)];
  await vi.advanceTimersByTimeAsync(0);
  expect(again.map(({ started }) => started.mock.calls.length)).toEqual([1, 1, 0]);
  for (const { end } of again) end.resolve("otra vez");
  await Promise.all(again.map(({ run }) => run));
});

it("refuses a task that waits longer than the timeout, and does not start it later", async () => {
  const semaphore = createSemaphore(1, 1000);
  const first = task(semaphore);
  const late = task(semaphore);
  const refused = expect(late.run).rejects.toMatchObject({
    code: "queue-timeout",
    message: "Hay demasiadas operaciones a la vez. Intenta de nuevo en un momento.",
  });

  await vi.advanceTimersByTimeAsync(999);
  const next = task(semaphore);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  first.end.resolve("ya");
  await first.run;
  await vi.advanceTimersByTimeAsync(0);

  expect(late.started).not.toHaveBeenCalled();
  expect(next.started).toHaveBeenCalledOnce();
  next.end.resolve("x");
  await next.run;
});
