import { Administrator, credentials, setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const server = await serverForFile();
const owner = await setUp(server);

const editorAccount = { email: "eva@ejemplo.mx", password: "una frase de la editora" };

async function signIn(account: { email: string; password: string; code?: string }) {
  const person = new Administrator(server);
  return { person, ...(await person.call("/api/session", { json: account })) };
}

describe("an editor", () => {
  it("edits and publishes, and neither manages accounts nor rolls the site back", async () => {
    const made = await owner.call("/api/users", { json: { ...editorAccount, role: "editor" } });
    expect(made.status).toBe(201);
    const { person: editor, body } = await signIn(editorAccount);
    expect(body).toEqual({ email: editorAccount.email, role: "editor" });
    expect((await editor.call("/api/site-content")).headers.get("etag")).toBe('"1"');
    const { publications } = z
      .object({ publications: z.array(z.object({ id: z.string() })) })
      .parse((await editor.call("/api/publications")).body);

    const forbidden = { status: 403, body: { error: "Sólo una cuenta propietaria puede hacer esto." } };
    const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(made.body);
    expect(await editor.call("/api/users")).toMatchObject(forbidden);
    const another = { email: "x@ejemplo.mx", password: "una frase larga más", role: "editor" };
    expect(await editor.call("/api/users", { json: another })).toMatchObject(forbidden);
    expect(await editor.call(`/api/users/${user.id}`, { json: { role: "owner" } })).toMatchObject(forbidden);
    expect(await editor.call(`/api/users/${user.id}`, { method: "DELETE" })).toMatchObject(forbidden);
    const rollback = await editor.call(`/api/publications/${publications[0]?.id}/live`, { method: "POST" });
    expect(rollback).toMatchObject(forbidden);
  });

  it("is refused with a role that does not exist, at its field", async () => {
    const wrong = await owner.call("/api/users", { json: { ...editorAccount, role: "dueña" } });
    expect(wrong).toMatchObject({ status: 422, body: { problems: [{ path: "role" }] } });
  });

  it("loses its sessions with its account, and the last owner stays", async () => {
    const { person: editor } = await signIn(editorAccount);
    const { users } = z
      .object({ users: z.array(z.object({ id: z.string(), role: z.string() })) })
      .parse((await owner.call("/api/users")).body);
    const idOf = (role: string) => users.find((user) => user.role === role)?.id;
    expect((await owner.call(`/api/users/${idOf("owner")}`, { method: "DELETE" })).status).toBe(409);
    expect((await owner.call(`/api/users/${idOf("editor")}`, { method: "DELETE" })).status).toBe(200);
    expect((await editor.call("/api/session")).status).toBe(401);
  });
});

describe("a forgotten password", () => {
  const gone = { status: 403, body: { error: "El enlace venció o ya se usó. Pide otro a quien te lo dio." } };

  it("is removed by an owner, with the sessions, and set again once at the address", async () => {
    const made = await owner.call("/api/users", { json: { ...editorAccount, role: "editor" } });
    const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(made.body);
    const { person: editor } = await signIn(editorAccount);
    expect((await editor.call(`/api/users/${user.id}/reset`, { method: "POST" })).status).toBe(403);

    const reset = await owner.call(`/api/users/${user.id}/reset`, { method: "POST" });
    const { address } = z.object({ address: z.string() }).parse(reset.body);
    const { origin, pathname, hash } = new URL(address);
    expect(origin + pathname).toBe(`${server.origin}/admin/contrasena`);
    expect((await editor.call("/api/session")).status).toBe(401);
    expect((await signIn(editorAccount)).status).toBe(401);

    const choice = { token: hash.replace("#token=", ""), password: "la frase que eligió después" };
    const short = await editor.call("/api/password-reset", { json: { ...choice, password: "corta" } });
    expect(short).toMatchObject({ status: 422, body: { problems: [{ path: "password" }] } });
    expect(await editor.call("/api/password-reset", { json: { ...choice, token: "x" } })).toMatchObject(gone);
    const foreign = { json: choice, headers: { Origin: "https://otro.mx" } };
    expect((await editor.call("/api/password-reset", foreign)).status).toBe(403);
    expect((await editor.call("/api/session")).status).toBe(401);
    expect(await editor.call("/api/password-reset", { json: choice })).toMatchObject({
      status: 200,
      body: { email: editorAccount.email, role: "editor" },
    });
    expect((await editor.call("/api/session")).status).toBe(200);
    expect(await editor.call("/api/password-reset", { json: choice })).toMatchObject(gone);
  });

  it("is not taken from oneself, nor from an account that does not exist", async () => {
    const { users } = z
      .object({ users: z.array(z.object({ id: z.string(), email: z.string() })) })
      .parse((await owner.call("/api/users")).body);
    const ownUser = users.find(({ email }) => email === credentials.email);
    expect((await owner.call(`/api/users/${ownUser?.id}/reset`, { method: "POST" })).status).toBe(409);
    expect((await owner.call("/api/users/nadie/reset", { method: "POST" })).status).toBe(404);
    const editor = users.find(({ email }) => email === editorAccount.email);
    await owner.call(`/api/users/${editor?.id}`, { method: "DELETE" });
  });
});

describe("the account of the caller", () => {
  it("lists its sessions, and ends one or all others", async () => {
    const { person: phone } = await signIn(credentials);
    const { person: tablet } = await signIn(credentials);
    const { sessions } = z
      .object({ sessions: z.array(z.object({ id: z.string(), current: z.boolean() })) })
      .parse((await tablet.call("/api/account")).body);
    expect(sessions).toHaveLength(3);
    const currentSession = sessions.find(({ current }) => current);
    await owner.call(`/api/account/sessions/${currentSession?.id}`, { method: "DELETE" });
    expect((await tablet.call("/api/session")).status).toBe(401);
    await owner.call("/api/account/sessions", { method: "DELETE" });
    expect((await phone.call("/api/session")).status).toBe(401);
    expect((await owner.call("/api/session")).status).toBe(200);
  });

  it("changes its password only with the present one", async () => {
    const password = "otra frase bastante larga";
    const wrong = await owner.call("/api/account/password", { json: { current: "no es esta", password } });
    expect(wrong).toMatchObject({
      status: 422,
      body: { problems: [{ path: "current", message: "Esta no es tu contraseña actual." }] },
    });
    const waited = async () =>
      (await owner.call("/api/account/password", { json: { current: credentials.password, password } }))
        .status;
    await expect.poll(waited, { timeout: 20_000, interval: 1_000 }).toBe(200);
    const same = await owner.call("/api/account/password", { json: { current: password, password } });
    expect(same).toMatchObject({ status: 422, body: { problems: [{ path: "password" }] } });
    expect((await signIn({ ...credentials, password })).status).toBe(200);
  });

  it("asks for a code beside the password, takes it once, and opens with a recovery code", async () => {
    const account = { email: credentials.email, password: "otra frase bastante larga" };
    const begun = await owner.call("/api/account/second-factor", { method: "POST" });
    const { secret } = z.object({ secret: z.string() }).parse(begun.body);
    const code = new TOTP({ secret }).generate();
    const confirmed = await owner.call("/api/account/second-factor/confirm", { json: { code } });
    const { recoveryCodes } = z
      .object({ recoveryCodes: z.array(z.string()).length(10) })
      .parse(confirmed.body);

    expect(await signIn(account)).toMatchObject({ status: 401, body: { secondFactor: true } });
    expect(await signIn({ ...account, code })).toMatchObject({
      status: 401,
      body: { error: "El código no es correcto o ya se usó. Espera el siguiente.", secondFactor: true },
    });
    const [recovery = ""] = recoveryCodes;
    expect((await signIn({ ...account, code: recovery })).status).toBe(200);
    expect((await signIn({ ...account, code: recovery })).status).toBe(401);
    expect((await owner.call("/api/account")).body).toMatchObject({
      secondFactor: { active: true, codesLeft: 9 },
    });

    expect((await owner.call("/api/account/second-factor/off", { method: "POST" })).status).toBe(200);
    expect((await signIn(account)).status).toBe(200);
  });
});
