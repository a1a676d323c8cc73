import { describe, expect, it, vi } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { type EngineName, emptyDatabase, engines, openTestStore, rows } from "#test/engines.ts";
import { system } from "../index.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

async function signedIn(engine: EngineName) {
  const url = await emptyDatabase(engine);
  const clock = { time: Date.parse("2026-11-20T12:00:00.000Z") };
  const onProblem = vi.fn();
  const store = await openTestStore(url, { now: () => new Date(clock.time), onProblem });
  const user = await store.createUser(system, { email: "ana@example.com", password: "una contraseña larga" });
  return { url, clock, onProblem, store, user, ...(await store.createSession(user.id)) };
}

/** Statements that make the database refuse to record the use of a session. */
const refuseUpdates: Record<EngineName, string> = {
  sqlite: "create trigger refuse before update on session begin select raise(abort, 'no'); end",
  postgres: "alter table session add check (seen_at = created_at)",
};

describe.each(engines)("sessions on %s", (engine) => {
  it("has the account of its token, and none without a token", async () => {
    const { store, token, session, user } = await signedIn(engine);

    const verified = await store.sessionByToken(token);

    expect(verified?.user).toEqual(user);
    expect(verified?.expiresAt).toEqual(session.expiresAt);
    for (const wrong of ["", token.slice(1), `${token}x`, "\0", "' or 1=1 --"]) {
      expect(await store.sessionByToken(wrong)).toBeNull();
    }
  });

  it("records the account's name with a save", async () => {
    const { store, session, user } = await signedIn(engine);

    const revision = await store.save(session, { documents: documentsWith("uno"), base: 0 });

    expect(revision.author).toEqual({ id: user.id, name: "ana@example.com" });
  });

  it("has a new token of 256 bits each time, and stores only its SHA-256", async () => {
    const { store, token, user, url } = await signedIn(engine);
    const other = await store.createSession(user.id);

    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(other.token).not.toBe(token);
    const stored = JSON.stringify(await rows(url, "select * from session"));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token, "base64url").toString("hex"));
  });

  it("expires after 12 idle hours", async () => {
    const { store, token, clock } = await signedIn(engine);

    clock.time += 12 * hour - 1;
    expect(await store.sessionByToken(token)).not.toBeNull();
    clock.time += 12 * hour - 1;
    expect(await store.sessionByToken(token)).not.toBeNull();
    clock.time += 12 * hour;
    expect(await store.sessionByToken(token)).toBeNull();
  });

  it("expires after seven days, also while it is in use", async () => {
    const { store, token, session, clock } = await signedIn(engine);
    const end = clock.time + 7 * day;
    expect(session.expiresAt).toEqual(new Date(end));

    while (clock.time + 6 * hour < end) {
      clock.time += 6 * hour;
      expect(await store.sessionByToken(token)).not.toBeNull();
    }
    clock.time = end - 1;
    expect(await store.sessionByToken(token)).not.toBeNull();
    clock.time = end;
    expect(await store.sessionByToken(token)).toBeNull();
  });

  it("records its last use once a minute at most", async () => {
    const { store, token, clock, url } = await signedIn(engine);
    const signIn = new Date(clock.time).toISOString();

    clock.time += minute - 1;
    await store.sessionByToken(token);
    expect(await rows(url, "select seen_at from session")).toEqual([{ seen_at: signIn }]);
    clock.time += 1;
    await store.sessionByToken(token);

    expect(await rows(url, "select seen_at from session")).toEqual([
      { seen_at: new Date(clock.time).toISOString() },
    ]);
  });

  it("ends by signing out, with or without the others", async () => {
    const { store, token, session, user } = await signedIn(engine);
    const [second, third] = [await store.createSession(user.id), await store.createSession(user.id)];

    await store.deleteSession(session);
    expect(await store.sessionByToken(token)).toBeNull();
    expect(await store.sessionByToken(second.token)).not.toBeNull();

    await store.deleteOtherSessions(third.session);
    expect(await store.sessionByToken(second.token)).toBeNull();
    expect(await store.sessionByToken(third.token)).not.toBeNull();
  });

  it("deletes expired sessions at a sign-in", async () => {
    const { store, user, clock, url } = await signedIn(engine);
    clock.time += 13 * hour;

    await store.createSession(user.id);

    expect(await rows(url, "select * from session")).toHaveLength(1);
  });

  it("is refused for an account that does not exist", async () => {
    const { store } = await signedIn(engine);

    await expect(store.createSession("nadie")).rejects.toMatchObject({
      code: "account-not-found",
      message: "Esa cuenta no existe.",
    });
  });

  it("lists the sessions of an account, and ends one", async () => {
    const { store, clock, user, session } = await signedIn(engine);
    clock.time += minute;
    const other = await store.createSession(user.id, { userAgent: "Firefox en Linux" });

    const open = await store.sessions(session);

    expect(open).toMatchObject([
      { userAgent: "Firefox en Linux", current: false },
      { userAgent: "", current: true },
    ]);
    for (const { id } of open) expect(id).toMatch(/^[0-9a-f]{32}$/);
    await store.endSession(session, open[0]?.id ?? "");
    expect(await store.sessionByToken(other.token)).toBeNull();
    expect(await store.sessions(session)).toHaveLength(1);
    await expect(store.endSession(session, open[0]?.id ?? "")).rejects.toMatchObject({
      code: "session-not-found",
      message: "Esa sesión ya no existe.",
    });
  });

  it("keeps 300 characters of the user agent", async () => {
    const { store, user } = await signedIn(engine);
    const { session } = await store.createSession(user.id, { userAgent: "x".repeat(301) });
    const [open] = (await store.sessions(session)).filter(({ current }) => current);
    expect(open?.userAgent).toBe("x".repeat(300));
  });

  it("neither lists nor ends a session of another account", async () => {
    const { store, session } = await signedIn(engine);
    const luis = await store.createUser(system, {
      email: "luis@example.com",
      password: "una contraseña larga",
    });
    const foreign = await store.createSession(luis.id);
    const [open] = await store.sessions(foreign.session);

    await expect(store.endSession(session, open?.id ?? "")).rejects.toMatchObject({
      code: "session-not-found",
    });

    expect(await store.sessions(session)).toHaveLength(1);
    expect(await store.sessionByToken(foreign.token)).not.toBeNull();
  });

  it("continues when its last use cannot be recorded, and reports why", async () => {
    const { url, clock, onProblem, store, token, user } = await signedIn(engine);
    await rows(url, refuseUpdates[engine]);
    clock.time += 2 * minute;

    expect((await store.sessionByToken(token))?.user).toEqual(user);

    expect(onProblem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: `${engine}-failed` }));
  });
});

