import { contract, type Route } from "@consultorio/api/contract";
import { jsonLimits } from "@consultorio/api/http/body-limits";
import { ApiInProcess, minute, origin } from "@consultorio/server/testing/api-in-process";
import { system } from "@consultorio/store";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const routes: Route[] = Object.values(contract);
const editor = { email: "eva@ejemplo.mx", password: "otra frase bastante larga" };

/** An API with an owner, and an editor's account, which most tests share: what is refused changes nothing. */
let api: ApiInProcess;
const cookies = { owner: "", editor: "" };

beforeAll(async () => {
  api = await ApiInProcess.open();
  await api.begin();
  cookies.owner = api.cookie ?? "";
  await api.store.createUser(system, { ...editor, role: "editor" });
  api.cookie = null;
  expect((await api.signIn(editor)).status).toBe(200);
  cookies.editor = api.cookie ?? "";
});

beforeEach(() => {
  api.cookie = cookies.owner;
});

afterAll(() => api.close());

/** The status of a call with a body that its schema refuses, as the signed-in account or without one. */
async function statusOf(
  { method, path }: Route,
  { headers = {}, of = api }: { headers?: Record<string, string>; of?: ApiInProcess } = {},
): Promise<number> {
  const address = `${origin}${path.replaceAll(/:\w+/g, "x")}`;
  const sent = new Headers({ Origin: origin, ...headers });
  if (method === "POST") sent.set("Content-Type", "application/json");
  if (of.cookie !== null) sent.set("Cookie", of.cookie);
  const body = method === "POST" ? '{"otro":1}' : null;
  return (await of.send(new Request(address, { method, headers: sent, body }))).status;
}

const named = (wanted: (route: Route) => boolean) =>
  routes.filter(wanted).map((route) => [`${route.method} ${route.path}`, route] as const);

describe("every call of the contract", () => {
  it.each(named(({ access }) => access === "editor" || access === "owner"))(
    "%s refuses a caller without a session",
    async (_name, route) => {
      api.cookie = null;
      expect(await statusOf(route)).toBe(401);
    },
  );

  it.each(named(({ access }) => access === "owner"))("%s refuses an editor", async (_name, route) => {
    api.cookie = cookies.editor;
    expect(await statusOf(route)).toBe(403);
  });

  it.each(named(({ method }) => method !== "GET"))(
    "%s refuses a page of another site",
    async (_name, route) => {
      expect(await statusOf(route, { headers: { Origin: "https://otro.ejemplo" } })).toBe(403);
      expect(await statusOf(route, { headers: { "Sec-Fetch-Site": "cross-site" } })).toBe(403);
    },
  );

  it.each(named(({ method, access }) => method === "GET" && access === "editor"))(
    "%s lets an editor in",
    async (_name, route) => {
      api.cookie = cookies.editor;
      expect([401, 403]).not.toContain(await statusOf(route));
    },
  );

  it.each(named(() => true))("%s lets an owner in, and has no answer of 5xx", async (_name, route) => {
    // An owner's calls change things: each has an API of its own.
    await using ownerApi = await ApiInProcess.open();
    await ownerApi.begin();
    const status = await statusOf(route, { of: ownerApi });
    expect(status).toBeLessThan(500);
    if (route.access === "owner" || route.access === "editor") expect([401, 403]).not.toContain(status);
  });
});

describe("a session that is not confirmed", () => {
  let stale: ApiInProcess;

  beforeAll(async () => {
    stale = await ApiInProcess.open();
    await stale.begin();
    stale.clock.later = 10 * minute;
  });
  afterAll(() => stale.close());

  it.each(named(({ confirmed }) => confirmed === true))("does not reach %s", async (_name, route) => {
    const answer = await stale.call(route);
    expect(answer).toMatchObject({ status: 403, body: { confirm: true, secondFactor: false } });
  });

  it.each(named(({ access, confirmed }) => /^(?:editor|owner)$/.test(access) && !confirmed))(
    "is not stopped at %s",
    async (_name, route) => {
      await using ownerApi = await ApiInProcess.open();
      await ownerApi.begin();
      ownerApi.clock.later = 10 * minute;
      expect(await statusOf(route, { of: ownerApi })).not.toBe(403);
    },
  );

  it("is required by every call that gives somebody access or takes it away", () => {
    const guarded = /^\/api\/(?:account\/second-factor|users|second-factor-policy|activity\/export|erasures)/;
    const open = named(({ method, path, confirmed }) => {
      const guards = guarded.test(path) && (method !== "GET" || path.endsWith("/export"));
      return guards && !confirmed;
    });
    expect(open).toEqual([]);
  });
});

describe("an account without the second factor that all need", () => {
  let without: ApiInProcess;

  beforeAll(async () => {
    without = await ApiInProcess.open();
    await without.begin();
    await without.store.requireSecondFactor(system, true);
  });
  afterAll(() => without.close());

  it.each(
    named(({ access, beforeSecondFactor }) => /^(?:editor|owner)$/.test(access) && !beforeSecondFactor),
  )("does not reach %s", async (_name, route) => {
    expect(await without.call(route)).toMatchObject({ status: 403, body: { secondFactorMissing: true } });
  });

  it.each(
    named(({ path, method }) => method === "GET" && /^\/api\/(?:site-|selected-|collections)/.test(path)),
  )("does not read the draft at %s", async (_name, route) => {
    expect(await without.call(route, { params: { name: "guides" } })).toMatchObject({
      status: 403,
      body: { secondFactorMissing: true },
    });
  });

  it("reaches what turns it on and what ends sessions, and nothing else", () => {
    expect(named(({ beforeSecondFactor }) => beforeSecondFactor === true).map(([name]) => name)).toEqual([
      "GET /api/session",
      "DELETE /api/session",
      "POST /api/session/confirmation",
      "GET /api/account",
      "POST /api/account/password",
      "POST /api/account/second-factor",
      "POST /api/account/second-factor/confirm",
      "DELETE /api/account/sessions/:id",
      "DELETE /api/account/sessions",
    ]);
  });
});

describe("a call whose subject may be deleted", () => {
  it.each(named(({ goneFirst }) => goneFirst !== undefined))(
    "%s says so before it looks at what was sent",
    async (_name, route) => {
      api.cookie = null;
      expect(await statusOf(route)).toBe(route.goneFirst);
    },
  );
});

describe("a body", () => {
  const large = { otro: "x".repeat(jsonLimits.form.bytes) };

  it("is short where the caller has no account", async () => {
    expect((await api.call(contract.signIn, { json: large })).status).toBe(413);
  });

  it("may be a whole site where the caller has one", async () => {
    expect((await api.call(contract.saveSiteContent, { json: large })).status).toBe(422);
  });
});

describe("an address", () => {
  it("that the contract does not have answers 404, and another method of a known one 405", async () => {
    expect((await api.send(new Request(`${origin}/api/nada`))).status).toBe(404);
    const answer = await api.send(new Request(`${origin}/api/checklist`, { method: "POST" }));
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET"]);
  });

  it("answers HEAD as GET", async () => {
    const cookie = api.cookie ?? "";
    const init = { method: "HEAD", headers: { Cookie: cookie } };
    expect((await api.send(new Request(`${origin}/api/session`, init))).status).toBe(200);
  });

  it("of a preview answers a picture", async () => {
    const query = "?type=Hero&image=HeroSlider";
    const answer = await api.send(new Request(`${origin}/api/component-image${query}`));
    expect(answer.headers.get("content-type")).toBe("image/webp");
  });
});
