import { contract } from "@consultorio/api/contract";
import { ApiInProcess, minute } from "@consultorio/server/testing/api-in-process";
import { type Store, StoreError, system } from "@consultorio/store";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let api: ApiInProcess;

beforeEach(async () => {
  api = await ApiInProcess.open();
  await api.begin();
});

afterEach(() => api.close());

const failing = (parts: Partial<Store>) => api.with({ store: { ...api.store, ...parts }, report: () => {} });
const away = () => Promise.reject(new StoreError("sqlite-cannot-open", { file: "/srv/secreto/site.db" }));
const broken = () => Promise.reject(new Error("clave=secreto en /srv/secreto/site.db"));

describe("after a failure", () => {
  it("of the session query no protected call is answered, and the error shows no internal detail", async () => {
    for (const [sessionByToken, status] of [
      [away, 503],
      [broken, 500],
    ] as const) {
      const closed = failing({ sessionByToken });
      for (const route of [contract.listUsers, contract.readChecklist, contract.publish]) {
        const answer = await closed.call(route);
        expect(answer.status).toBe(status);
        expect(JSON.stringify(answer.body)).not.toMatch(/secreto|srv|site\.db|Error/);
      }
    }
  });

  it("of the password check there is no session", async () => {
    api.cookie = null;
    for (const authenticate of [away, broken]) {
      expect((await failing({ authenticate }).signIn()).status).toBeGreaterThanOrEqual(500);
      api.clock.later += minute;
    }
    expect(api.cookie).toBeNull();
  });

  it("of the rate limiter no sign-in is accepted", async () => {
    api.cookie = null;
    const answer = await failing({ attempt: away }).signIn();
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []]);
  });

  it("that is unexpected the answer has a sentence and a number, and not the reason", async () => {
    const { status, body } = await failing({ users: broken }).call(contract.listUsers);
    expect([status, body]).toEqual([500, { error: expect.stringMatching(/^Algo falló en el servidor\./) }]);
    expect(JSON.stringify(body)).not.toContain("secreto");
    expect((await api.store.users(system)).length).toBe(1);
  });
});
