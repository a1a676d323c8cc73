import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store, StoreError, system } from "@consultorio/store";
import { afterEach, beforeEach, expect, it } from "vitest";
import { HttpError } from "../http/http-error.ts";
import { countCall } from "./rate-limits.ts";

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "consultorio-limits-"));
  store = await openStore(`sqlite:${join(folder, "site.db")}`);
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const request = new Request("http://localhost/api");

const signIn = (services: { store: Store }) =>
  countCall("signIns", { services, request, user: null, body: { email: "ana@ejemplo.mx" } });

const refusals = async () => (await store.activity(system, { kind: "access" })).map(({ action }) => action);

it("notes a sign-in that reached a limit", async () => {
  await signIn({ store });
  await expect(signIn({ store })).rejects.toBeInstanceOf(HttpError);
  expect(await refusals()).toEqual(["session.refused"]);
});

it("notes no refusal where the database is busy", async () => {
  let isBusy = true;
  const busy: Store = {
    ...store,
    attempt: (limits) => {
      if (!isBusy) return store.attempt(limits);
      isBusy = false;
      return Promise.reject(new StoreError("queue-timeout"));
    },
  };
  await expect(signIn({ store: busy })).rejects.toBeInstanceOf(StoreError);
  expect(await refusals()).toEqual([]);
});

it("says which calls were too many", async () => {
  const call = { services: { store }, request, user: { id: "ana" }, body: undefined };
  const note = () => countCall("notes", call);
  const upload = () => countCall("uploads", call);
  for (let number = 0; number < 60; number += 1) await note();
  for (let number = 0; number < 100; number += 1) await upload();
  await expect(note()).rejects.toThrow(
    "Van 60 respuestas en 15 minutos. Espera 15 minutos y vuelve a probar.",
  );
  await expect(upload()).rejects.toThrow(
    "Ya subiste 100 archivos en una hora. Espera 60 minutos y vuelve a probar.",
  );
});
