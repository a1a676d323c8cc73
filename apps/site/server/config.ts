import { isAbsolute, join, resolve } from "node:path";

/** Where the server listens, what it calls itself and where it keeps the site. */
export interface Config {
  port: number;
  host: string;
  /** Scheme, host and port of the public address; no path, no final slash. */
  origin: string;
  databaseUrl: string;
  /** The proxy whose `X-Forwarded-For` is believed; null believes nobody. */
  trustProxy: string | null;
  /** The first administrator's one-time token; null lets the store draw one. */
  setupToken: string | null;
}

/** A mistake in the environment, told in one Spanish line. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Where the project keeps what it writes, unless told. */
export const dataFolder = join(import.meta.dirname, "../../../data");

type Environment = Record<string, string | undefined>;

/** Reads the environment. Throws a `ConfigError` that names the variable and what it should look like. */
export function readConfig(env: Environment): Config {
  const port = readPort(env.PORT || "3000");
  return {
    port,
    host: env.HOST || "127.0.0.1",
    origin: readOrigin(env.SITE_ORIGIN || `http://localhost:${port}`),
    databaseUrl: readDatabaseUrl(env),
    trustProxy: env.TRUST_PROXY || null,
    setupToken: readSetupToken(env.SETUP_TOKEN),
  };
}

function readPort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new ConfigError(
    `PORT: «${value}» no es un puerto. Escribe un número de 1 a 65535, por ejemplo 3000.`,
  );
}

function readOrigin(value: string): string {
  const example = "Escribe sólo esquema y dominio, por ejemplo https://www.ejemplo.mx";
  if (!URL.canParse(value)) throw new ConfigError(`SITE_ORIGIN: «${value}» no es una dirección. ${example}`);
  const url = new URL(value);
  const bare = url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  if (!["http:", "https:"].includes(url.protocol) || !bare)
    throw new ConfigError(`SITE_ORIGIN: «${url.origin}${url.pathname}» no sirve. ${example}`);
  return url.origin;
}

/** A relative SQLite file is looked for where the command was typed; the default lies in the project's `data`. */
function readDatabaseUrl(env: Environment): string {
  const value = env.DATABASE_URL;
  if (!value) return `sqlite:${join(dataFolder, "site.db")}`;
  const file = value.match(/^sqlite:(?!\/\/)(.+)$/)?.[1];
  if (file === undefined || isAbsolute(file) || file === ":memory:") return value;
  return `sqlite:${resolve(env.INIT_CWD || process.cwd(), file)}`;
}

function readSetupToken(value: string | undefined): string | null {
  if (!value) return null;
  if (value.length >= 16) return value;
  throw new ConfigError("SETUP_TOKEN: es demasiado corto. Usa al menos 16 caracteres al azar.");
}
