import { expect, it } from "vitest";
import { Lazy } from "./lazy.ts";

it("makes nothing until somebody asks", async () => {
  let made = 0;
  const slow = new Lazy(async () => ++made);
  expect(await slow.peek()).toBeNull();
  expect(made).toBe(0);
});

it("is made once for all calls during and after", async () => {
  let made = 0;
  const slow = new Lazy(async () => ++made);
  expect(await Promise.all([slow.get(), slow.get()])).toEqual([1, 1]);
  expect(await slow.get()).toBe(1);
  expect(await slow.peek()).toBe(1);
});

it("rejects every waiting call when it fails, and tries again at the next call", async () => {
  const outcomes = [() => Promise.reject(new Error("falta un archivo")), () => Promise.resolve("listo")];
  const slow = new Lazy(() => outcomes.shift()?.() ?? Promise.reject(new Error("de más")));
  const waiting = [slow.get(), slow.get(), slow.peek()];
  expect(await Promise.allSettled(waiting)).toEqual([
    { status: "rejected", reason: new Error("falta un archivo") },
    { status: "rejected", reason: new Error("falta un archivo") },
    { status: "fulfilled", value: null },
  ]);
  expect(await slow.get()).toBe("listo");
  expect(outcomes).toEqual([]);
});
