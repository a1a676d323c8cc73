import { setTimeout as wait } from "node:timers/promises";
import { setUp } from "@consultorio/testkit/server/administrator";
import { freePort, type RunningServer, startServer } from "@consultorio/testkit/server/running-server";
import { type Memory, memoryOf } from "./machine.ts";
import { median, settings } from "./settings.ts";
import { against, printTable } from "./table.ts";

/**
 * Starts the site twice, as it is on the first day and on any other, publishes all of it, has `load` done to it, and
 * prints how long that took and what memory it needed.
 */
export async function measureLife(
  database: string,
  load: (server: RunningServer) => Promise<void>,
): Promise<void> {
  // One address for both: at another one every page would have to be drawn anew.
  const port = await freePort();
  const first = await timedStart(database, port);
  const publish = await timedPublish(first.server);
  await first.server.stop();
  const again = await timedStart(database, port);
  try {
    await wait(5000);
    const idle = memoryOf(again.server.pid);
    await load(again.server);
    const loaded = memoryOf(again.server.pid);
    printTable(
      "Life of the server",
      ["figure", "budget"],
      [
        ["first start: database made, all pages drawn", seconds(first.complete), ""],
        ["later start: pages served", seconds(again.pages), ""],
        ["later start: everything ready", seconds(again.complete), ""],
        ["publish of the whole site", seconds(publish), ""],
        ["memory idle", megabytes(idle, 150), "150 MB"],
        ["memory after load", megabytes(loaded, 350), "350 MB"],
      ],
    );
  } finally {
    await again.server.stop();
  }
}

/** Milliseconds until pages were served, and until the addresses were printed. */
async function timedStart(database: string, port: number) {
  const started = performance.now();
  const origin = `http://localhost:${port}`;
  const [server, pages] = await Promise.all([
    startServer(database, { PORT: String(port) }).then((running) => ({ running, complete: since(started) })),
    served(origin).then(() => since(started)),
  ]);
  return { server: server.running, complete: server.complete, pages };
}

const since = (start: number) => performance.now() - start;

/** Waits until the home page is there, at most a minute. */
async function served(origin: string): Promise<void> {
  for (let left = 3000; left > 0; left -= 1) {
    const page = await fetch(origin).catch(() => null);
    await page?.body?.cancel();
    if (page?.ok) return;
    await wait(20);
  }
  throw new Error(`${origin} served no page within a minute.`);
}

async function timedPublish(server: RunningServer): Promise<number> {
  const administrator = await setUp(server);
  const times: number[] = [];
  for (let round = 0; round < settings.rounds; round += 1) {
    const started = performance.now();
    const { status, body } = await administrator.call("/api/update-sections", { json: {} });
    if (status !== 200) throw new Error(`The publish answered ${status}: ${JSON.stringify(body)}`);
    times.push(since(started));
  }
  return median(times);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const megabytes = (memory: Memory | null, most: number) =>
  memory === null
    ? "unknown here"
    : against(memory.resident, { most }, `${memory.resident} MB, ${memory.own} of it its own`);
