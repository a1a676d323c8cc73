import { join } from "node:path";
import { isLong } from "@consultorio/testkit/long-form";
import { setUp } from "@consultorio/testkit/server/administrator";
import { littleMemory } from "@consultorio/testkit/server/running-server";
import { serverForFile } from "@consultorio/testkit/server/server-for-file";
import { expect, it } from "vitest";
import { keepTally } from "../threats/keep-tally.ts";
import { tally } from "../threats/raw-request.ts";
import { visitMeanwhile } from "../visits/visit-meanwhile.ts";
import { uploadFormats } from "./damaged-file.ts";
import { tryUploads } from "./try-uploads.ts";

const server = await serverForFile({}, littleMemory);
const administrator = await setUp(server);
const database = join(server.folder, "site.db");

/** How many damaged files of each format there are: 10,000 in `pnpm test:long`. */
const count = isLong ? 10_000 : 15;
const timeout = isLong ? 3 * 60 * 60_000 : 120_000;
/** In milliseconds; `pnpm faults F2` measures it against an idle server. */
const longestWait = isLong ? 1_000 : 4_000;

it.for(uploadFormats)(
  "damaged files of the format %s are kept or refused, and visitors notice nothing",
  { timeout },
  async (format, { task }) => {
    const plan = { format, count, seed: 1, database };
    const { result, visits } = await visitMeanwhile(server, () => tryUploads(administrator, plan));
    keepTally(task, `archivos dañados, ${format}`, tally(result.statuses));
    expect(result.wrong).toEqual([]);
    expect(result.statuses).toHaveLength(count);
    expect(result.refused).toBeGreaterThan(0);
    expect(visits.failed).toBe(0);
    expect(visits.longestWait).toBeLessThan(longestWait);
    expect(visits.mostMemory).toBeLessThan(600);
  },
);
