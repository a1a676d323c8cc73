// `pnpm db:restore <file>`: makes the site what it was in a backup. The server has to be stopped.
import { createReadStream } from "node:fs";
import { access, rename } from "node:fs/promises";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describeExport, importStore } from "@consultorio/store";
import { ConfigError, readConfig } from "./config.ts";
import { runDatabaseCommand, summaryOf } from "./db-command.ts";

/** SQLite's code for a database that another connection holds. */
const busy = 5;

await runDatabaseCommand(async ([named], folder) => {
  if (named === undefined)
    throw new ConfigError(
      "Falta el archivo. Escribe, por ejemplo, pnpm db:restore data/respaldos/consultorio-….gz",
    );
  const { databaseUrl } = readConfig(process.env);
  const file = resolve(folder, named);
  // A file that cannot be used is noticed before anything is moved.
  await describeExport(createReadStream(file));
  const before = await setAside(databaseUrl);
  try {
    const summary = await importStore(databaseUrl, createReadStream(file));
    const kept = before.map(({ to }) => `Lo que había está en ${to}`);
    return [
      "Respaldo restaurado. Todas las personas inician sesión de nuevo.",
      summaryOf(summary),
      ...kept,
    ].join("\n");
  } catch (error) {
    for (const { from, to } of before) await rename(to, from);
    throw error;
  }
});

/** Moves an SQLite database out of the way; nothing of it is deleted. Throws while the server has it open. */
async function setAside(databaseUrl: string): Promise<{ from: string; to: string }[]> {
  const file = /^sqlite:(.+)$/.exec(databaseUrl)?.[1];
  if (file === undefined || !(await exists(file))) return [];
  requireAlone(file);
  const mark = `.antes-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`;
  const moved = [];
  // A damaged database may still have its log beside it.
  for (const end of ["", "-wal", "-shm"]) {
    const [from, to] = [`${file}${end}`, `${file}${mark}${end}`];
    if (!(await exists(from))) continue;
    await rename(from, to);
    moved.push({ from, to });
  }
  return moved;
}

/** SQLite leaves the write-ahead log, and folds it into the file, only where no other process has the file open. */
function requireAlone(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma journal_mode = delete");
  } catch (error) {
    if (error instanceof Error && "errcode" in error && error.errcode === busy)
      throw new ConfigError("El servidor está en marcha. Deténlo antes de restaurar un respaldo.");
    // What is damaged cannot be asked, and is moved as it is.
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
