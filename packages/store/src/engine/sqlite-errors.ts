import { StoreError } from "../base/store-errors.ts";
import { isBusy, sqliteCode } from "./retry.ts";

type ErrorCode =
  | "sqlite-cannot-open"
  | "sqlite-damaged"
  | "sqlite-disk-full"
  | "sqlite-failed"
  | "sqlite-read-only";

/** The result codes of SQLite (https://www.sqlite.org/rescode.html) and of the file system. */
const errorCodes = new Map<unknown, ErrorCode>([
  [8, "sqlite-read-only"],
  [11, "sqlite-damaged"],
  [13, "sqlite-disk-full"],
  [14, "sqlite-cannot-open"],
  [26, "sqlite-damaged"],
  ["ENOSPC", "sqlite-disk-full"],
  ["EACCES", "sqlite-read-only"],
  ["EPERM", "sqlite-read-only"],
  ["EROFS", "sqlite-read-only"],
]);

/** Returns the store's error for an error of SQLite or of the file system about `file`, and any other error unchanged. */
export function sqliteError(error: unknown, file: string): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  if (error.message === "driver has already been destroyed" || error.message === "database is not open")
    return StoreError.causedBy(error, "sqlite-closed");
  if (isBusy(error)) return StoreError.causedBy(error, "sqlite-busy", { file });
  const code = sqliteCode(error);
  if (code !== undefined)
    return StoreError.causedBy(error, errorCodes.get(code & 0xff) ?? "sqlite-failed", { file });
  if (!("code" in error) || !("syscall" in error)) return error;
  return StoreError.causedBy(error, errorCodes.get(error.code) ?? "sqlite-cannot-open", { file });
}
