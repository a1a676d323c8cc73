import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { setUp } from "@consultorio/testkit/server/administrator";
import { littleMemory, startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { Editor } from "../editor.ts";
import type { Fault, Figure } from "../fault.ts";
import { publicPages } from "../public-pages.ts";
import { soakFigures } from "../soak-figures.ts";
import { sampleEvery, soakMinutes, Watch } from "../soak-watch.ts";

const requestsPerSecond = 50;
const savePause = 2_000;
const publishPause = 4 * 60_000;

export const fault: Fault = {
  id: "R11",
  title: `${soakMinutes} minutos con ${requestsPerSecond} visitas por segundo, un guardado cada 2 segundos y una publicación cada 4 minutos`,
  promise: "Ningún error; la memoria se estabiliza y los archivos abiertos no crecen.",
  minutes: soakMinutes + 5,
  async run(tell) {
    await using folder = await temporaryFolder();
    return await soak(join(folder.path, "site.db"), tell);
  },
};

async function soak(database: string, tell: (line: string) => void): Promise<Figure[]> {
  const server = await startServer(database, {}, littleMemory);
  const editor = new Editor(await setUp(server));
  const paths = [...(await publicPages(server)).keys()];
  const watch = new Watch();
  const samples = sampleEvery(server.pid, watch, tell);
  await Promise.all([
    visit(server.origin, paths, watch),
    every(savePause, watch, async (count) => {
      const { status } = await editor.save(`Guardado ${count}`);
      if (status === 200) watch.saves += 1;
      else watch.failed("guardar", status);
    }),
    every(publishPause, watch, async () => {
      const { status } = await editor.publish();
      if (status === 200) watch.publishes += 1;
      else watch.failed("publicar", status);
    }),
  ]);
  const code = await server.stop();
  for (const error of new Set(watch.errors)) tell(error);
  const end = { code, output: server.output(), perSecond: requestsPerSecond };
  return soakFigures(watch, await samples, end);
}

/** Requests one page after the other at a fixed rate, also when answers are slow. */
async function visit(origin: string, paths: readonly string[], watch: Watch): Promise<void> {
  const under: Promise<void>[] = [];
  for (let count = 0; !watch.over; count += 1) {
    const visit = visitOne(`${origin}${paths[count % paths.length]}`, watch);
    under[count % 1000] = visit;
    const due = watch.started + ((count + 1) * 1000) / requestsPerSecond;
    await wait(Math.max(0, due - performance.now()));
  }
  await Promise.all(under);
}

async function visitOne(address: string, watch: Watch): Promise<void> {
  const started = performance.now();
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    watch.latencies.push(performance.now() - started);
    if (answer.status !== 200) watch.failed("visita", answer.status);
  } catch (error) {
    watch.failed("visita", error);
  }
}

async function every(pause: number, watch: Watch, work: (count: number) => Promise<void>): Promise<void> {
  for (let count = 1; ; count += 1) {
    const due = watch.started + count * pause;
    if (due >= watch.ends) return;
    await wait(Math.max(0, due - performance.now()));
    await work(count).catch((error: unknown) => watch.failed("editar", error));
  }
}
