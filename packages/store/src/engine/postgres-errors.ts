import { StoreError } from "../base/store-errors.ts";

/** The server and database that an error names, without user and password. */
export interface PostgresPlace {
  server: string;
  database: string;
}

type ErrorCode =
  | "postgres-busy"
  | "postgres-database-missing"
  | "postgres-disk-full"
  | "postgres-login-refused"
  | "postgres-permission-missing"
  | "postgres-read-only"
  | "postgres-unreachable";

/** The codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) and of Node's network errors. */
const errorCodes = new Map<string, ErrorCode>([
  ["28P01", "postgres-login-refused"],
  ["28000", "postgres-login-refused"],
  ["3D000", "postgres-database-missing"],
  ["42501", "postgres-permission-missing"],
  ["25006", "postgres-read-only"],
  ["53100", "postgres-disk-full"],
  ["40001", "postgres-busy"],
  ["40P01", "postgres-busy"],
  ["55P03", "postgres-busy"],
  ["57014", "postgres-busy"],
  ...[
    ...["ECONNREFUSED", "ECONNRESET", "EHOSTUNREACH", "ENETUNREACH", "ENOENT", "ENOTFOUND", "EAI_AGAIN"],
    ...["EPIPE", "ETIMEDOUT", "53300", "57P01", "57P02", "57P03"],
  ].map((code): [string, ErrorCode] => [code, "postgres-unreachable"]),
]);

/** Messages of `pg`, which have no code, for a server that is unreachable or does not answer in time. */
const unreachableMessages =
  /timeout exceeded|timeout expired|Query read timeout|Connection terminated|connection error|not queryable|server does not support SSL/i;

/** Returns the store's error for an error of PostgreSQL or of the network, and any other error unchanged. */
export function postgresError(error: unknown, place: PostgresPlace): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const cause = withoutClient(error, code);
  if (error.message === "driver has already been destroyed" || /pool after calling end/.test(error.message))
    return StoreError.causedBy(cause, "postgres-closed");
  const errorCode = errorCodes.get(code) ?? connectionError(code, error.message);
  if (errorCode === undefined && code === "") return error;
  return StoreError.causedBy(cause, errorCode ?? "postgres-failed", place);
}

function connectionError(code: string, message: string): ErrorCode | undefined {
  if (message.startsWith("SASL")) return "postgres-login-refused";
  return code.startsWith("08") || unreachableMessages.test(message) ? "postgres-unreachable" : undefined;
}

/** Copies message and stack only: the pool adds the client, with its password, to the errors, and they are logged. */
function withoutClient({ message, stack }: Error, code: string): Error {
  const cause = new Error(code === "" ? message : `${message} (${code})`);
  if (stack !== undefined) cause.stack = stack;
  return cause;
}
