import { describe, expect, it } from "vitest";
import { type EngineName, emptyDatabase, engines, openTestStore, rows } from "#test/engines.ts";
import type { RateLimit, RateLimitResult } from "./rate-limiter.ts";

const account: RateLimit = { key: "account:ana@example.com", limit: 5, windowSeconds: 900 };
const network: RateLimit = { key: "network:203.0.113.0/24", limit: 20, windowSeconds: 900 };
const everyone: RateLimit = { key: "everyone", limit: 10, windowSeconds: 1 };

async function counter(engine: EngineName) {
  const url = await emptyDatabase(engine);
  const clock = { time: Date.parse("2026-11-20T12:00:00.000Z") };
  return { url, clock, store: await openTestStore(url, { now: () => new Date(clock.time) }) };
}

function allowed(answers: RateLimitResult[]): number {
  return answers.filter((answer) => answer.allowed).length;
}

describe.each(engines)("the rate limiter on %s", (engine) => {
  it("allows five attempts in fifteen minutes and says when the next one is allowed", async () => {
    const { store, clock } = await counter(engine);

    for (let minute = 0; minute < 5; minute += 1) {
      expect(await store.attempt([account])).toEqual({ allowed: true });
      clock.time += 60_000;
    }

    expect(await store.attempt([account])).toEqual({ allowed: false, retryAfterSeconds: 600 });
    clock.time += 599_500;
    expect(await store.attempt([account])).toEqual({ allowed: false, retryAfterSeconds: 1 });
    clock.time += 500;
    expect(await store.attempt([account])).toEqual({ allowed: true });
    expect(await store.attempt([account])).toEqual({ allowed: false, retryAfterSeconds: 60 });
  });

  it("counts exactly when two stores attempt at once", async () => {
    const { store, url, clock } = await counter(engine);
    const other = await openTestStore(url, { now: () => new Date(clock.time) });

    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => (index % 2 ? store : other).attempt([account])),
    );

    expect(allowed(answers)).toBe(5);
  });

  it("counts against every limit, and against none when one refuses", async () => {
    const { store, clock } = await counter(engine);
    const others = Array.from({ length: 30 }, (_, index) => ({ ...account, key: `account:${index}` }));

    const answers: RateLimitResult[] = [];
    for (const other of others) {
      answers.push(await store.attempt([other, network, everyone]));
      clock.time += 200;
    }

    expect(allowed(answers)).toBe(20);
    expect(allowed(await Promise.all(others.slice(20, 25).map((other) => store.attempt([other]))))).toBe(5);
  });

  it("allows ten attempts a second in all", async () => {
    const { store, clock } = await counter(engine);
    const hundred = () => Promise.all(Array.from({ length: 100 }, () => store.attempt([everyone])));

    expect(allowed(await hundred())).toBe(10);
    clock.time += 1000;
    expect(allowed(await hundred())).toBe(10);
  });

  it("doubles the delay after each attempt", async () => {
    const { store, clock } = await counter(engine);
    const patient = { ...account, delaySeconds: 1 };

    const waits: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await store.attempt([patient])).toEqual({ allowed: true });
      const refused = await store.attempt([patient]);
      const wait = refused.allowed ? 0 : refused.retryAfterSeconds;
      waits.push(wait);
      clock.time += wait * 1000;
    }

    expect(waits).toEqual([1, 2, 4, 8]);
  });

  it("deletes a key on request, and everything after its window", async () => {
    const { store, clock, url } = await counter(engine);
    for (let tries = 0; tries < 5; tries += 1) await store.attempt([account, network]);

    await store.forgetAttempts(account.key);
    expect(await store.attempt([account])).toEqual({ allowed: true });
    clock.time += 900_000;
    await store.attempt([everyone]);

    expect(await rows(url, "select * from attempt")).toHaveLength(1);
  });

  it("stores no key as text", async () => {
    const { store, url } = await counter(engine);

    await store.attempt([account, network]);

    const stored = JSON.stringify(await rows(url, "select * from attempt"));
    expect(stored).not.toMatch(/ana@example|203\.0/);
  });
});
