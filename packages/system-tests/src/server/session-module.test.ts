import { contract, reviewHeaders } from "@consultorio/api/contract";
import { clientHeader } from "@consultorio/api/http/request-context";
import { parseSite } from "@consultorio/content";
import { seed } from "@consultorio/server/site/first-start";
import { ApiInProcess, minute, origin } from "@consultorio/server/testing/api-in-process";
import { system } from "@consultorio/store";
import { credentials } from "@consultorio/testkit/server/administrator";
import { TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

let api: ApiInProcess;

beforeEach(async () => {
  api = await ApiInProcess.open();
});

afterEach(() => api.close());

describe("the first account", () => {
  it("is made once, of two who try at once", async () => {
    const token = await api.store.createSetupToken(system);
    const made = () => api.call(contract.setUp, { json: { token, ...credentials } });
    const statuses = (await Promise.all([made(), made()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 404]);
    expect(await made()).toMatchObject({ status: 404, body: { error: "No existe." } });
  });

  it("signs in at once, in its browser", async () => {
    const made = await api.begin();
    expect(made).toMatchObject({ status: 201, body: { email: credentials.email, role: "owner" } });
    expect((await api.call(contract.readSession)).body).toEqual({
      email: credentials.email,
      role: "owner",
    });
    expect((await api.call(contract.readAccount)).body).toEqual({
      email: credentials.email,
      role: "owner",
      secondFactor: { active: false, codesLeft: 0 },
      sessions: [
        {
          id: expect.any(String),
          userAgent: "prueba",
          createdAt: new Date(api.clock.start).toISOString(),
          lastSeenAt: new Date(api.clock.start).toISOString(),
          current: true,
        },
      ],
      secondFactorRequired: false,
    });
  });

  it("is made from our own page alone, and not at all once there is one", async () => {
    const token = await api.store.createSetupToken(system);
    const json = { token, ...credentials };
    expect((await api.call(contract.setUp, { json, headers: { Origin: null } })).status).toBe(403);
    expect((await api.call(contract.setUp, { json, headers: { "User-Agent": null } })).status).toBe(201);
    expect(await api.call(contract.setUp, { json: "x" })).toMatchObject({
      status: 404,
      body: { error: "No existe." },
    });
  });

  it("takes a right token, in time, within ten tries", async () => {
    const wrong = { json: { token: "no", ...credentials } };
    const token = await api.store.createSetupToken(system);
    const answerTo = async (json: unknown) => (await api.call(contract.setUp, { json })).body;
    expect(await answerTo(wrong.json)).toMatchObject({ error: expect.stringContaining("no es válido") });
    api.clock.later = 61 * minute;
    expect(await answerTo({ token, ...credentials })).toMatchObject({
      error: expect.stringContaining("venció"),
    });
    const next = await api.store.createSetupToken(system);
    for (let attempt = 0; attempt < 10; attempt += 1) await api.call(contract.setUp, wrong);
    expect(await answerTo({ token: next, ...credentials })).toMatchObject({
      error: expect.stringContaining("demasiados intentos"),
    });
  });

  it("reports every wrong field", async () => {
    const { status, body } = await api.call(contract.setUp, {
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
    expect(await api.call(contract.setUp, { json: [] })).toMatchObject({
      status: 422,
      body: { error: "Se espera un objeto." },
    });
  });
});

describe("a new password that is easy to guess", () => {
  const weak = (password: string, message: string) =>
    [
      password,
      { status: 422, body: { problems: [{ path: "password", message: expect.stringContaining(message) }] } },
    ] as const;
  const cases = [
    weak("123456789012", "fácil de adivinar"),
    weak("            ", "no la hagas con tu correo"),
    weak(credentials.email, "no la hagas con tu correo"),
  ];

  it.each(cases)("(%s) makes no first account", async (password, refused) => {
    const token = await api.store.createSetupToken(system);
    expect(
      await api.call(contract.setUp, { json: { token, email: credentials.email, password } }),
    ).toMatchObject(refused);
    expect(await api.store.hasUsers()).toBe(false);
  });

  it.each(cases)(
    "(%s) is neither a first one, nor a changed one, nor one after a reset",
    async (password, refused) => {
      await api.begin();
      await seed(api.store);
      const email = credentials.email.replace("@", "@otra.");
      const { id } = await api.store.createUser(system, {
        ...credentials,
        email: `x${email}`,
        role: "editor",
      });
      const { token } = await api.store.resetPassword(system, id);
      const current = credentials.password;

      expect(
        await api.call(contract.createUser, { json: { email: credentials.email, password, role: "editor" } }),
      ).toMatchObject(refused);
      expect(await api.call(contract.changePassword, { json: { current, password } })).toMatchObject(refused);
      const chosen = password === credentials.email ? `x${email}` : password;
      expect(await api.call(contract.redeemReset, { json: { token, password: chosen } })).toMatchObject(
        refused,
      );

      expect((await api.signIn()).status).toBe(200);
      expect(await api.store.emailOfReset(token)).toBe(`x${email}`);
    },
  );

  it("is checked before a token is used up", async () => {
    await api.begin();
    const { id } = await api.store.createUser(system, { ...credentials, email: "eva@ejemplo.mx" });
    const { token } = await api.store.resetPassword(system, id);
    const late = api.with({ store: { ...api.store, redeemReset: async () => null } });
    const json = { token, password: "una frase del todo nueva" };
    expect((await late.call(contract.redeemReset, { json })).status).toBe(403);
  });

  it("is not the present password", async () => {
    await api.begin();
    const { password } = credentials;
    expect(await api.call(contract.changePassword, { json: { current: password, password } })).toMatchObject({
      status: 422,
      body: {
        problems: [{ path: "password", message: "Es la misma que ya tienes. Escribe otra para cambiarla." }],
      },
    });
  });

  it("is refused when it contains the doctor's public name", async () => {
    await api.begin();
    await seed(api.store);
    const draft = await api.store.draft();
    const site = parseSite(draft?.documents ?? {});
    if (!site.ok) throw new Error("The draft is not right.");
    const password = site.value.siteContent.doctorInfo.name.replaceAll(/[ .]/g, "");
    expect(password.length).toBeGreaterThan(11);
    const json = { current: credentials.password, password };
    expect(await api.call(contract.changePassword, { json })).toMatchObject(weak(password, "no la hagas")[1]);
  });
});

describe("a call", () => {
  beforeEach(() => api.begin());

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
    const answered = await api.call(contract.endOtherSessions, { headers });
    expect(answered.status).toBe(status);
    if (status === 403)
      expect(answered.body).toEqual({
        error: `La petición viene de otro sitio y no se atiende. La administración está en ${origin}/admin/.`,
      });
  });

  it.each([
    ["no cookie", null],
    ["another cookie", "sid=x; other=1"],
    ["an empty one", "__Host-sid="],
    ["one that was never given", "__Host-sid=inventada"],
    ["the name of one inside another", "x__Host-sid=y"],
  ])("with %s is nobody's", async (_what, value) => {
    const { status, headers, body } = await api.call(contract.readSession, { headers: { Cookie: value } });
    expect([status, body]).toEqual([401, { error: "Inicia sesión para continuar." }]);
    expect(headers.get("www-authenticate")).toBe('Cookie realm="Consultorio"');
  });

  it("finds its cookie among others", async () => {
    for (const value of [`a=b; ${api.cookie}; c=d`, `a=b;${api.cookie};c=d`]) {
      expect((await api.call(contract.readSession, { headers: { Cookie: value } })).status, value).toBe(200);
    }
  });

  it("expires after twelve idle hours, and after seven days of work", async () => {
    for (let hour = 11; hour < 7 * 24; hour += 11) {
      api.clock.later = hour * 60 * minute;
      expect((await api.call(contract.readSession)).status, String(hour)).toBe(200);
    }
    api.clock.later = (7 * 24 * 60 + 1) * minute;
    expect((await api.call(contract.readSession)).status).toBe(401);
    api.clock.later += minute;
    api.cookie = null;
    await api.signIn();
    api.clock.later += 12 * 60 * minute + 1;
    expect((await api.call(contract.readSession)).status).toBe(401);
  });

  it("has a cookie for this site alone, over https alone, for seven days", async () => {
    const { headers } = await api.signIn();
    expect(headers.get("set-cookie")).toMatch(
      /^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800; Secure$/,
    );
    const out = await api.call(contract.signOut);
    expect(out.headers.get("set-cookie")).toBe(
      "__Host-sid=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure",
    );
  });

  it("over http on this machine has a cookie without the prefix that browsers would refuse", async () => {
    api = api.with({ origin: "http://localhost:3000" });
    const { headers } = await api.signIn({}, { Origin: "http://localhost:3000", "User-Agent": null });
    expect(headers.get("set-cookie")).toMatch(
      /^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/,
    );
  });
});

describe("signing in", () => {
  beforeEach(() => api.begin());

  it("has the same answer for a wrong password and an unknown e-mail", async () => {
    const refusal = { status: 401, body: { error: "El correo o la contraseña no son correctos." } };
    expect(await api.signIn({ password: "otra" })).toMatchObject(refusal);
    expect(await api.signIn({ email: "nadie@ejemplo.mx" })).toMatchObject(refusal);
  });

  it("counts an account's tries together, however its e-mail is written", async () => {
    const spellings = [
      "josé@ejemplo.mx",
      " José@ejemplo.mx",
      "JOSE\u0301@ejemplo.mx",
      "jose\u0301@ejemplo.mx",
    ];
    for (const [at, email] of spellings.entries()) {
      api.clock.later = at * minute;
      expect((await api.signIn({ email, password: "otra" })).status).toBe(401);
    }
    expect((await api.signIn({ email: "josé@ejemplo.mx" })).status).toBe(429);
  });

  it("opens no session with a password that is changed meanwhile", async () => {
    const signedIn = (await api.store.sessionByToken(api.cookie?.split("=")[1] ?? "")) ?? expect.fail();
    const { store } = api;
    const changing = {
      ...store,
      async secondFactor(id: string) {
        await store.changePassword(signedIn, "otra contraseña larga");
        return store.secondFactor(id);
      },
    };
    api = api.with({ store: changing });

    expect(await api.signIn()).toMatchObject({
      status: 401,
      body: { error: "Tu contraseña o tu segundo paso cambió mientras entrabas. Entra otra vez." },
    });
    expect(await api.store.sessions(signedIn)).toHaveLength(1);
  });

  it("returns the wait in seconds and then in minutes, and resets it with a right password", async () => {
    const wrong = async (at: number) => {
      api.clock.later = at * 1000;
      expect((await api.signIn({ password: "otra" })).status, `second ${at}`).toBe(401);
    };
    const waits = async (at: number, duration: string, seconds: string) => {
      api.clock.later = at * 1000;
      const { status, headers, body } = await api.signIn();
      expect(status).toBe(429);
      expect(body).toEqual({ error: `Hubo demasiados intentos. Espera ${duration} y vuelve a probar.` });
      expect(headers.get("retry-after")).toBe(seconds);
    };
    await wrong(0);
    await waits(0, "un segundo", "1");
    await wrong(1);
    await waits(1, "2 segundos", "2");
    for (const at of [3, 7, 15]) await wrong(at);
    await waits(60, "14 minutos", "840");
    await waits(810, "2 minutos", "90");
    await waits(811, "89 segundos", "89");
    await waits(899, "un segundo", "1");
    api.clock.later = 900_000;
    expect((await api.signIn()).status).toBe(200);
    expect((await api.signIn()).status).toBe(200);
  });

  it("counts an account under every spelling of its e-mail, and forgets it under every one", async () => {
    const { email } = credentials;
    await api.signIn({ email: ` ${email.toUpperCase()} `, password: "otra" });
    expect((await api.signIn()).status).toBe(429);
    api.clock.later += 1000;
    expect((await api.signIn({ email: email.toUpperCase() })).status).toBe(200);
    expect((await api.signIn()).status).toBe(200);
  });

  it("is counted for everyone together, ten in a second", async () => {
    const from = (number: number) =>
      api.signIn({ email: `a${number}@ejemplo.mx` }, { [clientHeader]: `203.0.113.${number}` });
    for (let number = 0; number < 10; number += 1) expect((await from(number)).status).toBe(401);
    expect((await from(10)).status).toBe(429);
    api.clock.later += 1000;
    expect((await from(10)).status).toBe(401);
  });

  it("counts an IPv6 network of /64 as one client, and all clients without an address as one", async () => {
    const from = (address: string | null, email: string) =>
      api.signIn({ email }, { [clientHeader]: address });
    for (let attempt = 0; attempt < 20; attempt += 1) {
      api.clock.later += 1000;
      await from(`2001:db8:1:2::${attempt}`, `a${attempt}@ejemplo.mx`);
    }
    expect((await from("2001:db8:1:2:ffff::1", "otra@ejemplo.mx")).status).toBe(429);
    expect((await from("2001:db8:1:3::1", "otra@ejemplo.mx")).status).toBe(401);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      api.clock.later += 1000;
      expect((await from(null, `b${attempt}@ejemplo.mx`)).status).toBe(401);
    }
    expect((await from(null, "otra-mas@ejemplo.mx")).status).toBe(429);
  });

  it("is from our own page alone, and tells the store which browser it was", async () => {
    expect((await api.signIn({}, { Origin: "https://otro.example" })).status).toBe(403);
    expect(await api.signIn({}, { "User-Agent": "teléfono" })).toMatchObject({
      status: 200,
      body: { email: credentials.email, role: "owner" },
    });
    const { sessions: open } = z
      .object({ sessions: z.array(z.object({ userAgent: z.string(), current: z.boolean() })) })
      .parse((await api.call(contract.readAccount)).body);
    expect(open.find(({ current }) => current)?.userAgent).toBe("teléfono");
  });

  it("ends when its user signs out", async () => {
    expect(await api.call(contract.signOut)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await api.call(contract.readSession)).status).toBe(401);
  });
});

