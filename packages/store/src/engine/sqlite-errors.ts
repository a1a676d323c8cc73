import { accessSync, closeSync, constants, existsSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { dirname } from "node:path";
import { StoreError } from "../base/store-errors.ts";
import { isBusy, sqliteCode } from "./retry.ts";

type ErrorCode =
  | "sqlite-cannot-open"
  | "sqlite-damaged"
  | "sqlite-disk-full"
  | "sqlite-failed"
  | "sqlite-no-descriptors"
  | "sqlite-read-only";

/** The result codes of SQLite (https://www.sqlite.org/rescode.html) and of the file system. */
const errorCodes = new Map<unknown, ErrorCode>([
  [8, "sqlite-read-only"],
  [11, "sqlite-damaged"],
  [13, "sqlite-disk-full"],
  [14, "sqlite-cannot-open"],
  [26, "sqlite-damaged"],
  ["ENOSPC", "sqlite-disk-full"],
  ["EMFILE", "sqlite-no-descriptors"],
  ["ENFILE", "sqlite-no-descriptors"],
  ["EACCES", "sqlite-read-only"],
  ["EPERM", "sqlite-read-only"],
  ["EROFS", "sqlite-read-only"],
]);

/**
 * Returns the store's error for an error of SQLite or of the file system about `file`, and any other error unchanged. `probe` is a
 * file that can be opened at any time.
 */
export function sqliteError(error: unknown, file: string, probe = devNull): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  if (error.message === "driver has already been destroyed" || error.message === "database is not open")
    return StoreError.causedBy(error, "sqlite-closed");
  if (isBusy(error)) return StoreError.causedBy(error, "sqlite-busy", { file });
  const code = sqliteCode(error);
  if (code !== undefined) return StoreError.causedBy(error, reasonOf(code & 0xff, file, probe), { file });
  if (!("code" in error) || !("syscall" in error)) return error;
  return StoreError.causedBy(error, errorCodes.get(error.code) ?? "sqlite-cannot-open", { file });
}

/** SQLite also says *read-only* or *cannot open* when the process cannot open any file: finds the actual reason. */
function reasonOf(code: number, file: string, probe: string): ErrorCode {
  const errorCode = errorCodes.get(code) ?? "sqlite-failed";
  if (errorCode !== "sqlite-read-only" && errorCode !== "sqlite-cannot-open") return errorCode;
  if (!canOpen(probe)) return "sqlite-no-descriptors";
  return errorCode === "sqlite-read-only" && mayWrite(file) ? "sqlite-cannot-open" : errorCode;
}

function canOpen(path: string): boolean {
  try {
    closeSync(openSync(path, "r"));
    return true;
  } catch {
    return false;
  }
}

/** Whether this process may write to a database, to its log and into its folder. */
function mayWrite(file: string): boolean {
  try {
    accessSync(dirname(file), constants.W_OK);
    accessSync(file, constants.W_OK);
    for (const end of ["-wal", "-shm"])
      if (existsSync(`${file}${end}`)) accessSync(`${file}${end}`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
