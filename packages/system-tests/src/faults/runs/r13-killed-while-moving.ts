import { randomInt, randomUUID } from "node:crypto";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { Backups } from "@consultorio/server/jobs/backups";
import { exportToFile, openStore, type Store, system } from "@consultorio/store";
import { storedProblems } from "@consultorio/store/testing/stored-problems";
import { Administrator, credentials } from "@consultorio/testkit/server/administrator";
import {
  commandsFolder,
  type RunningServer,
  startServer,
  temporaryFolder,
} from "@consultorio/testkit/server/running-server";
import sharp from "sharp";
import { z } from "zod";
import { type Fault, type Figure, newSite, type Target } from "../fault.ts";
import { type Command, countChanges, killCommand, runCommand } from "../killed-command.ts";

const rounds = 100;
/** An account uploads at most a hundred files in an hour. */
const roundsOfOne = 15;
/** A database as a release of earlier left it. */
const releasedFile = join(import.meta.dirname, "../../../../store/test/fixtures/2026-11/site.db.gz");
const openAndClose = join(import.meta.dirname, "../../../../store/test/open-and-close.ts");
const uploaded = z.object({ path: z.string() });

export const fault: Fault = {
  id: "R13",
  title: `El proceso se corta (kill -9) mientras sube una foto, cambia el esquema, importa o restaura, ${rounds} veces cada uno`,
  promise:
    "Queda el sitio de antes o el de después, entero; nunca uno a medias, y la orden se puede repetir.",
  minutes: 90,
  async run(tell) {
    await using folder = await temporaryFolder();
    const target = await newSite(folder.path);
    const first = await startServer(target.database, { PORT: target.port, BACKUP_EVERY: "0" });
    await first.stop();
    const [imported, restored] = [
      await siteBeside(target, "importado"),
      await siteBeside(target, "restaurado"),
    ];
    const parts = await Promise.all([
      killWhileUploading(target, rounds, tell),
      killWhileMigrating(folder.path, rounds),
      killWhileImporting(imported, rounds),
      killWhileRestoring(restored, rounds),
    ]);
    return parts.flat();
  },
};

/** A copy of a site that nothing runs on, in a folder of its own. */
async function siteBeside({ database, port }: Target, name: string): Promise<Target> {
  const folder = join(database, "..", name);
  await mkdir(folder);
  await copyFile(database, join(folder, "site.db"));
  return { database: join(folder, "site.db"), port };
}

/** Kills a server in the middle of uploads; what it confirmed is read afterwards. */
export async function killWhileUploading(
  { database, port }: Target,
  times: number,
  tell: (line: string) => void,
): Promise<Figure[]> {
  const start = () => startServer(database, { PORT: port, BACKUP_EVERY: "0" });
  const confirmed: string[] = [];
  let lost = 0;
  let server = await start();
  let administrator = await newUploader(database, server);
  for (let round = 1; round <= times; round += 1) {
    if (round % roundsOfOne === 0) administrator = await newUploader(database, server);
    confirmed.push(...(await uploadUntilKilled(administrator, server, round)));
    server = await start();
    for (const path of confirmed.slice(-5)) if (!(await fetch(`${server.origin}${path}`)).ok) lost += 1;
    if (round % 20 === 0) tell(`${round} cortes al subir, ${confirmed.length} fotos confirmadas`);
  }
  await server.stop();
  return [
    { name: "al subir: fotos confirmadas", value: confirmed.length, unit: "fotos" },
    { name: "al subir: confirmadas que no se ven", value: lost, unit: "fotos", limit: 0 },
    { name: "al subir: daños en la base", value: await damages(database), unit: "daños", limit: 0 },
  ];
}

/** An account that has uploaded nothing yet, signed in. */
async function newUploader(database: string, server: RunningServer): Promise<Administrator> {
  const account = { ...credentials, email: `${randomUUID()}@ejemplo.mx` };
  const store = await openStore(`sqlite:${database}`);
  await store.createUser(system, account);
  await store.close();
  const administrator = new Administrator(server);
  const { status } = await administrator.call("/api/session", { json: account });
  if (status !== 200) throw new Error(`The sign-in answered ${status}.`);
  return administrator;
}

async function uploadUntilKilled(
  administrator: Administrator,
  server: RunningServer,
  round: number,
): Promise<string[]> {
  const confirmed: string[] = [];
  const uploading = (async () => {
    for (let count = 1; ; count += 1) {
      const color = { r: round, g: count % 256, b: randomInt(256) };
      const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: color } }).jpeg();
      const form = new FormData();
      form.set("file", new File([new Uint8Array(await picture.toBuffer())], "foto.jpg"));
      const { status, body } = await administrator.call("/api/media", { body: form });
      if (status === 429) return;
      confirmed.push(uploaded.parse(body).path);
    }
  })().catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
  });
  await wait(randomInt(20, 600));
  await server.kill();
  await uploading;
  return confirmed;
}

/** Kills what brings a database of an earlier release up to date; the next one does it. */
export async function killWhileMigrating(folder: string, times: number): Promise<Figure[]> {
  const released = gunzipSync(await readFile(releasedFile));
  const counts = { killed: 0, wrong: 0, damages: 0 };
  await killEachRound(folder, times, {
    command: (file) => ({ args: [openAndClose, `sqlite:${file}`], env: {} }),
    prepare: (file) => writeFile(file, released),
    async check(file, killed) {
      if (killed) counts.killed += 1;
      const store = await openStore(`sqlite:${file}`);
      if ((await store.draft())?.version !== 3) counts.wrong += 1;
      await store.close();
      counts.damages += await damages(file);
    },
  });
  return [
    {
      name: "al cambiar el esquema: cortes",
      value: counts.killed,
      unit: "cortes",
      least: Math.ceil(times / 4),
    },
    { name: "al cambiar el esquema: contenido distinto", value: counts.wrong, unit: "bases", limit: 0 },
    { name: "al cambiar el esquema: daños", value: counts.damages, unit: "daños", limit: 0 },
  ];
}

