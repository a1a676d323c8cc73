import { describe, expect, it } from "vitest";
import { type EngineName, emptyDatabase, engines, openTestStore, rows } from "#test/engines.ts";
import { system } from "../index.ts";

const ana = { email: "ana@example.com", password: "una contraseña larga" };
const minute = 60_000;

async function fresh(engine: EngineName) {
  const url = await emptyDatabase(engine);
  const clock = { time: Date.parse("2026-11-20T12:00:00.000Z") };
  const store = await openTestStore(url, { now: () => new Date(clock.time) });
  return { url, clock, store, token: (await store.createSetupToken(system)) ?? "" };
}

describe.each(engines)("the first account on %s", (engine) => {
  it("is created with the token, once", async () => {
    const { store, token } = await fresh(engine);

    const answer = await store.createFirstUser({ ...ana, token });

    expect(answer).toMatchObject({ user: { email: "ana@example.com", role: "owner" } });
    expect(await store.authenticate(ana)).not.toBeNull();
    expect(await store.createFirstUser({ ...ana, email: "luis@example.com", token })).toEqual({
      refused: "closed",
    });
    expect(await store.createSetupToken(system)).toBeNull();
  });

  it("is created once by twenty calls at once from two stores", async () => {
    const { store, token, url, clock } = await fresh(engine);
    const other = await openTestStore(url, { now: () => new Date(clock.time) });

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        [store, other][index % 2]?.createFirstUser({ ...ana, email: `ana${index}@example.com`, token }),
      ),
    );

    expect(answers.filter((answer) => answer && "user" in answer)).toHaveLength(1);
    const closed = { refused: "closed" };
    expect(answers.filter((answer) => answer && "refused" in answer)).toEqual(Array(19).fill(closed));
    expect(await rows(url, "select * from account")).toHaveLength(1);
  });

  it("is refused with a wrong token and with one that is an hour old", async () => {
    const { store, token, clock } = await fresh(engine);

    expect(await store.createFirstUser({ ...ana, token: "otro" })).toEqual({ refused: "wrong" });
    clock.time += 60 * minute;
    expect(await store.createFirstUser({ ...ana, token })).toEqual({ refused: "expired" });
    expect(await store.hasUsers()).toBe(false);

    clock.time -= 1;
    expect(await store.createFirstUser({ ...ana, token })).toMatchObject({
      user: { email: "ana@example.com" },
    });
  });

  it("is refused after ten wrong tries, also with the right token", async () => {
    const { store, token } = await fresh(engine);

    for (let tries = 0; tries < 10; tries += 1) {
      expect(await store.createFirstUser({ ...ana, token: `otro ${tries}` })).toEqual({ refused: "wrong" });
    }

    expect(await store.createFirstUser({ ...ana, token })).toEqual({ refused: "exhausted" });
    expect(await store.hasUsers()).toBe(false);
  });

  it("counts tries that come at once", async () => {
    const { store } = await fresh(engine);

    const answers = await Promise.all(
      Array.from({ length: 30 }, () => store.createFirstUser({ ...ana, token: "otro" })),
    );

    expect(answers.filter((answer) => "refused" in answer && answer.refused === "wrong")).toHaveLength(10);
    expect(answers.filter((answer) => "refused" in answer && answer.refused === "exhausted")).toHaveLength(
      20,
    );
  });

  it("accepts the newest token only, with new tries", async () => {
    const { store, token } = await fresh(engine);
    for (let tries = 0; tries < 10; tries += 1) await store.createFirstUser({ ...ana, token: "otro" });

    const newest = (await store.createSetupToken(system)) ?? "";

    expect(await store.createFirstUser({ ...ana, token })).toEqual({ refused: "wrong" });
    expect(await store.createFirstUser({ ...ana, token: newest })).toMatchObject({ user: {} });
  });

  it("has a token of 128 bits, of which only the SHA-256 is stored", async () => {
    const { token, url } = await fresh(engine);

    expect(Buffer.from(token, "base64url")).toHaveLength(16);
    expect(JSON.stringify(await rows(url, "select * from setup_token"))).not.toContain(token);
  });

  it("is refused when there is no token", async () => {
    const store = await openTestStore(await emptyDatabase(engine));

    expect(await store.createFirstUser({ ...ana, token: "" })).toEqual({ refused: "wrong" });
  });
});
