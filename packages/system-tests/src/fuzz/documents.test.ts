import { setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { expect, it } from "vitest";
import { keepTally } from "../threats/keep-tally.ts";
import { tally } from "../threats/raw-request.ts";
import { tryDocuments } from "./try-documents.ts";

const server = await serverForFile();
const administrator = await setUp(server);

it("250 generated documents are saved as they are, or refused with the field that is wrong", async ({
  task,
}) => {
  const plan = { count: 250, seed: 1, drawEvery: 12 };
  const { wrong, statuses, ...counts } = await tryDocuments(administrator, plan);
  keepTally(task, "documentos generados", tally(statuses));
  expect(wrong).toEqual([]);
  expect(counts.saved).toBeGreaterThan(25);
  expect(counts.refused).toBeGreaterThan(75);
  expect(counts.drawn).toBeGreaterThan(10);
  expect((await fetch(server.origin)).status).toBe(200);
});
