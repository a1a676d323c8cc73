import pino, { type LevelWithSilent } from "pino";
import { z } from "zod";

/** The log levels, from nothing to everything; each level includes those before it. */
export const logLevels = ["silent", "error", "warn", "info", "debug"] as const satisfies LevelWithSilent[];
export type LogLevel = (typeof logLevels)[number];

/**
 * The log of the process: a JSON object a line, or short lines of failures only at a terminal. Never an address of a
 * client, an e-mail, a password, a token, a body or a query.
 */
export const log = pino(
  {
    level: process.stdout.isTTY ? "warn" : "info",
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { error: shown },
  },
  process.stdout.isTTY ? { write: (line: string) => process.stdout.write(forPeople(line)) } : undefined,
);

/** Logs a failure that no caller gets. `request` is the id of the request that met it. */
export function report(error: unknown, request?: string): void {
  const message = error instanceof Error ? error.message : String(error);
  log.error({ ...(request && { request }), error }, withoutPersons(message));
}

/** The parts of an error without personal data: properties that a library adds, such as a row or a client, are left out. */
function shown(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutPersons(String(error)) };
  return {
    name: error.name,
    ...("code" in error && { code: error.code }),
    ...("problems" in error && { problems: error.problems }),
    stack: withoutPersons(error.stack ?? error.message),
    ...(error.cause !== undefined && { cause: shown(error.cause) }),
  };
}

/** Removes texts that look like an e-mail or like a token of ours. */
function withoutPersons(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, "[correo]")
    .replace(/(?<![\w/-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{22,}(?![\w/.-])/g, "[clave]");
}

const line = z.looseObject({ level: z.string(), time: z.string(), msg: z.string() });

function forPeople(json: string): string {
  const { time, msg, level, error, ...more } = line.parse(JSON.parse(json));
  const details = Object.entries(more).map(([name, value]) => `${name}=${String(value)}`);
  const stack = z.object({ stack: z.string() }).safeParse(error).data?.stack;
  const head = `${[time.slice(11, 19), level, msg, ...details].join(" ")}\n`;
  return stack === undefined ? head : `${head}${stack}\n`;
}
