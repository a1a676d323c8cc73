import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { documentsWith } from "#test/documents.ts";
import { emptyDatabase, emptyStore, engines, openTestStore, rows } from "#test/engines.ts";
import { system } from "../index.ts";

const ana = { email: "ana@example.com", password: "una contraseña larga" };

describe.each(engines)("users on %s", (engine) => {
  it("authenticates with the right password and any spelling of the e-mail", async () => {
    const store = await emptyStore(engine);
    expect(await store.hasUsers()).toBe(false);

    const user = await store.createUser(system, { ...ana, email: " Ana@Example.com " });

    expect(user.email).toBe("ana@example.com");
    expect(await store.hasUsers()).toBe(true);
    expect(await store.authenticate({ ...ana, email: "aNa@example.com" })).toMatchObject(user);
    expect(await store.authenticate({ ...ana, email: "\u202aana@example.com\u200b" })).toMatchObject(user);
  });

  it("authenticates with an e-mail that an earlier release stored with invisible characters", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    const { id } = await store.createUser(system, ana);
    await rows(url, "update account set email = 'ana\u200b@example.com'");

    expect(await store.authenticate(ana)).toMatchObject({ id });
    await expect(store.createUser(system, ana)).rejects.toMatchObject({ code: "email-taken" });
  });

  it("refuses a wrong password, an unknown e-mail and a hostile one", async () => {
    const store = await emptyStore(engine);
    await store.createUser(system, ana);

    expect(await store.authenticate({ ...ana, password: "una contraseña larg" })).toBeNull();
    expect(await store.authenticate({ ...ana, password: "" })).toBeNull();
    for (const email of ["luis@example.com", "", "' or 1=1 --", "\0", "\ud800"])
      expect(await store.authenticate({ ...ana, email })).toBeNull();
  });

  it("refuses a second account for one e-mail", async () => {
    const store = await emptyStore(engine);

    const results = await Promise.allSettled([
      store.createUser(system, ana),
      store.createUser(system, { ...ana, email: "ANA@EXAMPLE.COM" }),
    ]);

    const [refused] = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(refused).toMatchObject({ code: "email-taken", message: "Ya existe una cuenta con ese correo." });
  });

  it("refuses a session when the password was changed meanwhile", async () => {
    const store = await emptyStore(engine);
    const user = await store.createUser(system, ana);
    const { session } = await store.createSession(user.id);
    const credentialVersion = (await store.authenticate(ana))?.credentialVersion ?? "";
    const signIn = () => store.createSession(user.id, { credentialVersion });
    await signIn();

    await store.changePassword(session, "otra contraseña larga");

    await expect(signIn()).rejects.toMatchObject({
      code: "password-changed",
      message: "Tu contraseña o tu segundo paso cambió mientras entrabas. Entra otra vez.",
    });
    expect(await store.sessions(session)).toHaveLength(1);
  });

  it("refuses a session when the account was deleted meanwhile", async () => {
    const store = await emptyStore(engine);
    await store.createUser(system, { ...ana, email: "luis@example.com" });
    const user = await store.createUser(system, ana);
    const credentialVersion = (await store.authenticate(ana))?.credentialVersion ?? "";

    await store.deleteUser(system, user.id);

    await expect(store.createSession(user.id, { credentialVersion })).rejects.toMatchObject({
      code: "account-deleted",
      message: "Esa cuenta no existe.",
    });
    await expect(store.createSession(user.id)).rejects.toMatchObject({ code: "account-not-found" });
  });

  it("changes a password and ends the account's other sessions only", async () => {
    const store = await emptyStore(engine);
    const user = await store.createUser(system, ana);
    const luis = await store.createUser(system, { ...ana, email: "luis@example.com" });
    const [current, other, foreign] = [
      await store.createSession(user.id),
      await store.createSession(user.id),
      await store.createSession(luis.id),
    ];

    const copied = current.token;
    const token = await store.changePassword(current.session, "otra contraseña larga");

    expect(await store.authenticate(ana)).toBeNull();
    expect(await store.authenticate({ ...ana, password: "otra contraseña larga" })).toMatchObject(user);
    expect(await store.sessionByToken(token)).not.toBeNull();
    expect(await store.sessionByToken(copied)).toBeNull();
    expect(await store.sessionByToken(other.token)).toBeNull();
    expect(await store.sessionByToken(foreign.token)).not.toBeNull();
  });

  it("refuses an editor who manages accounts or rolls the site back", async () => {
    const store = await emptyStore(engine);
    const owner = await store.createUser(system, ana);
    const editor = await store.createUser(system, { ...ana, email: "eva@example.com", role: "editor" });
    const { session } = await store.createSession(editor.id);
    const saved = await store.save(session, { documents: documentsWith("uno"), base: 0 });
    const { id } = await store.createPublication(session, { revisionId: saved.id, pages: new Map() });
    const forbidden = { code: "owner-required", message: "Sólo una cuenta propietaria puede hacer esto." };

    await expect(store.users(session)).rejects.toMatchObject(forbidden);
    await expect(store.createUser(session, { ...ana, email: "x@example.com" })).rejects.toMatchObject(
      forbidden,
    );
    await expect(store.setRole(session, editor.id, "owner")).rejects.toMatchObject(forbidden);
    await expect(store.deleteUser(session, owner.id)).rejects.toMatchObject(forbidden);
    await expect(store.setLive(session, id)).rejects.toMatchObject(forbidden);
    expect((await store.users(system)).map(({ role }) => role)).toEqual(["owner", "editor"]);
  });

  it("writes nothing when the session ended during the call", async () => {
    const store = await emptyStore(engine);
    const owner = await store.createUser(system, ana);
    const { session } = await store.createSession(owner.id);
    const { secret } = await store.beginSecondFactor(session, "Consultorio");
    await store.deleteSession(session);
    const ended = { code: "unauthorised", message: "Inicia sesión para continuar." };

    for (const writing of [
      () => store.changePassword(session, "otra contraseña larga"),
      () => store.createUser(session, { ...ana, email: "x@example.com" }),
      () => store.setRole(session, owner.id, "owner"),
      () => store.deleteUser(session, owner.id),
      () => store.resetPassword(session, "otra"),
      () => store.beginSecondFactor(session, "Consultorio"),
      () => store.confirmSecondFactor(session, new TOTP({ secret }).generate()),
      () => store.endSecondFactor(session),
    ])
      await expect(writing()).rejects.toMatchObject(ended);

    expect(await store.authenticate(ana)).toMatchObject(owner);
    expect(await store.users(system)).toEqual([owner]);
    expect(await store.secondFactor(owner.id)).toEqual({ active: false, codesLeft: 0 });
  });

  it("writes nothing when the owner became an editor during the call", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    await store.createUser(system, ana);
    const eva = await store.createUser(system, { ...ana, email: "eva@example.com" });
    const { session } = await store.createSession(eva.id);
    // `setRole` ends the session too.
    await rows(url, `update account set role = 'editor' where id = '${eva.id}'`);
    const before = await store.users(system);
    const forbidden = { code: "owner-required", message: "Sólo una cuenta propietaria puede hacer esto." };

    for (const writing of [
      () => store.createUser(session, { ...ana, email: "x@example.com" }),
      () => store.setRole(session, eva.id, "owner"),
      () => store.deleteUser(session, before[0]?.id ?? ""),
      () => store.resetPassword(session, before[0]?.id ?? ""),
    ])
      await expect(writing()).rejects.toMatchObject(forbidden);

    expect(await store.users(system)).toEqual(before);
    expect(await store.authenticate(ana)).not.toBeNull();
  });

  it("applies a new role from the next call on", async () => {
    const store = await emptyStore(engine);
    const owner = await store.createUser(system, ana);
    const editor = await store.createUser(system, { ...ana, email: "eva@example.com", role: "editor" });
    const { session } = await store.createSession(owner.id);
    const { token } = await store.createSession(editor.id);

    await store.setRole(session, editor.id, "owner");

    expect((await store.sessionByToken(token))?.user.role).toBe("owner");
  });

  it("always keeps one owner, and deletes everything of a deleted account", async () => {
    const store = await emptyStore(engine);
    const owner = await store.createUser(system, ana);
    const editor = await store.createUser(system, { ...ana, email: "eva@example.com", role: "editor" });
    const { session } = await store.createSession(owner.id);
    const { token } = await store.createSession(editor.id);
    const last = { code: "last-owner", message: "Tiene que quedar al menos una cuenta propietaria." };

    await expect(store.setRole(session, owner.id, "editor")).rejects.toMatchObject(last);
    await expect(store.deleteUser(session, owner.id)).rejects.toMatchObject(last);
    await expect(store.deleteUser(session, "nadie")).rejects.toMatchObject({
      code: "account-not-found",
      message: "Esa cuenta no existe.",
    });
    await store.deleteUser(session, editor.id);

    expect(await store.users(session)).toEqual([owner]);
    expect(await store.sessionByToken(token)).toBeNull();
    expect(await store.authenticate({ ...ana, email: "eva@example.com" })).toBeNull();
  });

  it("never stores a password as text", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    await store.createUser(system, ana);

    const accounts = await rows(url, "select * from account");

    expect(accounts).toHaveLength(1);
    expect(accounts[0]).toMatchObject({
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    });
    expect(JSON.stringify([...accounts, ...(await rows(url, "select * from audit"))])).not.toContain(
      ana.password,
    );
  });

  it("reads a role that only a newer release knows as the lesser one", async () => {
    const url = await emptyDatabase(engine);
    const store = await openTestStore(url);
    await store.createUser(system, ana);
    await rows(url, "update account set role = 'directora'");

    expect(await store.users(system)).toMatchObject([{ role: "editor" }]);
    expect(await store.authenticate(ana)).toMatchObject({ role: "editor" });
  });
});
