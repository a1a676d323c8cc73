import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describeExport, exportToFile, importStore, openStore } from "@consultorio/store";
import { startPostgres } from "@consultorio/store/testing";
import { type Administrator, setUp } from "@consultorio/testkit/server/administrator";
import {
  commandsFolder,
  freePort,
  startServer,
  temporaryFolder,
} from "@consultorio/testkit/server/running-server";
import sharp from "sharp";
import { Editor } from "../editor.ts";
import type { Fault, Figure } from "../fault.ts";
import { Ledger } from "../ledger.ts";
import { publicPages } from "../public-pages.ts";

const backups = 5;
const tabs = 2;

export const fault: Fault = {
  id: "R9",
  title: `Respaldo mientras ${tabs} pestañas guardan, ${backups} veces; restaurado en otro lugar; de SQLite a PostgreSQL y de vuelta`,
  promise: "El respaldo es un momento entero del sitio, y se lee igual en las dos bases.",
  async run(tell) {
    await using folder = await temporaryFolder();
    await using postgres = await startPostgres();
    return await backUpAndMove({ folder: folder.path, postgres: `${postgres.url}/postgres`, tell });
  },
};

interface Place {
  folder: string;
  postgres: string;
  tell: (line: string) => void;
}

async function backUpAndMove({ folder, postgres, tell }: Place): Promise<Figure[]> {
  const port = String(await freePort());
  const original = `sqlite:${join(folder, "original.db")}`;
  const server = await startServer("", { DATABASE_URL: original, PORT: port });
  const administrator = await setUp(server);
  await upload(administrator);
  const published = await publicPages(server);
  const ledgers = await backUpDuringSaves(new Editor(administrator), { original, folder });
  await server.stop();

  const counts = { lost: 0, gaps: 0, problems: 0, saved: 0 };
  for (const [index, ledger] of ledgers.entries()) {
    const restored = `sqlite:${join(folder, `restaurado-${index}.db`)}`;
    await importStore(restored, createReadStream(backupFile(folder, index)));
    const { lost, gaps, problems } = await ledger.compare(restored);
    counts.lost += lost;
    counts.gaps += gaps;
    counts.problems += problems.length;
    counts.saved = ledger.size;
    tell(`respaldo ${index + 1}: ${ledger.size} guardados antes`);
  }
  const hashes = await carry(backupFile(folder, backups - 1), [
    postgres,
    `sqlite:${join(folder, "de-vuelta.db")}`,
  ]);
  const back = await startServer("", { DATABASE_URL: `sqlite:${join(folder, "de-vuelta.db")}`, PORT: port });
  const pages = await publicPages(back);
  const same = [...published].filter(([path, text]) => pages.get(path) === text).length;
  await back.stop();
  return [
    { name: "respaldos durante los guardados", value: ledgers.length, unit: "respaldos", least: backups },
    {
      name: "guardados confirmados antes del último respaldo",
      value: counts.saved,
      unit: "guardados",
      least: backups,
    },
    {
      name: "confirmados antes de un respaldo que le faltan",
      value: counts.lost,
      unit: "guardados",
      limit: 0,
    },
    { name: "huecos en las historias restauradas", value: counts.gaps, unit: "versiones", limit: 0 },
    { name: "daños en las bases restauradas", value: counts.problems, unit: "daños", limit: 0 },
    {
      name: "sumas SHA-256 distintas: SQLite, PostgreSQL, SQLite",
      value: new Set(hashes).size,
      unit: "suma",
      limit: 1,
    },
    { name: "páginas públicas iguales tras la vuelta", value: same, unit: "páginas", least: published.size },
  ];
}

async function upload(administrator: Administrator): Promise<void> {
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#225984" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(picture)], { type: "image/png" }), "azul.png");
  const { status } = await administrator.call("/api/media", { body: form });
  if (status !== 201 && status !== 200) throw new Error(`The upload answered ${status}.`);
}

const backupFile = (folder: string, index: number) => join(folder, `respaldo-${index}.gz`);

/** Backs up as an operator does, in another process. Returns the acknowledged versions at the beginning of each backup. */
async function backUpDuringSaves(
  editor: Editor,
  { original, folder }: { original: string; folder: string },
): Promise<Ledger[]> {
  const acknowledged: [version: number, title: string][] = [];
  let over = false;
  const saving = Array.from({ length: tabs }, async (_, tab) => {
    for (let count = 1; !over; count += 1) {
      const title = `Pestaña ${tab}, texto ${count}`;
      const { version } = await editor.save(title);
      if (version !== null) acknowledged.push([version, title]);
    }
  });
  const ledgers: Ledger[] = [];
  for (let index = 0; index < backups; index += 1) {
    const ledger = new Ledger();
    for (const [version, title] of acknowledged) ledger.note(version, title);
    ledgers.push(ledger);
    await promisify(execFile)(
      process.execPath,
      [join(commandsFolder, "db-export.ts"), backupFile(folder, index)],
      { env: { ...process.env, DATABASE_URL: original } },
    );
  }
  over = true;
  await Promise.all(saving);
  return ledgers;
}

/** Carries an export from one empty database to the next. Returns the hash of the file and of each export on the way. */
async function carry(file: string, urls: readonly string[]): Promise<string[]> {
  const hashes = [(await describeExport(createReadStream(file))).sha256];
  let from = file;
  for (const [index, url] of urls.entries()) {
    await importStore(url, createReadStream(from));
    const store = await openStore(url);
    from = `${file}.${index}`;
    hashes.push((await exportToFile(store, from)).sha256);
    await store.close();
  }
  return hashes;
}
