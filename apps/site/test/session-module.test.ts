import { join } from "node:path";
import { openStore, type Store, system } from "@consultorio/store";
import { TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { sessionToken } from "../api/cookie.ts";
import * as password from "../app/api/account/password/route.ts";
import * as account from "../app/api/account/route.ts";
import * as confirm from "../app/api/account/second-factor/confirm/route.ts";
import * as off from "../app/api/account/second-factor/off/route.ts";
import * as secondFactor from "../app/api/account/second-factor/route.ts";
import * as oneSession from "../app/api/account/sessions/[id]/route.ts";
import * as sessions from "../app/api/account/sessions/route.ts";
import * as reset from "../app/api/password-reset/route.ts";
import * as session from "../app/api/session/route.ts";
import * as setup from "../app/api/setup/route.ts";
import { readConfig } from "../server/config.ts";
import { clientHeader } from "../server/headers.ts";
import { lendServices, type Services } from "../server/services.ts";
import { openParts, servicesOf } from "../server/site-parts.ts";
import { credentials } from "./administrator.ts";
import { temporaryFolder } from "./running-server.ts";

const origin = "https://www.ejemplo.mx";
const minute = 60_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let services: Services;
let store: Store;
// When the store's clock began and how much it has gone since, in milliseconds: it is the test's own, so that a slow
// machine does not wait a delay out by being slow.
let start: number;
let later: number;
let cookie: string | null;
let close: () => Promise<void>;

beforeEach(async () => {
  folder = await temporaryFolder();
  start = Date.now();
  later = 0;
  cookie = null;
  const url = `sqlite:${join(folder.path, "site.db")}`;
  store = await openStore(url, { now: () => new Date(start + later) });
  const parts = await openParts(readConfig({ DATABASE_URL: `${url}-parts`, SITE_ORIGIN: origin }), true);
  services = { ...servicesOf(parts), store };
  lendServices(services);
  close = async () => {
    await Promise.all([store.close(), parts.store.close()]);
    await folder.remove();
  };
});

afterEach(() => close());

interface Call {
  json?: unknown;
  /** A header that is null is left out. */
  headers?: Record<string, string | null>;
}

/** Calls a route as the administrator's page does; keeps the cookie as a browser does. */
async function call(
  route: (request: Request, context: { params: Promise<{ id: string }> }) => Promise<Response>,
  { json, headers = {} }: Call = {},
  id = "",
) {
  const sent = new Headers({
    Origin: origin,
    [clientHeader]: "198.51.100.7",
    "Content-Type": "application/json",
  });
  if (cookie !== null) sent.set("Cookie", cookie);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) sent.delete(name);
    else sent.set(name, value);
  }
  const body = json === undefined ? null : JSON.stringify(json);
  const request = new Request(`${origin}/api`, { method: "POST", headers: sent, body });
  const response = await route(request, { params: Promise.resolve({ id }) });
  const given = response.headers.getSetCookie()[0]?.split(";")[0];
  if (given !== undefined) cookie = given.endsWith("=") ? null : given;
  const answered: unknown = await response.json();
  return { status: response.status, headers: response.headers, body: answered };
}

const signIn = (more: Record<string, unknown> = {}, headers: Record<string, string | null> = {}) =>
  call(session.POST, { json: { ...credentials, ...more }, headers });

/** Makes the first account and stays signed in. */
async function begin() {
  const token = await store.createSetupToken(system);
  return call(setup.POST, { json: { token, ...credentials }, headers: { "User-Agent": "prueba" } });
}

