import { access, constants, mkdir, open, stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreError } from "../base/store-errors.ts";
import { isBusy, retryWhileBusy } from "./retry.ts";
import { sqliteError } from "./sqlite-errors.ts";

/** Milliseconds that a server waits for the previous one to release the lock. */
const serverLockTimeout = 1000;

/** File-system numbers (statfs) of NFS, SMB, CIFS, SMB2, AFS and 9P: their locks and shared memory lose writes. */
const networkFileSystems = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x5346414f, 0x01021997]);

/** Refuses a file system, by its statfs number, on which SQLite's write-ahead log is not safe. */
export function requireLocalDisk(file: string, type: number): void {
  if (!networkFileSystems.has(type >>> 0)) return;
  throw new StoreError("sqlite-network-disk", { file });
}

/**
 * Makes this process the only server of a file: an exclusive lock of the system on a small file beside it, which ends
 * when the returned function is called or the process ends. Programs that do not take the lock work beside the server.
 * Throws `server-running` when another process has it.
 */
export async function acquireServerLock(file: string): Promise<() => void> {
  const lockFile = `${file}.servidor`;
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    await retryWhileBusy(serverLockTimeout, () => lock.exec("begin exclusive"));
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw sqliteError(error, lockFile);
    throw new StoreError("server-running", { file });
  }
}

/** Creates the file, readable by its owner only, and its folder when they are missing. An existing file is not changed. */
export async function prepareFile(file: string): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const { type } = await statfs(folder);
  requireLocalDisk(file, type);
  // An existing file is not opened: to close it again would end the locks that this process has on it.
  const made = await open(file, "ax", 0o600).catch(ifExisting);
  if (made !== null) return made.close();
  if ((await stat(file)).isDirectory()) throw new StoreError("sqlite-cannot-open", { file });
  await access(file, constants.R_OK | constants.W_OK);
}

function ifExisting(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "EEXIST") return null;
  throw error;
}
