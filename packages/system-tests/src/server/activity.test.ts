import { contract } from "@consultorio/api/contract";
import { clientHeader } from "@consultorio/api/http/request-context";
import { ApiInProcess, origin } from "@consultorio/server/testing/api-in-process";
import { system } from "@consultorio/store";
import { credentials } from "@consultorio/testkit/server/administrator";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

let api: ApiInProcess;

beforeEach(async () => {
  api = await ApiInProcess.open();
  await api.begin();
});

afterEach(() => api.close());

const answer = z.object({
  more: z.boolean(),
  lines: z.array(
    z.object({
      id: z.string(),
      author: z.string(),
      what: z.string(),
      about: z.string(),
      userAgent: z.string(),
      network: z.string(),
    }),
  ),
});

/** The activity as the owner reads it, with a query. */
async function activity(query = "") {
  const headers = { Cookie: api.cookie ?? "" };
  const response = await api.send(new Request(`${origin}/api/activity${query}`, { headers }));
  expect(response.status).toBe(200);
  return answer.parse(await response.json());
}

describe("activity", () => {
  it("has each sign-in and each refusal with its browser and the mark of its network", async () => {
    const headers = { "User-Agent": "Firefox", [clientHeader]: "2001:db8:1:2::7" };
    await api.signIn({ password: "otra" }, headers);
    await api.signIn({ email: "no es un correo@nada.mx" }, headers);
    await api.signIn({ email: "nadie@ejemplo.mx" }, headers);
    api.clock.later = 1000;
    const signedIn = await api.signIn({}, { ...headers, [clientHeader]: "2001:db8:1:2:ffff::9" });
    expect(signedIn.body).toMatchObject({ refused: { count: 1 } });

    const { lines, more } = await activity();

    expect(more).toBe(false);
    expect(lines.map(({ what, about }) => [what, about])).toEqual([
      ["Entró", ""],
      ["Se rechazó una entrada", "ninguna cuenta, contraseña equivocada"],
      ["Se rechazó una entrada", `${credentials.email}, contraseña equivocada`],
      ["Entró", ""],
      ["Creó una cuenta", `${credentials.email}, propietaria`],
    ]);
    expect(new Set(lines.slice(0, 3).map(({ network }) => network)).size).toBe(1);
    expect(lines[0]).toMatchObject({ author: credentials.email, userAgent: "Firefox" });
    expect(JSON.stringify(lines)).not.toMatch(/2001:|:db8|nadie/);
  });

  it("is chosen by kind and author, and read page by page", async () => {
    for (let copy = 0; copy < 101; copy += 1) await api.store.noteCopy(system, "copy.exported");
    const first = await activity("?kind=copies&author=Sistema");
    expect([first.more, first.lines.length]).toEqual([true, 100]);
    const rest = await activity(`?kind=copies&before=${first.lines.at(-1)?.id}`);
    expect([rest.more, rest.lines.length]).toEqual([false, 1]);
    const headers = { Cookie: api.cookie ?? "" };
    const wrong = await api.send(new Request(`${origin}/api/activity?kind=todo`, { headers }));
    expect(wrong.status).toBe(422);
  });

  it("is exported whole, as texts that no spreadsheet runs", async () => {
    const email = "=cmd@ejemplo.mx";
    await api.store.createUser(system, { email, password: "una frase bastante larga" });
    for (let copy = 0; copy < 600; copy += 1) await api.store.noteCopy(system, "copy.made");
    const headers = { Cookie: api.cookie ?? "" };

    const response = await api.send(new Request(`${origin}/api/activity/export`, { headers }));

    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("attachment");
    const table = (await response.text()).split("\r\n");
    expect(table).toHaveLength(1 + 603 + 1);
    expect(table.find((line) => line.includes("=cmd"))).toContain(`"'${email}, propietaria"`);
  });

  it("is for owners", async () => {
    const eva = { email: "eva@ejemplo.mx", password: "una frase de la editora" };
    await api.store.createUser(system, { ...eva, role: "editor" });
    await api.signIn(eva);
    expect((await api.call(contract.listActivity)).status).toBe(403);
    expect((await api.call(contract.exportActivity)).status).toBe(403);
  });
});

describe("an account as an owner sees it", () => {
  const eva = { email: "eva@ejemplo.mx", password: "una frase de la editora" };

  it("says whether it has a second factor and how many sessions, which can be ended", async () => {
    const { id } = await api.store.createUser(system, { ...eva, role: "editor" });
    const { token } = await api.store.createSession(id);
    const users = async () => (await api.call(contract.listUsers)).body;
    expect(await users()).toMatchObject({ users: [{ sessions: 1 }, { secondFactor: false, sessions: 1 }] });

    expect((await api.call(contract.endUserSessions, { params: { id } })).status).toBe(200);

    expect(await api.store.sessionByToken(token)).toBeNull();
    expect(await users()).toMatchObject({ users: [{ sessions: 1 }, { sessions: 0 }] });
    const open = await api.call(contract.readOpenWork, { params: { id } });
    expect(open.body).toEqual({ sessions: 0, schedule: [], reviewLinks: [] });
    await api.call(contract.setRole, { params: { id }, json: { role: "owner" } });
    expect((await api.call(contract.deleteUser, { params: { id } })).status).toBe(200);
  });

  it("needs a second factor, which its session then reports as missing", async () => {
    const required = (value: boolean) =>
      api.call(contract.requireSecondFactor, { json: { required: value } });
    expect((await required(true)).status).toBe(409);
    await api.store.requireSecondFactor(system, true);
    expect((await api.call(contract.readSession)).body).toMatchObject({ secondFactorMissing: true });
    await api.store.requireSecondFactor(system, false);
    expect((await required(false)).status).toBe(200);
  });
});