describe("the second step", () => {
  let secret: string;
  let recovery: string[];

  beforeEach(async () => {
    await api.begin();
    const begun = await api.call(contract.beginSecondFactor);
    const { uri, ...more } = z.object({ secret: z.string(), uri: z.url() }).parse(begun.body);
    ({ secret } = more);
    expect(new URL(uri).searchParams.get("issuer")).toBe("Consultorio www.ejemplo.mx");
    expect(await api.call(contract.confirmSecondFactor, { json: { code: "000000" } })).toMatchObject({
      status: 422,
      body: {
        problems: [{ path: "code", message: "El código no es correcto. Escribe el que ves ahora." }],
      },
    });
    const confirmed = await api.call(contract.confirmSecondFactor, { json: { code: codeNow() } });
    ({ recoveryCodes: recovery } = z.object({ recoveryCodes: z.array(z.string()) }).parse(confirmed.body));
  });

  const codeNow = () => new TOTP({ secret }).generate({ timestamp: api.clock.start + api.clock.later });

  it("cannot be begun again while it is on", async () => {
    expect(await api.call(contract.beginSecondFactor)).toMatchObject({
      status: 409,
      body: { error: "El segundo paso ya está activo. Quítalo antes de configurarlo de nuevo." },
    });
  });

  it("is required beside the password, and each code works once", async () => {
    const missing = {
      status: 401,
      body: { error: "Escribe el código de tu aplicación.", secondFactor: true },
    };
    expect(await api.signIn()).toMatchObject(missing);
    expect(await api.signIn({ code: "  " })).toMatchObject(missing);
    api.clock.later += minute;
    const code = codeNow();
    expect((await api.signIn({ code })).status).toBe(200);
    expect(await api.signIn({ code })).toMatchObject({
      status: 401,
      body: { error: "El código no es correcto o ya se usó. Espera el siguiente.", secondFactor: true },
    });
    expect((await api.signIn({ code: recovery[0] })).status).toBe(200);
    expect((await api.signIn({ code: recovery[0] })).status).toBe(401);
  });

  it("blocks after five wrong codes, also with the right password", async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      api.clock.later += 1000;
      expect((await api.signIn({ code: `00000${attempt}` })).status).toBe(401);
    }
    api.clock.later += 1000;
    expect((await api.signIn({ code: recovery[1] })).status).toBe(429);
  });

  it("counts the codes of each account, from zero after a right one", async () => {
    const tries = async (more: Record<string, unknown>, status: number) => {
      api.clock.later += 20_000;
      expect((await api.signIn(more)).status).toBe(status);
    };
    for (let attempt = 0; attempt < 4; attempt += 1) await tries({ code: "000000" }, 401);
    await tries({ code: recovery[0] }, 200);
    for (let attempt = 0; attempt < 5; attempt += 1) await tries({ code: "000000" }, 401);
    await tries({ code: recovery[1] }, 429);

    const eva = { email: "eva@ejemplo.mx", password: "una frase de la editora" };
    await api.store.createUser(system, { ...eva, role: "editor" });
    await tries(eva, 200);
    const begun = z.object({ secret: z.string() }).parse((await api.call(contract.beginSecondFactor)).body);
    const code = new TOTP({ secret: begun.secret }).generate({
      timestamp: api.clock.start + api.clock.later,
    });
    expect((await api.call(contract.confirmSecondFactor, { json: { code } })).status).toBe(200);
    await tries({ ...eva, code: "000000" }, 401);
    await tries({ code: recovery[1] }, 429);
  });

  it("is turned off with password and code only", async () => {
    api.clock.later += 10 * minute;
    const confirmationRequired = { status: 403, body: { confirm: true, secondFactor: true } };
    expect(await api.call(contract.endSecondFactor)).toMatchObject(confirmationRequired);
    const { password } = credentials;
    const confirmed = { json: { password, code: codeNow() } };
    expect((await api.call(contract.confirmSession, confirmed)).status).toBe(200);
    expect(await api.call(contract.endSecondFactor)).toMatchObject({ status: 200, body: { ok: true } });
    expect((await api.call(contract.readAccount)).body).toMatchObject({
      secondFactor: { active: false, codesLeft: 0 },
    });
    expect((await api.signIn()).status).toBe(200);
  });
});

