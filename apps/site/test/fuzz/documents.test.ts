import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Administrator, setUp } from "../administrator.ts";
import { type RunningServer, startServer, temporaryFolder } from "../running-server.ts";
import { tryDocuments } from "./try-documents.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningServer;
let administrator: Administrator;

beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startServer(join(folder.path, "site.db"));
  administrator = await setUp(server);
});

afterAll(async () => {
  await server?.stop();
  await folder?.remove();
});

it("500 generated documents are saved as they are, or refused with the field that is wrong", async () => {
  const { wrong, ...counts } = await tryDocuments(administrator, { count: 500, seed: 1, drawEvery: 25 });
  console.log(`500 generated documents: ${JSON.stringify(counts)}`);
  expect(wrong).toEqual([]);
  expect(counts.saved).toBeGreaterThan(50);
  expect(counts.refused).toBeGreaterThan(150);
  expect(counts.drawn).toBeGreaterThan(10);
  expect((await fetch(server.origin)).status).toBe(200);
});
