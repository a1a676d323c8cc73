// `pnpm db:restore <file>`: makes the site what it was in a backup. The server has to be stopped.
import { createReadStream } from "node:fs";
import { access, rename } from "node:fs/promises";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { acquireServerLock, describeExport, importStore, openStore, StoreError } from "@consultorio/store";
import { ConfigError, readConfig } from "../process/config.ts";
import { noteCopy } from "./note-copy.ts";
import { runDatabaseCommand, summaryOf } from "./run-command.ts";

/** SQLite's code for a database that another connection holds. */
const busy = 5;

const running = "El servidor está en marcha. Deténlo antes de restaurar un respaldo.";

await runDatabaseCommand(async ([named], folder) => {
  if (named === undefined)
    throw new ConfigError(
      "Falta el archivo. Escribe, por ejemplo, pnpm db:restore data/respaldos/consultorio-….gz",
    );
  const { databaseUrl } = readConfig(process.env);
  const file = resolve(folder, named);
  // A file that cannot be used is noticed before anything is moved.
  await describeExport(createReadStream(file));
  const database = /^sqlite:(.+)$/.exec(databaseUrl)?.[1];
  const place = database !== undefined && (await exists(database)) ? await takePlaceOf(database) : null;
  try {
    const summary = await importStore(databaseUrl, createReadStream(file));
    const noted = await noteRestore(databaseUrl);
    const kept = place ? [`Lo que había está en ${place.kept}`] : [];
    return (
      ["Respaldo restaurado. Todas las personas inician sesión de nuevo.", summaryOf(summary), ...kept].join(
        "\n",
      ) + noted
    );
  } catch (error) {
    await place?.giveBack();
    throw error;
  } finally {
    place?.release();
  }
});

async function noteRestore(databaseUrl: string): Promise<string> {
  const store = await openStore(databaseUrl);
  try {
    return await noteCopy(store, "copy.restored");
  } finally {
    await store.close();
  }
}

/**
 * Moves an SQLite database out of the way and keeps servers from its place until `release`; nothing of it is deleted.
 * Throws while a server has it.
 */
async function takePlaceOf(file: string) {
  const release = await keepServersOut(file);
  const kept = `${file}.antes-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`;
  const moved: [from: string, to: string][] = [];
  const giveBack = async () => {
    for (const [from, to] of moved) await rename(to, from);
  };
  try {
    requireAlone(file);
    // A damaged database may still have its log beside it.
    for (const end of ["", "-wal", "-shm"]) {
      if (!(await exists(`${file}${end}`))) continue;
      await rename(`${file}${end}`, `${kept}${end}`);
      moved.push([`${file}${end}`, `${kept}${end}`]);
    }
    return { kept, giveBack, release };
  } catch (error) {
    await giveBack();
    release();
    throw error;
  }
}

/** A server that started between the move and the import would make an example site in the place of the backup. */
async function keepServersOut(file: string): Promise<() => void> {
  try {
    return await acquireServerLock(file);
  } catch (error) {
    if (error instanceof StoreError && error.code === "server-running") throw new ConfigError(running);
    throw error;
  }
}

/** SQLite leaves the write-ahead log, and folds it into the file, only where no other process has the file open. */
function requireAlone(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma journal_mode = delete");
  } catch (error) {
    if (error instanceof Error && "errcode" in error && error.errcode === busy)
      throw new ConfigError(running);
    // A damaged database cannot answer. It is moved as it is.
  } finally {
    database.close();
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
