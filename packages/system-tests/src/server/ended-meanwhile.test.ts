import { ApiInProcess, origin } from "@consultorio/server/testing/api-in-process";
import { system } from "@consultorio/store";
import { afterEach, beforeEach, expect, it } from "vitest";

let api: ApiInProcess;

beforeEach(async () => {
  api = await ApiInProcess.open();
  await api.begin();
});

afterEach(() => api.close());

const other = { email: "eva@ejemplo.mx", password: "una frase de la otra", role: "owner" as const };

/** An owner's call that creates an account. Its body ends only when `end` is called. */
function openCall() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const text = new TextEncoder().encode(JSON.stringify(other));
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(text.slice(0, 5));
      await promise;
      controller.enqueue(text.slice(5));
      controller.close();
    },
  });
  const headers = { Origin: origin, Cookie: api.cookie ?? "", "Content-Type": "application/json" };
  const init = { method: "POST", headers, body, duplex: "half" as const };
  return { answer: api.send(new Request(`${origin}/api/users`, init)), end: resolve };
}

const emails = async () => (await api.store.users(system)).map(({ email }) => email);

it("creates the account once the body is complete", async () => {
  const { answer, end } = openCall();
  end();
  expect((await answer).status).toBe(201);
  expect(await emails()).toContain(other.email);
});

it("refuses a caller who is signed out while the body arrives", async () => {
  const { answer, end } = openCall();
  const session = await api.store.sessionByToken(api.cookie?.split("=")[1] ?? "");
  if (session === null) throw new Error("There is no session.");
  await api.store.deleteSession(session);
  end();
  expect((await answer).status).toBe(401);
  expect(await emails()).not.toContain(other.email);
});

it("refuses a caller who loses the role while the body arrives", async () => {
  const { answer, end } = openCall();
  const ownUser = (await api.store.users(system))[0];
  if (!ownUser) throw new Error("There is no account.");
  await api.store.createUser(system, { ...other, email: "luz@ejemplo.mx" });
  await api.store.setRole(system, ownUser.id, "editor");
  end();
  expect((await answer).status).toBe(401);
  expect(await emails()).not.toContain(other.email);
});

it("does not wait for the body of a caller without a session", async () => {
  api.cookie = null;
  expect((await openCall().answer).status).toBe(401);
});
