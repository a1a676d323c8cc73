import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { littleMemory, startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { pipelineAndLeave, usageOf } from "../../threats/pipelining-client.ts";
import type { Fault, Figure } from "../fault.ts";

const connections = 300;
/** How long the clients stay, in milliseconds. */
const stay = 1_500;

const floods = {
  "una página que no existe": "GET /noexiste HTTP/1.1\r\nHost: {host}\r\n\r\n",
  "la página de inicio": "GET / HTTP/1.1\r\nHost: {host}\r\n\r\n",
  "una búsqueda": "GET /buscar?q=me+duele HTTP/1.1\r\nHost: {host}\r\n\r\n",
  "la API": "GET /api/site-content HTTP/1.1\r\nHost: {host}\r\n\r\n",
  "nada, sin Host": "GET / HTTP/1.1\r\n\r\n",
};

/** Clients that send thousands of requests ahead, read nothing and leave. */
export const fault: Fault = {
  id: "T22",
  title: `${connections} conexiones que mandan 20 MB de peticiones sin esperar respuesta y se van a los ${stay / 1000} s`,
  promise: "La siguiente visita no espera, y la memoria queda como estaba.",
  minutes: 5,
  async run(tell) {
    await using folder = await temporaryFolder();
    await using server = await startServer(join(folder.path, "site.db"), {}, littleMemory);
    await read(server.origin);
    const first = usageOf(server.pid);
    const figures: Figure[] = [];
    for (const [name, request] of Object.entries(floods)) {
      tell(name);
      const before = usageOf(server.pid);
      const flood = pipelineAndLeave(server.origin, request, { connections, stay });
      await wait(stay);
      const nextWait = await read(server.origin);
      await flood;
      const { seconds } = usageOf(server.pid);
      figures.push(
        { name: `${name}: la siguiente visita espera`, value: nextWait, unit: "ms", limit: 1000 },
        {
          name: `${name}: procesador que usó el servidor`,
          value: Math.round((seconds - before.seconds) * 100) / 100,
          unit: "s",
          limit: 5,
        },
      );
    }
    const { megabytes } = usageOf(server.pid);
    const grown = Math.round(megabytes - first.megabytes);
    return [...figures, { name: "memoria que creció en todo eso", value: grown, unit: "MB", limit: 200 }];
  },
};

/** Reads the home page. Resolves with the milliseconds that it took; throws where the answer is not 200. */
async function read(origin: string): Promise<number> {
  const startedAt = performance.now();
  const page = await fetch(origin);
  await page.text();
  if (page.status !== 200) throw new Error(`The home page was answered ${page.status}.`);
  return Math.round(performance.now() - startedAt);
}
