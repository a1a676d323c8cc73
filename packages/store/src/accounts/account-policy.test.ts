import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { bothEngines, emptyStore } from "#test/engines.ts";
import { type Store, system, type VerifiedSession } from "../index.ts";

const password = "una contraseña larga";

/** Returns the session's new token. */
async function turnOn(store: Store, session: VerifiedSession): Promise<string> {
  const { secret } = await store.beginSecondFactor(session, "Consultorio");
  return (await store.confirmSecondFactor(session, new TOTP({ secret }).generate()))?.token ?? "";
}

describe.each(bothEngines)("the second factor of all accounts on %s", (engine) => {
  async function twoAccounts() {
    const store = await emptyStore(engine);
    const ana = await store.createUser(system, { email: "ana@example.com", password });
    const eva = await store.createUser(system, { email: "eva@example.com", password, role: "editor" });
    return { store, ana: await store.createSession(ana.id), eva: await store.createSession(eva.id) };
  }

  it("is required by an owner who has a second factor", async () => {
    const { store, ana, eva } = await twoAccounts();
    expect(await store.secondFactorRequired()).toBe(false);
    await expect(store.requireSecondFactor(eva.session, true)).rejects.toMatchObject({
      code: "owner-required",
    });
    await expect(store.requireSecondFactor(ana.session, true)).rejects.toMatchObject({
      code: "second-factor-own-first",
    });

    await turnOn(store, ana.session);
    await store.requireSecondFactor(ana.session, true);

    expect(await store.secondFactorRequired()).toBe(true);
    expect((await store.auditTrail())[0]).toMatchObject({
      action: "policy.second-factor",
      detail: { required: true },
    });
    await store.requireSecondFactor(ana.session, false);
    expect(await store.secondFactorRequired()).toBe(false);
  });

  it("is missing from a session until its account has a second factor, which cannot be turned off then", async () => {
    const { store, ana, eva } = await twoAccounts();
    expect(await store.sessionByToken(eva.token)).toMatchObject({ secondFactorMissing: false });
    await store.requireSecondFactor(system, true);
    expect(await store.sessionByToken(eva.token)).toMatchObject({ secondFactorMissing: true });
    expect((await store.createSession(eva.session.user.id)).session.secondFactorMissing).toBe(true);

    const token = await turnOn(store, eva.session);

    expect(await store.sessionByToken(token)).toMatchObject({ secondFactorMissing: false });
    expect((await store.createSession(eva.session.user.id)).session.secondFactorMissing).toBe(false);
    expect((await store.userAccess(ana.session)).get(eva.session.user.id)?.secondFactor).toBe(true);
    await expect(store.endSecondFactor(eva.session)).rejects.toMatchObject({
      code: "second-factor-required",
    });
  });
});
