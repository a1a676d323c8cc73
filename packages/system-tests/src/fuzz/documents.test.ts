import { isLong } from "@consultorio/testkit/long-form";
import { setUp } from "@consultorio/testkit/server/administrator";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { expect, it } from "vitest";
import { keepTally } from "../threats/keep-tally.ts";
import { tally } from "../threats/raw-request.ts";
import { tryDocuments } from "./try-documents.ts";

const server = await serverForFile();
const administrator = await setUp(server);

/** How many documents there are: 250 in `pnpm test:long`. */
const count = isLong ? 250 : 50;

it("generated documents are saved as they are, or refused with the field that is wrong", async ({ task }) => {
  const plan = { count, seed: 1, drawEvery: 12 };
  const { wrong, statuses, ...counts } = await tryDocuments(administrator, plan);
  keepTally(task, "documentos generados", tally(statuses));
  expect(wrong).toEqual([]);
  expect(counts.saved).toBeGreaterThan(count / 10);
  expect(counts.refused).toBeGreaterThan(count / 4);
  expect(counts.drawn).toBeGreaterThan(count / 25);
  expect((await fetch(server.origin)).status).toBe(200);
});
