import { copyFile, open, rename, truncate } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { SmallDisk } from "@consultorio/testkit/disk/small-disk";
import { type Administrator, setUp } from "@consultorio/testkit/server/administrator";
import { type RunningServer, startServer } from "@consultorio/testkit/server/running-server";
import { Editor } from "./editor.ts";
import type { Figure, Target } from "./fault.ts";
import { type Pages, publicPages } from "./public-pages.ts";

/** The kinds of damage that a database can have when a server starts on it. */
interface BadFile {
  name: string;
  spoil(disk: SmallDisk, file: string): Promise<void>;
}

export const badFiles: readonly BadFile[] = [
  { name: "sólo lectura", spoil: (disk) => disk.readOnly() },
  { name: "disco lleno al arrancar", spoil: (disk) => disk.fill(process.pid) },
  { name: "archivo cortado", spoil: async (_, file) => truncate(file, 300_000) },
  { name: "archivo vacío", spoil: async (_, file) => truncate(file, 0) },
  {
    name: "archivo dañado",
    async spoil(_, file) {
      const handle = await open(file, "r+");
      await handle.write(Buffer.alloc(200_000, "basura "), 0, null, 8192);
      await handle.close();
    },
  },
  {
    name: "versión más nueva",
    async spoil(_, file) {
      const database = new DatabaseSync(file);
      database.exec("update schema_version set version = version + 1");
      database.close();
    },
  },
];

/** Starts a disk's site on each bad file, looks at what visitors and the administrator get, and mends it under the running server. */
export async function startOnBadFiles(
  disk: SmallDisk,
  { database: file, port }: Target,
  cases: readonly BadFile[],
  tell: (line: string) => void,
): Promise<Figure[]> {
  const healthy = join(disk.path, "healthy");
  const start = () => startServer(file, { PORT: port });
  let server = await start();
  const administrator = await setUp(server);
  const editor = new Editor(administrator);
  const kept = await editor.save("Lo último que se guardó");
  const published = await publicPages(server);
  const figures: Figure[] = [];
  for (const { name, spoil } of cases) {
    await server.stop();
    await copyFile(file, healthy);
    await spoil(disk, file);
    server = await start();
    const same = samePages(published, await publicPages(server));
    const reason = await reasonOf(server, administrator);
    const video = await fetch(`${server.origin}/media/${"0".repeat(64)}.mp4`);
    tell(`${name}: ${reason ?? "sin motivo"}`);
    await mend(disk, { server, file, healthy });
    const seconds = await untilBack(administrator);
    const isKept = (await editor.draft()).version === kept.version;
    figures.push(
      { name: `${name}: páginas públicas como estaban`, value: same, unit: "páginas", least: published.size },
      {
        name: `${name}: la administración dice por qué`,
        value: reason === null ? 0 : 1,
        unit: "de 1",
        least: 1,
      },
      {
        name: `${name}: a un video se le espera`,
        value: video.status === 503 ? 1 : 0,
        unit: "de 1",
        least: 1,
      },
      { name: `${name}: el borrador sigue, ya reparado`, value: isKept ? 1 : 0, unit: "de 1", least: 1 },
      { name: `${name}: vuelve sola, sin reiniciar`, value: seconds, unit: "s", limit: 30 },
    );
  }
  await server.stop();
  return figures;
}

/** How many pages are as they were, to the letter. */
const samePages = (before: Pages, now: Pages) =>
  [...before].filter(([path, text]) => now.get(path) === text).length;

/** Why the administrator's area is closed, as the page and the API say alike; null where they do not. */
async function reasonOf(server: RunningServer, administrator: Administrator): Promise<string | null> {
  const page = await fetch(`${server.origin}/admin/`, { headers: { Accept: "text/html" } });
  const { status, body } = await administrator.call("/api/session");
  const reason = /"error":"(La base de datos[^"]+|No [^"]+)"/.exec(JSON.stringify(body))?.[1] ?? null;
  const isRefused = page.status === 503 && status === 503 && reason !== null;
  return isRefused && (await page.text()).includes(reason) ? reason : null;
}

async function mend(
  disk: SmallDisk,
  { server, file, healthy }: { server: RunningServer; file: string; healthy: string },
): Promise<void> {
  await disk.writable();
  // Where a limit replaces the small disk, the server has it from here.
  for (const pid of [process.pid, server.pid]) await disk.free(pid);
  await copyFile(healthy, `${file}.healthy`);
  await rename(`${file}.healthy`, file);
}

/** Seconds until the API answers again. */
async function untilBack(administrator: Administrator): Promise<number> {
  const started = performance.now();
  for (let tries = 0; tries < 600; tries += 1) {
    // Between the two servers no process listens for a moment.
    const answer = await administrator.call("/api/site-content").catch(() => null);
    if (answer?.status === 200) return Math.round((performance.now() - started) / 100) / 10;
    await wait(100);
  }
  throw new Error("The API did not come back within a minute.");
}
