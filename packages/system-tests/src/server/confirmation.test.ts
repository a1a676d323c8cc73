import { contract } from "@consultorio/api/contract";
import { clientHeader } from "@consultorio/api/http/request-context";
import { ApiInProcess, minute, origin } from "@consultorio/server/testing/api-in-process";
import { system } from "@consultorio/store";
import { credentials } from "@consultorio/testkit/server/administrator";
import { TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

let api: ApiInProcess;
const another = { email: "eva@ejemplo.mx", password: "una frase de la editora", role: "editor" };
const confirm = (more: Record<string, unknown> = {}) =>
  api.call(contract.confirmSession, { json: { password: credentials.password, ...more } });
const confirmationRequired = { status: 403, body: { confirm: true } };

beforeEach(async () => {
  api = await ApiInProcess.open();
  await api.begin();
});

afterEach(() => api.close());

describe("an unattended session", () => {
  it("turns no second factor on, and takes over no account", async () => {
    const { id } = await api.store.createUser(system, { ...another, role: "owner" });
    api.clock.later = 10 * minute;

    expect(await api.call(contract.beginSecondFactor)).toMatchObject(confirmationRequired);
    expect(await api.call(contract.confirmSecondFactor, { json: { code: "123456" } })).toMatchObject(
      confirmationRequired,
    );
    expect(
      await api.call(contract.createUser, { json: { ...another, email: "x@ejemplo.mx" } }),
    ).toMatchObject(confirmationRequired);
    expect(await api.call(contract.resetPassword, { params: { id } })).toMatchObject(confirmationRequired);
    expect(await api.store.users(system)).toHaveLength(2);
  });

  it("goes on with the password, for ten minutes", async () => {
    api.clock.later = 10 * minute;
    expect((await confirm()).status).toBe(200);
    expect((await api.call(contract.createUser, { json: another })).status).toBe(201);
    api.clock.later += 10 * minute;
    expect(
      await api.call(contract.createUser, { json: { ...another, email: "x@ejemplo.mx" } }),
    ).toMatchObject(confirmationRequired);
  });

  it("is refused with another password, which counts as a guess and is in the audit", async () => {
    expect(await confirm({ password: "otra" })).toMatchObject({
      status: 422,
      body: { problems: [{ path: "password", message: "Esta no es tu contraseña actual." }] },
    });
    expect((await confirm()).status).toBe(429);
    expect(await api.store.auditTrail({ limit: 2 })).toMatchObject([
      { action: "session.refused", detail: { email: credentials.email, reason: "tries" } },
      { action: "session.refused", detail: { email: credentials.email, reason: "password" } },
    ]);
    expect((await confirm()).status).toBe(429);
    expect((await api.store.auditTrail({ limit: 1 }))[0]?.detail).toMatchObject({ reason: "tries" });
    expect(await api.store.auditTrail({ limit: 500 })).toHaveLength(4);
  });

  it("brings a code too where its account has a second factor", async () => {
    const begun = z.object({ secret: z.string() }).parse((await api.call(contract.beginSecondFactor)).body);
    const code = () =>
      new TOTP({ secret: begun.secret }).generate({ timestamp: api.clock.start + api.clock.later });
    await api.call(contract.confirmSecondFactor, { json: { code: code() } });
    api.clock.later = 10 * minute;
    expect(await api.call(contract.endSecondFactor)).toMatchObject({ body: { secondFactor: true } });
    const atCode = (message: string) => ({ status: 422, body: { problems: [{ path: "code", message }] } });
    expect(await confirm()).toMatchObject(atCode("Escribe el código de tu aplicación."));
    expect(await confirm({ code: "000000" })).toMatchObject(
      atCode("El código no es correcto o ya se usó. Espera el siguiente."),
    );
    expect((await confirm({ code: code() })).status).toBe(200);
    expect((await api.call(contract.endSecondFactor)).status).toBe(200);
  });
});

describe("a confirmation", () => {
  it("renews the token, and signs no other tab out", async () => {
    const before = api.cookie;
    await confirm();
    expect(api.cookie).not.toBe(before);
    const tab = { headers: { Cookie: before } };
    // A call of another tab that was under way, and one that confirms nothing.
    expect((await api.call(contract.readSession, tab)).status).toBe(200);
    expect(await api.call(contract.createUser, { json: another, ...tab })).toMatchObject(
      confirmationRequired,
    );
    expect((await api.call(contract.readSession)).status).toBe(200);
    api.clock.later = 30_000;
    expect((await api.call(contract.readSession, tab)).status).toBe(401);
    expect((await api.call(contract.readSession)).status).toBe(200);
  });
});

describe("a copied cookie", () => {
  const change = { current: credentials.password, password: "otra frase bastante larga" };
  const totp = (secret: string) =>
    new TOTP({ secret }).generate({ timestamp: api.clock.start + api.clock.later });
  const beginFactor = async () =>
    z.object({ secret: z.string() }).parse((await api.call(contract.beginSecondFactor)).body).secret;
  /** The status of a call with another cookie; the cookie of `api` stays. */
  const statusWith = async (cookie: string | null) => {
    const previous = api.cookie;
    const { status } = await api.call(contract.readSession, { headers: { Cookie: cookie } });
    api.cookie = previous;
    return status;
  };

  it("ends at once with a new password, also one from before a confirmation, and its owner goes on", async () => {
    const first = api.cookie;
    await confirm();
    const copied = api.cookie;
    expect([await statusWith(first), await statusWith(copied)]).toEqual([200, 200]);
    expect((await api.call(contract.changePassword, { json: change })).status).toBe(200);
    expect([await statusWith(first), await statusWith(copied)]).toEqual([401, 401]);
    expect((await api.call(contract.readSession)).status).toBe(200);
  });

  it("ends when the second factor is turned on, and when it is turned off", async () => {
    const before = api.cookie;
    const secret = await beginFactor();
    expect((await api.call(contract.confirmSecondFactor, { json: { code: totp(secret) } })).status).toBe(200);
    const between = api.cookie;
    expect([await statusWith(before), await statusWith(between)]).toEqual([401, 200]);
    expect((await api.call(contract.endSecondFactor)).status).toBe(200);
    expect(await statusWith(between)).toBe(401);
    expect((await api.call(contract.readSession)).status).toBe(200);
  });

  it("of another browser ends when the second factor is turned on: it never gave a code", async () => {
    const owner = api.cookie;
    await api.signIn();
    const other = api.cookie;
    api.cookie = owner;
    const secret = await beginFactor();
    await api.call(contract.confirmSecondFactor, { json: { code: totp(secret) } });
    expect(await statusWith(other)).toBe(401);
    expect((await api.call(contract.endSecondFactor, { headers: { Cookie: other } })).status).toBe(401);
    expect(await api.store.secondFactor((await api.store.users(system))[0]?.id ?? "")).toMatchObject({
      active: true,
    });
  });

  it("needs the code too for a new password, where there is a second factor", async () => {
    const secret = await beginFactor();
    await api.call(contract.confirmSecondFactor, { json: { code: totp(secret) } });
    api.clock.later = 10 * minute;
    expect(await api.call(contract.changePassword, { json: change })).toMatchObject({
      status: 403,
      body: { confirm: true, secondFactor: true },
    });
    expect((await confirm({ code: totp(secret) })).status).toBe(200);
    expect((await api.call(contract.changePassword, { json: change })).status).toBe(200);
  });
});

describe("guesses", () => {
  const guess = (network: string) =>
    api.signIn({ password: "no es esta frase" }, { [clientHeader]: network, Cookie: null });

  it("of a stranger at the sign-in do not keep the owner from confirming in an open session", async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await guess(`203.0.113.${count}`)).status).toBe(401);
      api.clock.later += 20_000;
    }
    expect((await guess("203.0.113.9")).status).toBe(429);
    expect((await confirm()).status).toBe(200);
    const change = { current: credentials.password, password: "otra frase bastante larga" };
    expect((await api.call(contract.changePassword, { json: change })).status).toBe(200);
  });

  it("of many strangers at once do not either", async () => {
    for (let count = 0; count < 30; count += 1) await guess(`203.0.113.${count}`);
    expect((await confirm()).status).toBe(200);
  });

  it("in an open session are five in a quarter of an hour, and another session of its owner goes on", async () => {
    const stolen = api.cookie;
    await api.signIn();
    const other = api.cookie;
    api.cookie = stolen;
    for (let count = 0; count < 5; count += 1) {
      expect((await confirm({ password: "no es esta" })).status).toBe(422);
      api.clock.later += 20_000;
    }
    expect((await confirm()).status).toBe(429);
    api.cookie = other;
    expect((await confirm()).status).toBe(200);
  });
});

describe("uploads of one account", () => {
  /** The status and the body of an upload that is no picture. */
  async function upload(of = api) {
    const body = new FormData();
    body.set("file", new File(["x"], "x.png"));
    const headers = { Origin: origin, Cookie: of.cookie ?? "" };
    const response = await of.send(new Request(`${origin}/api/media`, { method: "POST", headers, body }));
    return { status: response.status, body: await response.json() };
  }

  it("are a hundred in an hour", async () => {
    for (let number = 0; number < 100; number += 1) expect((await upload()).status).toBe(422);
    expect((await upload()).status).toBe(429);
    api.clock.later = 60 * minute;
    expect((await upload()).status).toBe(422);
  });

  it("are two gigabytes in a day", async () => {
    const full = { ...api.store, uploadedBytes: async () => 2 * 1024 ** 3 };
    expect(await upload(api.with({ store: full }))).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining("2 GB") },
    });
  });
});
