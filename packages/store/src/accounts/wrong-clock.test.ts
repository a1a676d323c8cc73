import { describe, expect, it } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { type EngineName, emptyStore, engines } from "#test/engines.ts";
import { system } from "../index.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * 60 * minute;
const right = Date.parse("2026-11-20T12:00:00.000Z");
const account = { email: "ana@example.com", password: "una contraseña larga" };

/** A store whose clock is 400 days ahead until the test puts it right. */
async function ahead(engine: EngineName) {
  const clock = { time: right + 400 * day };
  const store = await emptyStore(engine, { now: () => new Date(clock.time) });
  return { clock, store, user: await store.createUser(system, account) };
}

describe.each(engines)("a clock that was ahead, on %s", (engine) => {
  it("makes nobody wait longer than the window", async () => {
    const { clock, store } = await ahead(engine);
    const limit = { key: "account:ana", limit: 1, windowSeconds: 900, delaySeconds: 4000 };
    expect(await store.attempt([limit])).toEqual({ allowed: true });
    expect(await store.attempt([limit])).toEqual({ allowed: false, retryAfterSeconds: 900 });

    clock.time = right;

    expect(await store.attempt([limit])).toEqual({ allowed: true });
  });

  it("counts an attempt of a server whose clock is less than a minute ahead", async () => {
    const { clock, store } = await ahead(engine);
    const limit = { key: "account:ana", limit: 1, windowSeconds: 900 };
    await store.attempt([limit]);
    clock.time -= minute;
    expect((await store.attempt([limit])).allowed).toBe(false);
    clock.time -= 1;
    expect((await store.attempt([limit])).allowed).toBe(true);
  });

  it("makes no session that lives longer than seven days", async () => {
    const { clock, store, user } = await ahead(engine);
    const { token } = await store.createSession(user.id);

    clock.time = right;

    expect(await store.sessionByToken(token)).toBeNull();
    const { session } = await store.createSession(user.id);
    expect(await store.sessions(session)).toHaveLength(1);
  });

  it("ends no session in use when it is put back by hours, and lengthens none", async () => {
    const { clock, store, user } = await ahead(engine);
    clock.time = right;
    const { token } = await store.createSession(user.id);
    clock.time = right + 11 * hour;
    expect(await store.sessionByToken(token)).not.toBeNull();

    clock.time = right + hour;
    expect(await store.sessionByToken(token)).not.toBeNull();

    // The use an hour after the start is the last one, and not the one eleven hours after it.
    clock.time = right + 13 * hour;
    expect(await store.sessionByToken(token)).toBeNull();
  });

  it("keeps a session that was made up to twelve hours ahead, with the password asked for again", async () => {
    const { clock, store, user } = await ahead(engine);
    clock.time = right + 12 * hour;
    const { token } = await store.createSession(user.id);
    clock.time = right;
    expect(await store.sessionByToken(token)).toMatchObject({ confirmed: false });

    clock.time = right - 1;
    expect(await store.sessionByToken(token)).toBeNull();
  });

  it("lets the token before a renewal end in thirty seconds all the same", async () => {
    const { clock, store, user } = await ahead(engine);
    clock.time = right + 2 * hour;
    const { token, session } = await store.createSession(user.id);
    const renewed = await store.confirmSession(session);
    expect(await store.sessionByToken(token)).not.toBeNull();

    clock.time = right;

    expect(await store.sessionByToken(token)).toBeNull();
    expect(await store.sessionByToken(renewed.token)).not.toBeNull();
  });

  it("hides no refused try, and reports each once", async () => {
    const { clock, store, user } = await ahead(engine);
    const origin = { network: "203.0.113.7", userAgent: "Firefox" };
    const refuse = () => store.noteRefusal({ ...origin, email: account.email, reason: "password" });
    await store.createSession(user.id, origin);
    await refuse();

    clock.time = right;
    await refuse();
    expect((await store.createSession(user.id, origin)).refused).toMatchObject({ count: 1 });

    clock.time += minute;
    expect((await store.createSession(user.id, origin)).refused).toBeNull();
  });

  it("makes no upload count for months against what an account may upload in a day", async () => {
    const { clock, store, user } = await ahead(engine);
    const { session } = await store.createSession(user.id);
    const files = [{ width: 1, height: 1, type: "image/webp", body: Uint8Array.of(1, 2, 3) }];
    await store.putMedia(session, { name: "a.jpg", width: 1, height: 1, files });
    expect(await store.uploadedBytes(user.id, day)).toBe(3);

    clock.time = right;

    expect(await store.uploadedBytes(user.id, day)).toBe(0);
  });

  it("leaves no address for a new password open", async () => {
    const { clock, store, user } = await ahead(engine);
    const { token } = await store.resetPassword(system, user.id);
    const choice = { token, password: "otra contraseña larga" };

    expect(await store.emailOfReset(token)).toBe(account.email);
    clock.time = right;
    expect(await store.emailOfReset(token)).toBeNull();
    expect(await store.redeemReset(choice)).toBeNull();

    clock.time = right + 400 * day;
    expect(await store.redeemReset(choice)).toMatchObject({ email: account.email });
  });

  it("leaves no token for the first account open", async () => {
    const clock = { time: right + 400 * day };
    const store = await emptyStore(engine, { now: () => new Date(clock.time) });
    const token = (await store.createSetupToken(system)) ?? "";

    clock.time = right;

    expect(await store.createFirstUser({ token, ...account })).toEqual({ refused: "expired" });
  });

  it("does not delay a scheduled publication", async () => {
    const { clock, store } = await ahead(engine);
    const { id: revisionId } = await store.save(system, { documents: documentsWith("uno"), base: 0 });
    clock.time = right;
    const { id } = await store.schedulePublication(system, { revisionId, due: new Date(right + minute) });
    clock.time = right + 400 * day;
    expect(await store.claimScheduled(system)).toMatchObject({ id });

    // The process that had it ended, and the clock is right.
    clock.time = right + 2 * minute;

    expect(await store.claimScheduled(system)).toMatchObject({ id });
    expect(await store.claimScheduled(system)).toBeNull();
  });

  it("leaves no review link open", async () => {
    const { clock, store } = await ahead(engine);
    const { id } = await store.save(system, { documents: documentsWith("uno"), base: 0 });
    const expiresAt = new Date(clock.time + 30 * day);
    const { token } = await store.createReviewLink(system, { revisionId: id, expiresAt });
    expect(await store.reviewByToken(token)).not.toBeNull();

    clock.time = right;

    expect(await store.reviewByToken(token)).toBeNull();
  });
});
