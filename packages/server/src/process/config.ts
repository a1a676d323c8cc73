import { isIP, SocketAddress } from "node:net";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { longestLinkToken } from "@consultorio/api/contract/credentials";
import { type LogLevel, logLevels } from "./log.ts";
import { plainAddress } from "./plain-address.ts";

/** Where backups lie, how many hours after one the next is made (0: only by command), and how many days keep one. */
export interface BackupPlan {
  folder: string;
  hours: number;
  days: number;
}

/** The address at which a cache in front of the site (a CDN) takes purges, and the secret that proves this site. */
export interface PurgeTarget {
  url: string;
  secret: string;
}

/** The address, the origin and the folders of the server. */
export interface Config {
  port: number;
  host: string;
  /** Scheme, host and port of the public address; no path, no final slash. */
  origin: string;
  databaseUrl: string;
  /** The proxy whose `X-Forwarded-For` is trusted; null trusts none. */
  trustProxy: string | null;
  /** The first administrator's one-time token; null lets the store draw one. */
  setupToken: string | null;
  /** Null where no folder for backups is known: beside PostgreSQL, unless `BACKUP_DIR` names one. */
  backup: BackupPlan | null;
  /** How long the process still answers after it was asked to end, for a load balancer to notice. */
  drainSeconds: number;
  /** The log level; null leaves it to the place: failures at a terminal, every call elsewhere. */
  logLevel: LogLevel | null;
  /** The cache in front of the site that gets purges; null without one. */
  purge: PurgeTarget | null;
}

/** A mistake in the environment. The message is one Spanish line. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Where the project keeps what it writes by default. */
export const dataFolder = join(import.meta.dirname, "../../../../data");

type Environment = Record<string, string | undefined>;

/** Reads the environment. Throws a `ConfigError` that names the variable and what it should look like. */
export function readConfig(env: Environment): Config {
  const port = readPort(env.PORT || "3000");
  return {
    port,
    host: env.HOST || "127.0.0.1",
    origin: readOrigin(env.SITE_ORIGIN || `http://localhost:${port}`),
    databaseUrl: readDatabaseUrl(env),
    trustProxy: readProxy(env.TRUST_PROXY),
    setupToken: readSetupToken(env.SETUP_TOKEN),
    backup: readBackup(env),
    drainSeconds: readWhole(env, "DRAIN_SECONDS", { usual: 0, least: 0, most: 5 }),
    logLevel: readLogLevel(env.LOG_LEVEL),
    purge: readPurge(env),
  };
}

function readPort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port;
  throw new ConfigError(
    `PORT: «${value}» no es un puerto. Escribe un número de 1 a 65535, por ejemplo 3000.`,
  );
}

/** The address as a socket reports it: IPv6 in its short form, IPv4 never as IPv6. */
function readProxy(value: string | undefined): string | null {
  if (!value) return null;
  const address = plainAddress(value);
  if (isIP(address) !== 0)
    return new SocketAddress({ address, family: isIP(address) === 4 ? "ipv4" : "ipv6" }).address;
  throw new ConfigError(
    `TRUST_PROXY: «${value}» no es una dirección IP. Escribe la del proxy, una sola y sin máscara, por ejemplo 127.0.0.1`,
  );
}

function readOrigin(value: string): string {
  const example = "Escribe sólo esquema y dominio, por ejemplo https://www.ejemplo.mx";
  if (!URL.canParse(value)) throw new ConfigError(`SITE_ORIGIN: «${value}» no es una dirección. ${example}`);
  const url = new URL(value);
  const bare = url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  if (["http:", "https:"].includes(url.protocol) && bare) return url.origin;
  // The log must not have a password.
  Object.assign(url, { username: "", password: "" });
  throw new ConfigError(`SITE_ORIGIN: «${url}» no sirve. ${example}`);
}

/** A relative SQLite file is resolved from the folder where the command was typed; the default is in the project's `data`. */
function readDatabaseUrl(env: Environment): string {
  const value = env.DATABASE_URL;
  if (!value) return `sqlite:${join(dataFolder, "site.db")}`;
  const file = value.match(/^sqlite:(?!\/\/)(.+)$/)?.[1];
  if (file === undefined || isAbsolute(file)) return value;
  return `sqlite:${resolve(env.INIT_CWD || process.cwd(), file)}`;
}

function readSetupToken(value: string | undefined): string | null {
  if (!value) return null;
  if (value.length > longestLinkToken)
    throw new ConfigError(`SETUP_TOKEN: es demasiado largo. Usa como máximo ${longestLinkToken} caracteres.`);
  if (value.length >= 16) return value;
  throw new ConfigError("SETUP_TOKEN: es demasiado corto. Usa al menos 16 caracteres al azar.");
}

/** The folder lies beside an SQLite database. PostgreSQL has several instances and backups of its own: none unless `BACKUP_DIR` is set. */
function readBackup(env: Environment): BackupPlan | null {
  const hours = readWhole(env, "BACKUP_EVERY", { usual: 24, least: 0, most: 168 });
  const days = readWhole(env, "BACKUP_KEEP", { usual: 14, least: 1, most: 365 });
  const database = readDatabaseUrl(env).match(/^sqlite:(\/.+)$/)?.[1];
  const beside = database === undefined ? null : join(dirname(database), "respaldos");
  const folder = env.BACKUP_DIR ? resolve(env.INIT_CWD || process.cwd(), env.BACKUP_DIR) : beside;
  return folder === null ? null : { folder, hours, days };
}

function readWhole(
  env: Environment,
  name: string,
  { usual, least, most }: { usual: number; least: number; most: number },
): number {
  const value = env[name] || String(usual);
  if (/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
  throw new ConfigError(`${name}: «${value}» no sirve. Escribe un número de ${least} a ${most}.`);
}

function readLogLevel(value: string | undefined): LogLevel | null {
  if (!value) return null;
  const level = logLevels.find((logLevel) => logLevel === value);
  if (level !== undefined) return level;
  throw new ConfigError(`LOG_LEVEL: «${value}» no existe. Elige ${logLevels.join(", ")}.`);
}

/** The one outgoing request of the server goes here. Only the environment sets its address. */
function readPurge({ PURGE_URL: url, PURGE_SECRET: secret }: Environment): PurgeTarget | null {
  if (!url && !secret) return null;
  if (!url || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || new URL(url).username !== "")
    throw new ConfigError(
      "PURGE_URL: escribe la dirección completa a la que se avisa, por ejemplo https://cdn.ejemplo.mx/purgar",
    );
  if (!secret || !/^[!-~]{16,}$/.test(secret))
    throw new ConfigError(
      "PURGE_SECRET: usa al menos 16 letras y cifras al azar, las mismas que espera PURGE_URL.",
    );
  return { url, secret };
}
