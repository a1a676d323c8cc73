import { randomBytes } from "node:crypto";
import { link, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { acquireServerLock, LogOwner, StoreError } from "@consultorio/store";
import { ConfigError } from "../process/config.ts";

/** SQLite's code for a database that another connection holds. */
const busy = 5;

const running = "El servidor está en marcha. Deténlo antes de restaurar un respaldo.";

/**
 * Makes another SQLite database beside `file` and puts it in its place; nothing of the old database is deleted. When the
 * process is killed, the whole old database or the whole new one is there. Returns the result of `make` for the path of
 * the new database, and the path of the old database, or null where there was none. Throws while a server has it.
 */
export async function replaceDatabase<Made>(
  file: string,
  make: (path: string) => Promise<Made>,
): Promise<{ made: Made; kept: string | null }> {
  await mkdir(dirname(file), { recursive: true });
  const release = await keepServersOut(file);
  const next = `${file}.restaurando-${randomBytes(16).toString("hex")}`;
  try {
    await removeUnfinished(file);
    // A log of another file is not read: SQLite would bring it into this one.
    if ((await exists(file)) && !(await new LogOwner(file).isForeign())) requireAlone(file);
    const made = await make(next);
    return { made, kept: await exchange(file, next) };
  } catch (error) {
    await removeUnfinished(file);
    throw error;
  } finally {
    release();
  }
}

/** A server that started meanwhile would make an example site, or go on with the database that is about to be replaced. */
async function keepServersOut(file: string): Promise<() => void> {
  try {
    return await acquireServerLock(file);
  } catch (error) {
    if (error instanceof StoreError && error.code === "server-running") throw new ConfigError(running);
    throw error;
  }
}

/** Removes the files of a restoration that was killed. */
async function removeUnfinished(file: string): Promise<void> {
  const folder = dirname(file);
  const begins = `${basename(file)}.restaurando-`;
  for (const name of await readdir(folder)) if (name.startsWith(begins)) await rm(join(folder, name));
}

/** Gives the old database a second name, then puts the new one in its place: there is a database at every moment. */
async function exchange(file: string, next: string): Promise<string | null> {
  if (!(await exists(file))) {
    await rename(next, file);
    return null;
  }
  const kept = `${file}.antes-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`;
  await link(file, kept).catch((error: unknown) => {
    // A disk without second names: for a moment there is no database at the path.
    if (error instanceof Error && "code" in error && (error.code === "EPERM" || error.code === "ENOTSUP"))
      return rename(file, kept);
    throw error;
  });
  // The log of a damaged database stays with it: beside the new one it would be read as the new one's.
  for (const end of ["-wal", "-shm"])
    if (await exists(`${file}${end}`)) await rename(`${file}${end}`, `${kept}${end}`);
  await rename(next, file);
  return kept;
}

/** SQLite leaves the write-ahead log, and folds it into the file, only where no other process has the file open. */
function requireAlone(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma journal_mode = delete");
  } catch (error) {
    if (error instanceof Error && "errcode" in error && error.errcode === busy)
      throw new ConfigError(running);
    // A damaged database cannot answer. It is kept as it is.
  } finally {
    database.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