describe("notes at a review link", () => {
  it("are limited to sixty of one network in a quarter of an hour", async () => {
    await api.begin();
    await seed(api.store);
    const link = await api.call(contract.createReviewLink, { json: { days: 1 } });
    const token = z.object({ address: z.string() }).parse(link.body).address.split("#").at(-1) ?? "";
    api.cookie = null;
    const json = { section: "", path: "/", kind: "approved", text: "", name: "Eva" };
    const note = (headers = {}) =>
      api.call(contract.addReviewNote, { json, headers: { ...reviewHeaders(token), ...headers } });
    for (let number = 0; number < 60; number += 1) expect((await note()).status).toBe(201);
    expect(await note()).toMatchObject({
      status: 429,
      body: { error: "Van 60 respuestas en 15 minutos. Espera 15 minutos y vuelve a probar." },
    });
    expect((await note({ [clientHeader]: "203.0.113.9" })).status).toBe(201);
    api.clock.later = 15 * minute;
    expect((await note()).status).toBe(201);
  });
});

describe("a password that its owner forgot", () => {
  beforeEach(() => api.begin());

  it("is set again with the link, once, and signs in even an account that too many tries had closed", async () => {
    const { id } = await api.store.createUser(system, {
      email: "eva@ejemplo.mx",
      password: "la de antes",
      role: "editor",
    });
    const { token } = await api.store.resetPassword(system, id);
    const chosen = { token, password: "una frase del todo nueva" };
    const entering = { email: "eva@ejemplo.mx", password: chosen.password };
    api.cookie = null;
    expect((await api.signIn({ ...entering, password: "otra" })).status).toBe(401);
    expect((await api.signIn(entering)).status).toBe(429);
    expect((await api.call(contract.redeemReset, { json: { ...chosen, token: "inventada" } })).status).toBe(
      403,
    );
    expect((await api.call(contract.redeemReset, { json: chosen, headers: { Origin: null } })).status).toBe(
      403,
    );
    expect(
      await api.call(contract.redeemReset, { json: chosen, headers: { "User-Agent": null } }),
    ).toMatchObject({
      status: 200,
      body: { email: "eva@ejemplo.mx", role: "editor" },
    });
    expect((await api.call(contract.readSession)).status).toBe(200);
    expect(await api.call(contract.redeemReset, { json: chosen })).toMatchObject({
      status: 403,
      body: { error: "El enlace venció o ya se usó. Pide otro a quien te lo dio." },
    });
    api.cookie = null;
    expect((await api.signIn(entering)).status).toBe(200);
  });
});