/** Kills imports into an empty database; the same import succeeds afterwards, or had succeeded already. */
export async function killWhileImporting({ database }: Target, times: number): Promise<Figure[]> {
  const folder = join(database, "../importar");
  await mkdir(folder);
  const exported = join(folder, "sitio.gz");
  const store = await openStore(`sqlite:${database}`);
  await exportToFile(store, exported);
  await store.close();
  const wanted = await stateOf(database);
  const counts = { killed: 0, different: 0, damages: 0 };
  await killEachRound(folder, times, {
    command: (file) => commandOn(file, "db-import.ts", exported),
    prepare: async () => {},
    async check(file, killed, command) {
      if (killed) counts.killed += 1;
      if ((await stateOf(file)) === emptyState) await runCommand(command);
      if ((await stateOf(file)) !== wanted) counts.different += 1;
      counts.damages += await damages(file);
    },
  });
  await rm(folder, { recursive: true });
  return [
    { name: "al importar: cortes", value: counts.killed, unit: "cortes", least: Math.ceil(times / 4) },
    { name: "al importar: sitios distintos", value: counts.different, unit: "sitios", limit: 0 },
    { name: "al importar: daños", value: counts.damages, unit: "daños", limit: 0 },
  ];
}

/** Kills restorations of a backup over a site that has gone on since; it is the one or the other afterwards. */
export async function killWhileRestoring({ database }: Target, times: number): Promise<Figure[]> {
  const folder = join(database, "../respaldos");
  const store = await openStore(`sqlite:${database}`);
  const backup = await new Backups({ folder, hours: 0, days: 14 }).make(store);
  const before = await stateOf(database);
  await saveElse(store);
  await store.close();
  const after = await stateOf(database);
  const counts = { killed: 0, halves: 0, restored: 0, damages: 0 };
  await killEachRound(join(database, ".."), times, {
    command: (file) => commandOn(file, "db-restore.ts", backup),
    prepare: (file) => copyFile(database, file),
    async check(file, killed, command) {
      if (killed) counts.killed += 1;
      const state = await stateOf(file);
      if (state === before) counts.restored += 1;
      else if (state !== after) counts.halves += 1;
      counts.damages += await damages(file);
      await runCommand(command);
      if ((await stateOf(file)) !== before) counts.halves += 1;
    },
  });
  return [
    { name: "al restaurar: cortes", value: counts.killed, unit: "cortes", least: Math.ceil(times / 4) },
    { name: "al restaurar: ya estaba restaurado", value: counts.restored, unit: "sitios" },
    {
      name: "al restaurar: ni el de antes ni el del respaldo",
      value: counts.halves,
      unit: "sitios",
      limit: 0,
    },
    { name: "al restaurar: daños", value: counts.damages, unit: "daños", limit: 0 },
  ];
}

const commandOn = (file: string, name: string, argument: string): Command => ({
  args: [join(commandsFolder, name), argument],
  env: { DATABASE_URL: `sqlite:${file}` },
});

interface KilledWork {
  /** The command that works on the database at `file`. */
  command(file: string): Command;
  /** Makes the database at `file` as the command finds it. */
  prepare(file: string): Promise<void>;
  /** Looks at the database after the command, which was killed or had ended before. */
  check(file: string, killed: boolean, command: Command): Promise<void>;
}

/**
 * Kills a command once a round, each time on a new database in a folder of its own below `parent`, at a random one of the
 * changes that it makes there. A first run, which is not killed, counts them. The notice of one of the last changes may come
 * after the end, so every second round takes one of the first half.
 */
async function killEachRound(parent: string, times: number, work: KilledWork): Promise<void> {
  let changes = 0;
  for (let round = 0; round <= times; round += 1) {
    const folder = await mkdtemp(join(parent, "corte-"));
    const file = join(folder, "site.db");
    const command = work.command(file);
    await work.prepare(file);
    if (round === 0) changes = await countChanges(command, folder);
    else {
      const latest = round % 2 === 1 ? Math.ceil(changes / 2) : changes;
      const killed = await killCommand(command, folder, randomInt(1, latest + 1));
      await work.check(file, killed, command);
    }
    await rm(folder, { recursive: true });
  }
}

const emptyState = "[]";

/** The content of a site without its activity; nothing for a database without a draft. */
async function stateOf(file: string): Promise<string> {
  const store = await openStore(`sqlite:${file}`);
  try {
    const draft = await store.draft();
    if (draft === null) return emptyState;
    const media = (await store.listMedia()).map(({ hash }) => hash);
    const publications = (await store.publications()).map(({ id }) => id);
    return JSON.stringify([draft.version, draft.hashes, media, publications, await store.livePointer()]);
  } finally {
    await store.close();
  }
}

async function saveElse(store: Store): Promise<void> {
  const draft = await store.draft();
  if (draft === null) throw new Error("There is no draft.");
  await store.save(system, { documents: { testimonials: [] }, base: draft.version });
}

async function damages(file: string): Promise<number> {
  const store = await openStore(`sqlite:${file}`);
  const problems = await storedProblems(store, `sqlite:${file}`);
  await store.close();
  return problems.length;
}
