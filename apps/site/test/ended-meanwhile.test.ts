import { system } from "@consultorio/store";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readJson } from "../api/body.ts";
import { writing } from "../api/guard.ts";
import { clientHeader } from "../server/headers.ts";
import { ApiInProcess, origin } from "./api-in-process.ts";

let api: ApiInProcess;

beforeEach(async () => {
  api = await ApiInProcess.open();
  await api.begin();
});

afterEach(() => api.close());

/** A call of the signed-in administrator whose body ends only once `end` is called. */
function openCall() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('{"a":'));
      await promise;
      controller.enqueue(new TextEncoder().encode("1}"));
      controller.close();
    },
  });
  const headers = { Origin: origin, [clientHeader]: "198.51.100.7", Cookie: api.cookie ?? "" };
  const request = new Request(`${origin}/api`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body,
    duplex: "half",
  } as RequestInit);
  return { request, end: resolve };
}

it("lets nobody change anything who was signed out while the body came", async () => {
  const { request, end } = openCall();
  const called = writing(request, readJson);
  const session = await api.store.sessionByToken(api.cookie?.split("=")[1] ?? "");
  if (session === null) throw new Error("Nobody is signed in.");
  await api.store.deleteSession(session);
  end();
  await expect(called).rejects.toMatchObject({ status: 401 });
});

it("counts the role that the account has once the body has come", async () => {
  const { request, end } = openCall();
  const called = writing(request, readJson);
  const own = (await api.store.users(system))[0];
  if (!own) throw new Error("There is no account.");
  const other = { email: "eva@ejemplo.mx", password: "una frase de la otra" };
  await api.store.createUser(system, { ...other, role: "propietaria" });
  await api.store.setRole(system, own.id, "editora");
  end();
  const { session, body } = await called;
  expect(body).toEqual({ a: 1 });
  expect(session.user.role).toBe("editora");
});

it("waits for no body of a stranger", async () => {
  api.cookie = null;
  const { request } = openCall();
  await expect(writing(request, readJson)).rejects.toMatchObject({ status: 401 });
});
