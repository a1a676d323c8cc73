import { isLong } from "@consultorio/testkit/long-form";
import { setUp } from "@consultorio/testkit/server/administrator";
import { littleMemory } from "@consultorio/testkit/server/running-server";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { expect, it } from "vitest";
import { type Visits, visitMeanwhile } from "../visits/visit-meanwhile.ts";
import {
  type HeavyUpload,
  largeDrawing,
  largePicture,
  manyFields,
  sendUpload,
  videoWithTables,
} from "./heavy-uploads.ts";

const server = await serverForFile({}, littleMemory);
const administrator = await setUp(server);

/** Megabytes of the server with all processes that it starts. */
const mostMemory = 600;
/** In milliseconds. `pnpm faults T14` measures it against an idle server; here the machine may be busy with other tests. */
const longestWait = 4_000;

const send = (upload: HeavyUpload) => sendUpload(server, administrator, upload);

function expectUnharmed(visits: Visits) {
  expect(visits).toMatchObject({ failed: 0 });
  expect(visits.longestWait).toBeLessThan(longestWait);
  expect(visits.mostMemory).toBeLessThan(mostMemory);
}

it("an MP4 of a megabyte whose tables name each other's chunks keeps no visitor waiting", async () => {
  const video = videoWithTables(60_000);
  const { result, visits } = await visitMeanwhile(server, () => send(video));
  expect([201, 422]).toContain(result.status);
  expectUnharmed(visits);
});

it("a drawing of 14 MB is refused without its tree in memory", async () => {
  const drawing = largeDrawing();
  const { result, visits } = await visitMeanwhile(server, () => send(drawing));
  expect(result.status).toBe(422);
  expectUnharmed(visits);
});

it("a form of hundreds of thousands of fields keeps no visitor waiting", async () => {
  const form = manyFields();
  const { result, visits } = await visitMeanwhile(server, () => send(form));
  expect(result.status).toBe(400);
  expectUnharmed(visits);
});

it("pictures of 14 MB that arrive all at once wait for their turn, or are told when to come back", async () => {
  const picture = await largePicture();
  const { result, visits } = await visitMeanwhile(server, () =>
    Promise.all(Array.from({ length: isLong ? 60 : 12 }, () => send(picture))),
  );
  const answered = Map.groupBy(result, ({ status }) => status);
  expect([...answered.keys()].filter((status) => ![201, 503, 408, "closed"].includes(status))).toEqual([]);
  expect(answered.get(201)?.length).toBeGreaterThan(0);
  for (const { status, retryAfter } of result) expect(retryAfter > 0).toBe(status === 503);
  expectUnharmed(visits);
});