describe("another's account", () => {
  const other = { email: "eva@ejemplo.mx", password: "otra frase bastante larga", role: "editor" };

  it("is made by an owner, who gives it a link for a new password", async () => {
    await api.begin();
    const made = await api.call(contract.createUser, { json: other });
    expect(made).toMatchObject({ status: 201, body: { user: { email: other.email, role: "editor" } } });
    const { user } = contract.createUser.response.parse(made.body);
    const { status, body } = await api.call(contract.resetPassword, { params: { id: user.id } });
    expect(status).toBe(200);
    const { address } = contract.resetPassword.response.parse(body);
    expect(address).toMatch(new RegExp(`^${origin}/admin/contrasena#token=[\\w-]{20,}$`));
  });

  it("is not made by an editor, and the answer says why", async () => {
    await api.begin();
    await api.call(contract.createUser, { json: other });
    api.cookie = null;
    expect((await api.signIn({ email: other.email, password: other.password })).status).toBe(200);
    const refused = await api.call(contract.createUser, { json: { ...other, email: "ana@ejemplo.mx" } });
    expect(refused).toMatchObject({
      status: 403,
      body: { error: "Sólo una cuenta propietaria puede hacer esto." },
    });
  });
});

describe("the account of the caller", () => {
  beforeEach(() => api.begin());

  it("lists its sessions, and ends one, all others, and all others after a new password", async () => {
    const first = api.cookie;
    api.cookie = null;
    await api.signIn({}, { "User-Agent": "otro" });
    const shown = z
      .object({ sessions: z.array(z.object({ id: z.string(), current: z.boolean() })) })
      .parse((await api.call(contract.readAccount)).body).sessions;
    expect(shown).toHaveLength(2);
    const other = shown.find(({ current }) => !current)?.id ?? "";
    expect((await api.call(contract.endSession, { params: { id: "nada" } })).status).toBe(404);
    expect((await api.call(contract.endSession, { params: { id: other } })).status).toBe(200);
    expect((await api.call(contract.readSession, { headers: { Cookie: first } })).status).toBe(401);
    const change = { current: credentials.password, password: "una frase del todo nueva" };
    expect(await api.call(contract.changePassword, { json: { ...change, current: "otra" } })).toMatchObject({
      status: 422,
      body: { problems: [{ path: "current", message: "Esta no es tu contraseña actual." }] },
    });
    api.clock.later += minute;
    const opened = async () => {
      const cookie = api.cookie;
      api.cookie = null;
      expect((await api.signIn({ password: change.password })).status).toBe(200);
      const elsewhere = api.cookie;
      api.cookie = cookie;
      return elsewhere;
    };
    const statusOf = async (elsewhere: string | null) =>
      (await api.call(contract.readSession, { headers: { Cookie: elsewhere } })).status;
    expect(await api.call(contract.changePassword, { json: change })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await statusOf(first)).toBe(401);
    const elsewhere = await opened();
    expect(await statusOf(elsewhere)).toBe(200);
    expect((await api.call(contract.endOtherSessions)).body).toEqual({ ok: true });
    expect(await statusOf(elsewhere)).toBe(401);
    expect(await statusOf(api.cookie)).toBe(200);
  });

  it("takes no body where it needs none", async () => {
    for (const route of [
      contract.signOut,
      contract.endOtherSessions,
      contract.endSession,
      contract.beginSecondFactor,
    ])
      expect((await api.call(route, { headers: { "Content-Type": "text/plain" } })).status).toBe(415);
  });

  it("refuses without a session", async () => {
    api.cookie = null;
    for (const route of [
      contract.readAccount,
      contract.readSession,
      contract.signOut,
      contract.endOtherSessions,
      contract.beginSecondFactor,
      contract.endSecondFactor,
      contract.confirmSecondFactor,
      contract.changePassword,
    ])
      expect((await api.call(route)).status).toBe(401);
  });
});
