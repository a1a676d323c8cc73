import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Turnstile } from "./turnstile.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A task that ends when it is told. */
function task(turnstile: Turnstile) {
  const end = Promise.withResolvers<string>();
  const started = vi.fn(() => end.promise);
  return { started, end, run: turnstile.run(started) };
}

it("lets so many tasks run at once, and the others in their order", async () => {
  const turnstile = new Turnstile(2, 1000);
  const [one, two, three, four] = [task(turnstile), task(turnstile), task(turnstile), task(turnstile)];
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

  const again = [task(turnstile), task(turnstile), task(turnstile)];
  await vi.advanceTimersByTimeAsync(0);
  expect(again.map(({ started }) => started.mock.calls.length)).toEqual([1, 1, 0]);
  for (const { end } of again) end.resolve("otra vez");
  await Promise.all(again.map(({ run }) => run));
});

it("refuses a task that has waited too long, and does not begin it later", async () => {
  const turnstile = new Turnstile(1, 1000);
  const holder = task(turnstile);
  const late = task(turnstile);
  const refused = expect(late.run).rejects.toMatchObject({
    code: "busy",
    message: "Hay demasiadas operaciones a la vez. Intenta de nuevo en un momento.",
  });

  await vi.advanceTimersByTimeAsync(999);
  const patient = task(turnstile);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  holder.end.resolve("ya");
  await holder.run;
  await vi.advanceTimersByTimeAsync(0);

  expect(late.started).not.toHaveBeenCalled();
  expect(patient.started).toHaveBeenCalledOnce();
  patient.end.resolve("x");
  await patient.run;
});
