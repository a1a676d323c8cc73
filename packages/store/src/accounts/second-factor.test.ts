import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { type EngineName, emptyDatabase, engines, openTestStore, rows } from "#test/engines.ts";
import { system } from "../index.ts";

const step = 30_000;

async function signedIn(engine: EngineName) {
  const url = await emptyDatabase(engine);
  const clock = { time: Date.parse("2026-11-20T12:00:00.000Z") };
  const store = await openTestStore(url, { now: () => new Date(clock.time) });
  const user = await store.createUser(system, { email: "ana@example.com", password: "una contraseña larga" });
  const { session } = await store.createSession(user.id);
  return { url, clock, store, user, session };
}

/** An account with a second factor, its authenticator and its recovery codes. */
async function protectedAccount(engine: EngineName) {
  const signed = await signedIn(engine);
  const { store, session, clock } = signed;
  const { secret } = await store.beginSecondFactor(session, "Consultorio");
  const codeAt = (time: number) => new TOTP({ secret }).generate({ timestamp: time });
  const confirmed = await store.confirmSecondFactor(session, codeAt(clock.time));
  const recovery = confirmed?.recoveryCodes ?? [];
  return { ...signed, codeAt, recovery };
}

describe.each(engines)("the second factor on %s", (engine) => {
  it("is off until a code of the authenticator confirms it", async () => {
    const { store, session, user, clock } = await signedIn(engine);
    const { secret, uri } = await store.beginSecondFactor(session, "Consultorio");
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Consultorio:ana(?:@|%40)example\.com\?/);

    expect(await store.confirmSecondFactor(session, "000000")).toBeNull();
    expect(await store.secondFactor(user.id)).toEqual({ active: false, codesLeft: 0 });
    const code = new TOTP({ secret }).generate({ timestamp: clock.time });
    const { recoveryCodes = [] } = (await store.confirmSecondFactor(session, code)) ?? {};

    expect(new Set(recoveryCodes).size).toBe(10);
    for (const each of recoveryCodes) expect(each).toMatch(/^(?:[0-9a-f]{6}-){4}[0-9a-f]{6}$/);
    expect(await store.secondFactor(user.id)).toEqual({ active: true, codesLeft: 10 });
  });

  it("accepts a code once, and no code that is older than a used one", async () => {
    const { store, user, clock, codeAt } = await protectedAccount(engine);
    expect(await store.useSecondFactor(user.id, codeAt(clock.time))).toBe(false);

    clock.time += 2 * step;
    const code = codeAt(clock.time);
    const answers = await Promise.all([1, 2, 3].map(() => store.useSecondFactor(user.id, code)));

    expect(answers.filter(Boolean)).toEqual([true]);
    expect(await store.useSecondFactor(user.id, codeAt(clock.time - step))).toBe(false);
    clock.time += step;
    expect(await store.useSecondFactor(user.id, codeAt(clock.time))).toBe(true);
  });

  it("accepts no code twice where the clock goes back by a step in between", async () => {
    const { store, user, clock, codeAt } = await protectedAccount(engine);
    clock.time += 10 * step;
    const code = codeAt(clock.time);
    expect(await store.useSecondFactor(user.id, code)).toBe(true);
    clock.time -= step;
    expect(await store.useSecondFactor(user.id, codeAt(clock.time))).toBe(false);
    clock.time += step;
    expect(await store.useSecondFactor(user.id, code)).toBe(false);
  });

  it("accepts the code of the current 30 seconds alone", async () => {
    const { store, user, clock, codeAt } = await protectedAccount(engine);
    clock.time += 10 * step;

    for (const away of [-2, -1, 1, 2])
      expect(await store.useSecondFactor(user.id, codeAt(clock.time + away * step)), String(away)).toBe(
        false,
      );
    expect(await store.useSecondFactor(user.id, codeAt(clock.time))).toBe(true);
  });

  it("is confirmed by a code of the step before, and by none that is older", async () => {
    const { store, session, clock } = await signedIn(engine);
    const { secret } = await store.beginSecondFactor(session, "Consultorio");
    const codeAt = (time: number) => new TOTP({ secret }).generate({ timestamp: time });

    expect(await store.confirmSecondFactor(session, codeAt(clock.time - 2 * step))).toBeNull();
    expect(await store.confirmSecondFactor(session, codeAt(clock.time - step))).not.toBeNull();
  });

  it("accepts codes after one was used while the clock was ahead", async () => {
    const { store, user, clock, codeAt } = await protectedAccount(engine);
    const right = clock.time + 2 * step;
    clock.time += 400 * 24 * 3_600_000;
    expect(await store.useSecondFactor(user.id, codeAt(clock.time))).toBe(true);

    clock.time = right;

    expect(await store.useSecondFactor(user.id, codeAt(right))).toBe(true);
    expect(await store.useSecondFactor(user.id, codeAt(right))).toBe(false);
  });

  it("accepts each recovery code once, in any spelling", async () => {
    const { store, user, recovery } = await protectedAccount(engine);
    const [first = "", second = ""] = recovery;

    expect(await store.useSecondFactor(user.id, ` ${first.toUpperCase().replaceAll("-", " ")} `)).toBe(true);
    expect(await store.useSecondFactor(user.id, first)).toBe(false);
    expect(await store.useSecondFactor(user.id, second)).toBe(true);
    for (const wrong of ["", "123456", "000000000000000", "' or 1=1 --"])
      expect(await store.useSecondFactor(user.id, wrong)).toBe(false);
    expect(await store.secondFactor(user.id)).toEqual({ active: true, codesLeft: 8 });
  });

  it("accepts a code with a space, and no other text that contains it", async () => {
    const { store, user, clock, codeAt } = await protectedAccount(engine);
    clock.time += 2 * step;
    const code = codeAt(clock.time);

    for (const wrong of [`a${code}`, `${code}a`, `1${code}`, code.slice(1)])
      expect(await store.useSecondFactor(user.id, wrong), wrong).toBe(false);
    expect(await store.useSecondFactor(user.id, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe(true);
  });

  it("distinguishes recovery codes by their letters too", async () => {
    const { store, user, recovery } = await protectedAccount(engine);
    const code = recovery.find((each) => /[a-f]/.test(each)) ?? "";
    const other = code.replace(/[a-f]/, (letter) => (letter === "a" ? "b" : "a"));

    expect(await store.useSecondFactor(user.id, other)).toBe(false);
    expect(await store.useSecondFactor(user.id, code)).toBe(true);
  });

  it("can be turned off, which deletes its recovery codes", async () => {
    const { store, session, user } = await protectedAccount(engine);

    await store.endSecondFactor(session);

    expect(await store.secondFactor(user.id)).toEqual({ active: false, codesLeft: 0 });
  });

  it("never stores a recovery code as text", async () => {
    const { url, recovery } = await protectedAccount(engine);
    const stored = JSON.stringify([
      ...(await rows(url, "select * from recovery_code")),
      ...(await rows(url, "select * from audit")),
    ]);
    for (const code of recovery) expect(stored).not.toContain(code);
  });

  it("is not turned on before it has a secret", async () => {
    const { store, session, user } = await signedIn(engine);

    expect(await store.confirmSecondFactor(session, "123456")).toBeNull();
    expect(await store.secondFactor(user.id)).toEqual({ active: false, codesLeft: 0 });
  });

  it("is off for a deleted account, and accepts no code", async () => {
    const { store, user } = await signedIn(engine);
    await store.createUser(system, { email: "luis@example.com", password: "una contraseña larga" });
    await store.deleteUser(system, user.id);

    expect(await store.secondFactor(user.id)).toEqual({ active: false, codesLeft: 0 });
    await expect(store.useSecondFactor(user.id, "123456")).rejects.toMatchObject({
      code: "second-factor-missing",
      message: "La cuenta no tiene segundo paso.",
    });
  });
});

describe.each(engines)("sessions of an account on %s", (engine) => {
  it("end when its second factor is turned on, except the current session, which has a new token", async () => {
    const { store, user, session, clock } = await signedIn(engine);
    const current = await store.createSession(user.id);
    const renewed = await store.confirmSession(current.session);
    const { secret } = await store.beginSecondFactor(current.session, "Consultorio");
    const code = new TOTP({ secret }).generate({ timestamp: clock.time });

    const confirmed = await store.confirmSecondFactor(current.session, code);

    expect((await store.sessionByToken(confirmed?.token ?? ""))?.user).toEqual(user);
    // Neither the token nor the token before it, which usually stays valid for half a minute.
    expect(await store.sessionByToken(renewed.token)).toBeNull();
    expect(await store.sessionByToken(current.token)).toBeNull();
    await expect(store.endSecondFactor(session)).rejects.toMatchObject({ code: "unauthorised" });
    expect(await store.secondFactor(user.id)).toMatchObject({ active: true });
  });

  it("have a new token when it is turned off", async () => {
    const { store, session } = await protectedAccount(engine);
    const { token: copied } = await store.confirmSession(session);

    const token = await store.endSecondFactor(session);

    expect(await store.sessionByToken(copied)).toBeNull();
    expect(await store.sessionByToken(token)).not.toBeNull();
  });

  it("do not begin with a sign-in from before the second factor", async () => {
    const { store, user, session, clock } = await signedIn(engine);
    const signIn = await store.authenticate({ email: user.email, password: "una contraseña larga" });
    const { secret } = await store.beginSecondFactor(session, "Consultorio");
    await store.confirmSecondFactor(session, new TOTP({ secret }).generate({ timestamp: clock.time }));

    const begun = store.createSession(user.id, { credentialVersion: signIn?.credentialVersion ?? "" });

    await expect(begun).rejects.toMatchObject({ code: "password-changed" });
  });
});