describe.each(engines)("a confirmed session on %s", (engine) => {
  it("counts as confirmed for ten minutes after the sign-in, and after each confirmation", async () => {
    const { store, token, session, clock } = await signedIn(engine);
    expect(session.confirmed).toBe(true);
    clock.time += 10 * minute - 1;
    expect(await store.sessionByToken(token)).toMatchObject({ confirmed: true });
    clock.time += 1;
    expect(await store.sessionByToken(token)).toMatchObject({ confirmed: false });

    const again = await store.confirmSession(session);

    expect(again.session.confirmed).toBe(true);
    expect(await store.sessionByToken(again.token)).toMatchObject({ confirmed: true });
    clock.time += 10 * minute;
    expect(await store.sessionByToken(again.token)).toMatchObject({ confirmed: false });
  });

  it("has a new token; the old one confirms nothing and ends after half a minute", async () => {
    const { store, token, session, clock } = await signedIn(engine);
    const [before] = await store.sessions(session);

    const { token: renewed } = await store.confirmSession(session);

    expect(renewed).not.toBe(token);
    expect(await store.sessionByToken(token)).toMatchObject({ confirmed: false });
    expect((await store.sessions(session)).map(({ id, current }) => [id, current])).toEqual([
      [before?.id, true],
    ]);
    await store.save(session, { documents: documentsWith("uno"), base: 0 });
    clock.time += 30_000;
    expect(await store.sessionByToken(token)).toBeNull();
    expect(await store.sessionByToken(renewed)).toMatchObject({ confirmed: true });
  });

  it("is not confirmed by a time in the future, nor by a missing time", async () => {
    const { url, store, token, clock } = await signedIn(engine);
    await rows(url, `update session set confirmed_at = '${new Date(clock.time + hour).toISOString()}'`);
    expect(await store.sessionByToken(token)).toMatchObject({ confirmed: false });
    await rows(url, "update session set confirmed_at = null");
    expect(await store.sessionByToken(token)).toMatchObject({ confirmed: false });
  });
});
