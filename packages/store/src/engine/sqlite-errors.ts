import { StoreError } from "../base/store-error.ts";
import { isBusy, sqliteCode } from "./retry.ts";

const readOnly = 8;
const corrupt = 11;
const full = 13;
const cannotOpen = 14;
const notADatabase = 26;

/** Returns the store's error for an error of SQLite or of the file system about `file`, and any other error unchanged. */
export function sqliteError(error: unknown, file: string): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  if (error.message === "driver has already been destroyed" || error.message === "database is not open") {
    return closedDatabase(error);
  }
  if (isBusy(error)) {
    return new StoreError("busy", `Otro proceso ocupa la base de datos ${file}. Intenta de nuevo.`, {
      cause: error,
    });
  }
  const code = sqliteCode(error);
  return code === undefined ? fileSystemError(error, file) : resultError(code & 0xff, error, file);
}

export function closedDatabase(cause?: Error): StoreError {
  return new StoreError("closed", "La base de datos ya está cerrada.", { cause });
}

/** The error for a damaged file. */
export function damagedFile(file: string, cause: unknown): StoreError {
  return new StoreError(
    "damaged",
    `La base de datos ${file} está dañada y no se modificó. Restaura un respaldo o mueve el archivo a otro lugar.`,
    { cause },
  );
}

function resultError(code: number, cause: Error, file: string): StoreError {
  switch (code) {
    case corrupt:
    case notADatabase:
      return damagedFile(file, cause);
    case full:
      return new StoreError("full", `No queda espacio para la base de datos ${file}.`, { cause });
    case readOnly:
      return new StoreError("read-only", `No hay permiso para escribir en la base de datos ${file}.`, {
        cause,
      });
    case cannotOpen:
      return new StoreError("unreachable", `No se pudo abrir la base de datos ${file}.`, { cause });
    default:
      return new StoreError("failed", `La base de datos ${file} respondió con un error.`, { cause });
  }
}

function fileSystemError(error: Error, file: string): Error {
  if (!("code" in error) || !("syscall" in error)) return error;
  if (error.code === "ENOSPC") return resultError(full, error, file);
  if (error.code === "EACCES" || error.code === "EPERM" || error.code === "EROFS") {
    return resultError(readOnly, error, file);
  }
  return resultError(cannotOpen, error, file);
}
