import { StoreError } from "../base/store-error.ts";

/** The server and database that an error names, without user and password. */
export interface PostgresPlace {
  server: string;
  database: string;
}

const unreachableCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);

/** Messages of `pg`, which have no code, for a server that is unreachable or does not answer in time. */
const unreachableMessages =
  /timeout exceeded|timeout expired|Query read timeout|Connection terminated|connection error|not queryable|server does not support SSL/i;

/** Returns the store's error for an error of PostgreSQL or of the network, and any other error unchanged. */
export function postgresError(error: unknown, place: PostgresPlace): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const cause = withoutClient(error, code);
  if (error.message === "driver has already been destroyed" || /pool after calling end/.test(error.message)) {
    return new StoreError("closed", "La conexión con la base de datos ya está cerrada.", { cause });
  }
  if (code === "28P01" || code === "28000" || error.message.startsWith("SASL")) {
    const message = `PostgreSQL en ${place.server} rechazó el usuario o la contraseña de DATABASE_URL.`;
    return new StoreError("denied", message, { cause });
  }
  if (unreachableCodes.has(code) || code.startsWith("08") || unreachableMessages.test(error.message)) {
    return new StoreError("unreachable", `No hay conexión con PostgreSQL en ${place.server}.`, { cause });
  }
  return code === "" ? error : refusal(code, place, cause);
}

/** Copies message and stack only: the pool adds the client, with its password, to the errors, and they are logged. */
function withoutClient({ message, stack }: Error, code: string): Error {
  const cause = new Error(code === "" ? message : `${message} (${code})`);
  if (stack !== undefined) cause.stack = stack;
  return cause;
}

function refusal(code: string, { server, database }: PostgresPlace, cause: Error): StoreError {
  switch (code) {
    case "3D000":
      return new StoreError("no-database", `En ${server} no existe la base de datos «${database}».`, {
        cause,
      });
    case "42501":
      return new StoreError("denied", `El usuario de DATABASE_URL no tiene permisos en «${database}».`, {
        cause,
      });
    case "25006":
      return new StoreError("read-only", `La base de datos «${database}» es de solo lectura.`, { cause });
    case "53100":
      return new StoreError("full", `No queda espacio en la base de datos «${database}».`, { cause });
    case "40001":
    case "40P01":
    case "55P03":
    case "57014":
      return new StoreError("busy", `La base de datos «${database}» está ocupada. Intenta de nuevo.`, {
        cause,
      });
    default:
      return new StoreError("failed", `La base de datos «${database}» respondió con un error.`, { cause });
  }
}
