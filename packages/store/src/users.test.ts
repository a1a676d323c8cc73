import { describe, expect, it } from "vitest";
import { emptyDatabase, emptyStore, engines, openTestStore, rows } from "../test/engines.ts";
import { system } from "./index.ts";

const ana = { email: "ana@example.com", password: "una contraseña larga" };

describe.each(engines)("users on %s", (engine) => {
  it("opens an account with the right password, however the e-mail is written", async () => {
    const store = await emptyStore(engine);
    expect(await store.hasUsers()).toBe(false);

    const user = await store.createUser(system, { ...ana, email: " Ana@Example.com " });

    expect(user.email).toBe("ana@example.com");
    expect(await store.hasUsers()).toBe(true);
    expect(await store.userByEmail("ANA@example.com")).toEqual(user);
    expect(await store.authenticate({ ...ana, email: "aNa@example.com" })).toEqual(user);
  });

  it("opens nothing for a wrong password, an unknown e-mail or a hostile one", async () => {
    const store = await emptyStore(engine);
    await store.createUser(system, ana);

    expect(await store.authenticate({ ...ana, password: "una contraseña larg" })).toBeNull();
    expect(await store.authenticate({ ...ana, password: "" })).toBeNull();
    for (const email of ["luis@example.com", "", "' or 1=1 --", "ana@example.com\0", "\ud800"]) {
      expect(await store.authenticate({ ...ana, email })).toBeNull();
      expect(await store.userByEmail(email)).toBeNull();
    }
  });

  it("refuses a second account for one e-mail", async () => {
    const store = await emptyStore(engine);

    const results = await Promise.allSettled([
      store.createUser(system, ana),
      store.createUser(system, { ...ana, email: "ANA@EXAMPLE.COM" }),
    ]);

    const [refused] = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(refused).toMatchObject({ code: "taken", message: "Ya existe una cuenta con ese correo." });
  });

  it("changes a password and ends the account's other sessions only", async () => {
    const store = await emptyStore(engine);
    const user = await store.createUser(system, ana);
    const luis = await store.createUser(system, { ...ana, email: "luis@example.com" });
    const [own, other, foreign] = [
      await store.createSession(user.id),
      await store.createSession(user.id),
      await store.createSession(luis.id),
    ];

    await store.changePassword(own.session, "otra contraseña larga");

    expect(await store.authenticate(ana)).toBeNull();
    expect(await store.authenticate({ ...ana, password: "otra contraseña larga" })).toEqual(user);
    expect(await store.sessionByToken(own.token)).not.toBeNull();
    expect(await store.sessionByToken(other.token)).toBeNull();
    expect(await store.sessionByToken(foreign.token)).not.toBeNull();
  });

  it("never writes a password down", async () => {
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
});
