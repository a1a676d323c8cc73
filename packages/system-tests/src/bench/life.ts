import { setTimeout as wait } from "node:timers/promises";
import { bundledSite } from "@consultorio/content/data";
import { type Administrator, setUp } from "@consultorio/testkit/server/administrator";
import {
  freePort,
  littleMemory,
  type RunningServer,
  startServer,
} from "@consultorio/testkit/server/running-server";
import { type Memory, memoryOf } from "../machine/machine.ts";
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
  const administrator = await setUp(first.server);
  const publish = await timedPublish(administrator);
  const publishAll = await timedPublish(administrator, (round) =>
    rename(administrator, `Dra. Ejemplo ${round}`),
  );
  await first.server.stop();
  const again = await timedStart(database, port);
  try {
    // V8 gives back what the start needed some seconds after it.
    await wait(12_000);
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
        ["publish of the whole site, nothing changed", seconds(publish), ""],
        ["publish of the whole site, every page and picture changed", seconds(publishAll), ""],
        ["memory idle", megabytes(idle, 130), "130 MB"],
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
    startServer(database, { PORT: String(port) }, littleMemory).then((running) => ({
      running,
      complete: since(started),
    })),
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

/** The median of the milliseconds that a publication takes; before each `change` is done to the draft. */
async function timedPublish(
  administrator: Administrator,
  change: (round: number) => Promise<void> = async () => {},
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < settings.rounds; round += 1) {
    await change(round);
    const started = performance.now();
    await call(administrator, "/api/update-sections", {});
    times.push(since(started));
  }
  return median(times);
}

/** Saves another name of the doctor, which is on every page and on every picture for sharing. */
async function rename(administrator: Administrator, name: string): Promise<void> {
  const { siteContent } = bundledSite;
  const doctorInfo = { ...siteContent.doctorInfo, name };
  await call(administrator, "/api/site-content", { siteContent: { ...siteContent, doctorInfo } });
}

async function call(administrator: Administrator, path: string, json: unknown): Promise<void> {
  const { status, body } = await administrator.call(path, { json });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const megabytes = (memory: Memory | null, most: number) =>
  memory === null
    ? "unknown here"
    : against(memory.resident, { most }, `${memory.resident} MB, ${memory.own} of it its own`);
