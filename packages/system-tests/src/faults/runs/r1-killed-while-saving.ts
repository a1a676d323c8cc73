import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { setUp } from "@consultorio/testkit/server/administrator";
import { type RunningServer, startServer, temporaryFolder } from "@consultorio/testkit/server/running-server";
import { processorTime } from "../../machine/machine.ts";
import { Editor } from "../editor.ts";
import { type Fault, type Figure, newSite, type Target } from "../fault.ts";
import { Ledger } from "../ledger.ts";
import { percentile } from "../percentile.ts";

const rounds = 100;
const tabs = 3;
/** Longest wait for one answer of a server that is starting, in milliseconds. */
const requestTimeout = 5_000;

export const fault: Fault = {
  id: "R1",
  title: `El proceso se corta de golpe (kill -9) mientras ${tabs} pestañas guardan, ${rounds} veces`,
  promise: "Lo que se confirmó como guardado está guardado, entero; el sitio vuelve en menos de 3 segundos.",
  minutes: 20,
  async run(tell) {
    await using folder = await temporaryFolder();
    return await killWhileSaving(await newSite(folder.path), rounds, tell);
  },
};

/** Kills a server in the middle of saves and starts it again, some times over; at the end all that it said is checked. */
export async function killWhileSaving(
  { database, port }: Target,
  times: number,
  tell: (line: string) => void,
): Promise<Figure[]> {
  const start = () => timedStart(database, port);
  const ledger = new Ledger();
  const readiness: Readiness[] = [];
  let stale = 0;
  let { server } = await start();
  const editor = new Editor(await setUp(server));
  for (let round = 1; round <= times; round += 1) {
    const newest = await saveUntilKilled(editor, server, ledger, round);
    const again = await start();
    server = again.server;
    readiness.push(again.readiness);
    if ((await editor.draft()).version < newest) stale += 1;
    if (round % 10 === 0) tell(`${round} cortes, ${ledger.size} guardados confirmados`);
  }
  await server.stop();
  const { lost, gaps, problems } = await ledger.compare(`sqlite:${database}`);
  return [
    { name: "guardados confirmados", value: ledger.size, unit: "guardados", least: times },
    { name: "confirmados que se perdieron o quedaron a medias", value: lost, unit: "guardados", limit: 0 },
    {
      name: "arranques con un borrador más viejo que lo confirmado",
      value: stale,
      unit: "arranques",
      limit: 0,
    },
    { name: "huecos en la historia", value: gaps, unit: "versiones", limit: 0 },
    { name: "daños en la base", value: problems.length, unit: "daños", limit: 0 },
    ...readinessFigures(readiness),
  ];
}

function readinessFigures(readiness: readonly Readiness[]): Figure[] {
  const seconds = (part: keyof Readiness, share: number) =>
    Math.round(
      percentile(
        readiness.map((ready) => ready[part]),
        share,
      ) / 10,
    ) / 100;
  return [
    { name: "páginas de vuelta, mediana", value: seconds("pages", 50), unit: "s", limit: 3 },
    { name: "páginas de vuelta, el peor", value: seconds("pages", 100), unit: "s", limit: 3 },
    { name: "API de vuelta, mediana", value: seconds("api", 50), unit: "s", limit: 3 },
    { name: "API de vuelta, el peor", value: seconds("api", 100), unit: "s", limit: 3 },
    { name: "procesador que pide un arranque, mediana", value: seconds("processor", 50), unit: "s" },
  ];
}

/** Returns the newest version that was acknowledged before the end. */
async function saveUntilKilled(
  editor: Editor,
  server: RunningServer,
  ledger: Ledger,
  round: number,
): Promise<number> {
  let newest = 0;
  const first = Promise.withResolvers<void>();
  const tab = async (name: number) => {
    for (let count = 1; ; count += 1) {
      const title = `Ronda ${round}, pestaña ${name}, texto ${count}`;
      const { status, version } = await editor.save(title);
      if (version !== null) {
        ledger.note(version, title);
        newest = Math.max(newest, version);
        first.resolve();
      } else if (status !== 412) throw new Error(`A save answered ${status}.`);
    }
  };
  const saving = Promise.allSettled(Array.from({ length: tabs }, (_, name) => tab(name)));
  // The wait also ends when all tabs have failed; the reason is reported below.
  await Promise.race([first.promise, saving]);
  await wait(randomInt(5, 300));
  await server.kill();
  for (const { reason } of (await saving).filter((end) => end.status === "rejected"))
    if (!isBroken(reason)) throw reason;
  return newest;
}

/** Whether a call failed because the connection did: nothing was acknowledged. */
function isBroken(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Milliseconds from the start of the process, and of the processor's time until everything was ready. */
interface Readiness {
  pages: number;
  api: number;
  processor: number;
}

async function timedStart(database: string, port: string) {
  const started = performance.now();
  const origin = `http://localhost:${port}`;
  const answered = async (path: string) => {
    for (;;) {
      const ok = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(requestTimeout) })
        .then(async (answer) => {
          await answer.arrayBuffer();
          return answer.ok;
        })
        .catch(() => false);
      if (ok) return performance.now() - started;
      await wait(20);
    }
  };
  const [server, pages, api] = await Promise.all([
    startServer(database, { PORT: port }),
    answered("/"),
    answered("/api/site-content"),
  ]);
  return { server, readiness: { pages, api, processor: (processorTime([server.pid]) ?? Number.NaN) / 1000 } };
}