describe("the first account", () => {
  it("is made once, of two who try at once", async () => {
    const token = await store.createSetupToken(system);
    const made = () => call(setup.POST, { json: { token, ...credentials } });
    const statuses = (await Promise.all([made(), made()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 404]);
    expect((await made()).status).toBe(404);
  });

  it("takes a right token, in time, within ten tries", async () => {
    const wrong = { json: { token: "no", ...credentials } };
    const token = await store.createSetupToken(system);
    const said = async (json: unknown) => (await call(setup.POST, { json })).body;
    expect(await said(wrong.json)).toMatchObject({ error: expect.stringContaining("no es válido") });
    later = 61 * minute;
    expect(await said({ token, ...credentials })).toMatchObject({ error: expect.stringContaining("venció") });
    const next = await store.createSetupToken(system);
    for (let attempt = 0; attempt < 10; attempt += 1) await call(setup.POST, wrong);
    expect(await said({ token: next, ...credentials })).toMatchObject({
      error: expect.stringContaining("demasiados intentos"),
    });
  });

  it("is told every wrong field", async () => {
    const { status, body } = await call(setup.POST, {
      json: { token: 1, email: "x", password: "corta", role: "x" },
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      problems: [
        { path: "token" },
        { path: "email" },
        { path: "password" },
        { path: "", message: "Campo desconocido «role»." },
      ],
    });
    expect(await call(setup.POST, { json: [] })).toMatchObject({
      status: 422,
      body: { error: "Se espera un objeto." },
    });
  });
});

describe("a call", () => {
  beforeEach(begin);

  it.each([
    [null, null, 403],
    ["null", null, 403],
    ["https://otro.example", null, 403],
    [origin, "cross-site", 403],
    [origin, "same-site", 403],
    [origin, "same-origin", 200],
    [origin, "none", 200],
    [origin, null, 200],
  ])("with Origin %s and Sec-Fetch-Site %s is answered %i", async (from, site, status) => {
    const headers = { Origin: from, "Sec-Fetch-Site": site };
    expect((await call(sessions.DELETE, { headers })).status).toBe(status);
  });

  it.each([
    ["no cookie", null],
    ["another cookie", "sid=x; other=1"],
    ["an empty one", "__Host-sid="],
    ["one that was never given", "__Host-sid=inventada"],
    ["the name of one inside another", "x__Host-sid=y"],
  ])("with %s is nobody's", async (_what, value) => {
    expect((await call(session.GET, { headers: { Cookie: value } })).status).toBe(401);
  });

  it("finds its cookie among others", async () => {
    for (const value of [`a=b; ${cookie}; c=d`, `a=b;${cookie};c=d`]) {
      expect((await call(session.GET, { headers: { Cookie: value } })).status, value).toBe(200);
    }
    expect(sessionToken(new Request(origin, { headers: { Cookie: "__Host-sid=x=y" } }))).toBe("x=y");
  });

  it("is nobody's after twelve idle hours, and after seven days of work", async () => {
    for (let hour = 11; hour < 7 * 24; hour += 11) {
      later = hour * 60 * minute;
      expect((await call(session.GET)).status, String(hour)).toBe(200);
    }
    later = (7 * 24 * 60 + 1) * minute;
    expect((await call(session.GET)).status).toBe(401);
    later += minute;
    cookie = null;
    await signIn();
    later += 12 * 60 * minute + 1;
    expect((await call(session.GET)).status).toBe(401);
  });

  it("has a cookie for this site alone, over https alone, for seven days", async () => {
    const { headers } = await signIn();
    expect(headers.get("set-cookie")).toMatch(
      /^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800; Secure$/,
    );
    const out = await call(session.DELETE);
    expect(out.headers.get("set-cookie")).toBe(
      "__Host-sid=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure",
    );
  });

  it("over http on this machine has a cookie without the prefix that browsers would refuse", async () => {
    lendServices({ ...services, origin: "http://localhost:3000", cookieName: "sid" });
    const { headers } = await signIn({}, { Origin: "http://localhost:3000", "User-Agent": null });
    expect(headers.get("set-cookie")).toMatch(
      /^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/,
    );
  });
});

describe("signing in", () => {
  beforeEach(begin);

  it("says the same to a wrong password and an unknown e-mail", async () => {
    const refusal = { status: 401, body: { error: "El correo o la contraseña no son correctos." } };
    expect(await signIn({ password: "otra" })).toMatchObject(refusal);
    expect(await signIn({ email: "nadie@ejemplo.mx" })).toMatchObject(refusal);
  });

  it("tells in seconds and then in minutes how long to wait, and forgets with a right password", async () => {
    for (const wait of ["un segundo", "2 segundos"]) {
      await signIn({ password: "otra" });
      expect(await signIn()).toMatchObject({
        status: 429,
        body: { error: expect.stringContaining(`Espera ${wait} `) },
      });
      later += 1000;
    }
    for (let attempt = 0; attempt < 3; attempt += 1) {
      later += 20_000;
      await signIn({ password: "otra" });
    }
    later += 20_000;
    expect(await signIn()).toMatchObject({
      status: 429,
      body: { error: expect.stringMatching(/Espera \d+ minutos/) },
    });
    later += 16 * minute;
    expect((await signIn()).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  it("counts a whole household by its IPv6 network, and whoever has no address as one", async () => {
    const from = (address: string | null, email: string) => signIn({ email }, { [clientHeader]: address });
    for (let attempt = 0; attempt < 20; attempt += 1) {
      later += 1000;
      await from(`2001:db8:1:2::${attempt}`, `a${attempt}@ejemplo.mx`);
    }
    expect((await from("2001:db8:1:2:ffff::1", "otra@ejemplo.mx")).status).toBe(429);
    expect((await from("2001:db8:1:3::1", "otra@ejemplo.mx")).status).toBe(401);
    later += 1000;
    expect((await from(null, "alguien@ejemplo.mx")).status).toBe(401);
  });

  it("ends where it is asked to", async () => {
    expect((await call(session.DELETE)).headers.get("set-cookie")).toContain("__Host-sid=; ");
    expect((await call(session.GET)).status).toBe(401);
  });
});

describe("the second step", () => {
  let secret: string;
  let recovery: string[];

  beforeEach(async () => {
    await begin();
    const begun = await call(secondFactor.POST);
    ({ secret } = z.object({ secret: z.string() }).parse(begun.body));
    expect(await call(confirm.POST, { json: { code: "000000" } })).toMatchObject({
      status: 422,
      body: { problems: [{ path: "code" }] },
    });
    const confirmed = await call(confirm.POST, { json: { code: codeNow() } });
    ({ recoveryCodes: recovery } = z.object({ recoveryCodes: z.array(z.string()) }).parse(confirmed.body));
  });

  const codeNow = () => new TOTP({ secret }).generate({ timestamp: start + later });

  it("cannot be begun again while it is on", async () => {
    expect((await call(secondFactor.POST)).status).toBe(409);
  });

  it("is asked for beside the password, and each code opens once", async () => {
    const missing = {
      status: 401,
      body: { error: "Escribe el código de tu aplicación.", secondFactor: true },
    };
    expect(await signIn()).toMatchObject(missing);
    expect(await signIn({ code: "  " })).toMatchObject(missing);
    later += minute;
    const code = codeNow();
    expect((await signIn({ code })).status).toBe(200);
    expect(await signIn({ code })).toMatchObject({ status: 401, body: { secondFactor: true } });
    expect((await signIn({ code: recovery[0] })).status).toBe(200);
    expect((await signIn({ code: recovery[0] })).status).toBe(401);
  });

  it("closes after five wrong codes, even to who knows the password", async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      later += 1000;
      expect((await signIn({ code: `00000${attempt}` })).status).toBe(401);
    }
    later += 1000;
    expect((await signIn({ code: recovery[1] })).status).toBe(429);
  });

  it("goes with the own password only", async () => {
    expect(await call(off.POST, { json: { password: "otra" } })).toMatchObject({ status: 422 });
    later += minute;
    expect((await call(off.POST, { json: credentials })).status).toBe(422);
    expect((await call(off.POST, { json: { password: credentials.password } })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });
});

describe("a password that its owner forgot", () => {
  beforeEach(begin);

  it("is chosen anew with the link, once, and signs in even an account that too many tries had closed", async () => {
    const { id } = await store.createUser(system, {
      email: "eva@ejemplo.mx",
      password: "la de antes",
      role: "editora",
    });
    const { token } = await store.resetPassword(system, id);
    const chosen = { token, password: "una frase del todo nueva" };
    const entering = { email: "eva@ejemplo.mx", password: chosen.password };
    cookie = null;
    expect((await signIn({ ...entering, password: "otra" })).status).toBe(401);
    expect((await signIn(entering)).status).toBe(429);
    expect((await call(reset.POST, { json: { ...chosen, token: "inventada" } })).status).toBe(403);
    expect((await call(reset.POST, { json: chosen, headers: { Origin: null } })).status).toBe(403);
    expect(await call(reset.POST, { json: chosen, headers: { "User-Agent": null } })).toMatchObject({
      status: 200,
      body: { email: "eva@ejemplo.mx", role: "editora" },
    });
    expect((await call(session.GET)).status).toBe(200);
    expect((await call(reset.POST, { json: chosen })).status).toBe(403);
    cookie = null;
    expect((await signIn(entering)).status).toBe(200);
  });
});

describe("the own account", () => {
  beforeEach(begin);

  it("shows where it is open and closes one place, all others, and after a new password every other", async () => {
    const first = cookie;
    cookie = null;
    await signIn({}, { "User-Agent": "otro" });
    const shown = z
      .object({ sessions: z.array(z.object({ id: z.string(), current: z.boolean() })) })
      .parse((await call(account.GET)).body).sessions;
    expect(shown).toHaveLength(2);
    const other = shown.find(({ current }) => !current)?.id ?? "";
    expect((await call(oneSession.DELETE, {}, "nada")).status).toBe(404);
    expect((await call(oneSession.DELETE, {}, other)).status).toBe(200);
    expect((await call(session.GET, { headers: { Cookie: first } })).status).toBe(401);
    const change = { current: credentials.password, password: "una frase del todo nueva" };
    expect(await call(password.POST, { json: { ...change, current: "otra" } })).toMatchObject({
      status: 422,
      body: { problems: [{ path: "current", message: "Esta no es tu contraseña actual." }] },
    });
    later += minute;
    expect((await call(password.POST, { json: change })).status).toBe(200);
    expect((await signIn({ password: change.password })).status).toBe(200);
    expect((await call(sessions.DELETE)).status).toBe(200);
  });

  it("is nobody's business without a session", async () => {
    cookie = null;
    for (const route of [
      account.GET,
      session.GET,
      session.DELETE,
      sessions.DELETE,
      secondFactor.POST,
      off.POST,
      confirm.POST,
      password.POST,
    ])
      expect((await call(route)).status).toBe(401);
  });
});
