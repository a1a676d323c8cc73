import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { emptyDatabase, emptyStore, engines, openTestStore } from "#test/engines.ts";
import { system } from "../index.ts";

const ana = { email: "ana@example.com", password: "una contraseña larga" };
const eva = { email: "eva@example.com", password: "otra contraseña larga" };
const chosen = "la que eligió después";

/** A store with an owner and an editor, both signed in. */
async function twoPeople(engine: (typeof engines)[number]) {
  const store = await emptyStore(engine);
  const [owner, editor] = [
    await store.createUser(system, ana),
    await store.createUser(system, { ...eva, role: "editor" }),
  ];
  const [ownerAt, editorAt] = [await store.createSession(owner.id), await store.createSession(editor.id)];
  return { store, owner, editor, ownerAt, editorAt };
}

describe.each(engines)("a forgotten password on %s", (engine) => {
  it("is removed with every session, and chosen again once", async () => {
    const { store, editor, ownerAt, editorAt } = await twoPeople(engine);

    const { token } = await store.resetPassword(ownerAt.session, editor.id);

    expect(await store.authenticate(eva)).toBeNull();
    expect(await store.sessionByToken(editorAt.token)).toBeNull();
    expect(await store.sessionByToken(ownerAt.token)).not.toBeNull();
    const redeemed = await store.redeemReset({ token, password: chosen });
    expect(redeemed).toMatchObject(editor);
    expect(await store.authenticate({ ...eva, password: chosen })).toEqual(redeemed);
    expect(await store.redeemReset({ token, password: eva.password })).toBeNull();
    const trail = await store.auditTrail({ limit: 2 });
    expect(trail).toMatchObject([
      { action: "password.chosen", author: { name: eva.email } },
      { action: "password.reset", author: { name: ana.email }, detail: { email: eva.email } },
    ]);
  });

  it("removes the second factor and its recovery codes", async () => {
    const { store, editor, ownerAt, editorAt } = await twoPeople(engine);
    const { secret } = await store.beginSecondFactor(editorAt.session, "Consultorio");
    await store.confirmSecondFactor(editorAt.session, new TOTP({ secret }).generate());
    expect(await store.secondFactor(editor.id)).toEqual({ active: true, codesLeft: 10 });

    await store.resetPassword(ownerAt.session, editor.id);

    expect(await store.secondFactor(editor.id)).toEqual({ active: false, codesLeft: 0 });
  });

  it("accepts the newest token only, for 24 hours", async () => {
    const url = await emptyDatabase(engine);
    let time = new Date("2026-11-20T10:00:00Z");
    const store = await openTestStore(url, { now: () => time });
    const { id } = await store.createUser(system, eva);
    const { token: first } = await store.resetPassword(system, id);
    const { token, expiresAt } = await store.resetPassword(system, id);
    expect(expiresAt).toEqual(new Date("2026-11-21T10:00:00Z"));

    expect(await store.redeemReset({ token: first, password: chosen })).toBeNull();
    expect(await store.redeemReset({ token: "", password: chosen })).toBeNull();
    time = expiresAt;
    expect(await store.redeemReset({ token, password: chosen })).toBeNull();
    time = new Date(expiresAt.getTime() - 1);
    expect(await store.redeemReset({ token, password: chosen })).not.toBeNull();
  });

  it("is chosen once when two use the same token", async () => {
    const { store, editor } = await twoPeople(engine);
    const { token } = await store.resetPassword(system, editor.id);

    const passwords = ["la primera de las dos", "la segunda de las dos"];
    const answers = await Promise.all(passwords.map((password) => store.redeemReset({ token, password })));

    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    const winner = passwords[answers.findIndex((answer) => answer !== null)] ?? "";
    expect(await store.authenticate({ ...eva, password: winner })).toMatchObject(editor);
  });

  it("is removed by an owner only, for another account that exists", async () => {
    const { store, owner, editor, ownerAt, editorAt } = await twoPeople(engine);
    const refused = (code: string, message: string) => expect.objectContaining({ code, message });

    await expect(store.resetPassword(editorAt.session, owner.id)).rejects.toEqual(
      refused("owner-required", "Sólo una cuenta propietaria puede hacer esto."),
    );
    await expect(store.resetPassword(ownerAt.session, owner.id)).rejects.toEqual(
      refused("own-password-reset", "Tu propia contraseña se cambia en «Contraseña»."),
    );
    await expect(store.resetPassword(ownerAt.session, "nadie")).rejects.toEqual(
      refused("account-not-found", "Esa cuenta no existe."),
    );
    expect(await store.authenticate(ana)).toMatchObject(owner);
    expect(await store.authenticate(eva)).toMatchObject(editor);
  });
});
