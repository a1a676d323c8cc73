import { StoreError } from "../base/store-error.ts";
import { isBusy, sqliteCode } from "./retry.ts";

const READ_ONLY = 8;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

/** The store's error for what SQLite or the file system said about `file`; what is neither comes back as it is. */
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

/** The refusal of a file that is broken. */
export function damagedFile(file: string, cause: unknown): StoreError {
  return new StoreError(
    "damaged",
    `La base de datos ${file} está dañada y no se modificó. Restaura un respaldo o mueve el archivo a otro lugar.`,
    { cause },
  );
}

function resultError(code: number, cause: Error, file: string): StoreError {
  switch (code) {
    case CORRUPT:
    case NOT_A_DATABASE:
      return damagedFile(file, cause);
    case FULL:
      return new StoreError("full", `No queda espacio para la base de datos ${file}.`, { cause });
    case READ_ONLY:
      return new StoreError("read-only", `No hay permiso para escribir en la base de datos ${file}.`, {
        cause,
      });
    case CANNOT_OPEN:
      return new StoreError("unreachable", `No se pudo abrir la base de datos ${file}.`, { cause });
    default:
      return new StoreError("failed", `La base de datos ${file} respondió con un error.`, { cause });
  }
}

function fileSystemError(error: Error, file: string): Error {
  if (!("code" in error) || !("syscall" in error)) return error;
  if (error.code === "ENOSPC") return resultError(FULL, error, file);
  if (error.code === "EACCES" || error.code === "EPERM" || error.code === "EROFS") {
    return resultError(READ_ONLY, error, file);
  }
  return resultError(CANNOT_OPEN, error, file);
}
