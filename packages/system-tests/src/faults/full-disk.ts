import type { SmallDisk } from "@consultorio/testkit/disk/small-disk";
import { setUp } from "@consultorio/testkit/server/administrator";
import { type RunningServer, startServer } from "@consultorio/testkit/server/running-server";
import { Editor } from "./editor.ts";
import type { Figure, Target } from "./fault.ts";
import { Ledger } from "./ledger.ts";
import { pagesThatFail } from "./public-pages.ts";

/** A disk that is full while its site runs and when it starts again, and has room in the end. */
export async function fillTheDisk(
  disk: SmallDisk,
  { database, port }: Target,
  saves: number,
): Promise<Figure[]> {
  const first = await startServer(database, { PORT: port });
  const editor = new Editor(await setUp(first));
  await first.stop();
  // A start cannot use an old write-ahead log.
  const server = await startServer(database, { PORT: port });
  const ledger = new Ledger();
  const tries = { server, editor, ledger, saves };
  const before = await saveMany("Con espacio", { ...tries, saves: 5 });

  await disk.fill(server.pid);
  const during = await saveMany("Sin espacio", tries);
  await server.kill();
  await disk.free(server.pid);
  const again = await startServer(database, { PORT: port });
  await disk.fill(again.pid);
  const restarted = await saveMany("Sin espacio, otra vez", { ...tries, server: again });
  await disk.free(again.pid);
  const after = await saveMany("Otra vez con espacio", { ...tries, server: again, saves: 5 });
  await again.stop();
  const { lost, problems } = await ledger.compare(`sqlite:${database}`);
  const sum = (part: keyof Saves) => during[part] + restarted[part];
  return [
    {
      name: "disco lleno: guardados que se rechazaron con su motivo",
      value: sum("told"),
      unit: "guardados",
      least: 1,
    },
    { name: "disco lleno: rechazados sin motivo", value: sum("untold"), unit: "guardados", limit: 0 },
    { name: "disco lleno: páginas públicas que fallaron", value: sum("pages"), unit: "páginas", limit: 0 },
    {
      name: "disco lleno: confirmados, antes, durante y después",
      value: ledger.size,
      unit: "guardados",
      least: 10,
    },
    { name: "disco lleno: confirmados que no están", value: lost, unit: "guardados", limit: 0 },
    { name: "disco lleno: daños en la base", value: problems.length, unit: "daños", limit: 0 },
    {
      name: "disco lleno: rechazados con espacio",
      value: before.told + before.untold + after.told + after.untold,
      unit: "guardados",
      limit: 0,
    },
  ];
}

interface Saves {
  /** Refused with a Spanish sentence about the problem of the database. */
  told: number;
  untold: number;
  /** Public pages that did not answer as they should meanwhile. */
  pages: number;
}

interface Tries {
  server: RunningServer;
  editor: Editor;
  ledger: Ledger;
  saves: number;
}

async function saveMany(name: string, { server, editor, ledger, saves }: Tries): Promise<Saves> {
  const counts = { told: 0, untold: 0, pages: 0 };
  for (let count = 1; count <= saves; count += 1) {
    const title = `${name}, texto ${count}`;
    const { status, version, body } = await editor.save(title);
    if (version !== null) ledger.note(version, title);
    else if (status >= 500 && saysWhy(body)) counts.told += 1;
    else counts.untold += 1;
    if (count % 10 === 0) counts.pages += await pagesThatFail(server);
  }
  return counts;
}

const saysWhy = (body: unknown) => /base de datos/.test(JSON.stringify(body));
