import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { expect, inject, onTestFinished } from "vitest";
import type { Engine } from "../src/engine/engine.ts";
import { openPostgres } from "../src/engine/postgres.ts";
import { openSqlite, sqliteFile } from "../src/engine/sqlite.ts";
import { openStore, type Store, type StoreOptions } from "../src/store.ts";
import { isLong } from "./long-form.ts";

const allEngines = ["sqlite", "postgres"] as const;
export type EngineName = (typeof allEngines)[number];

/** The engines of a test that `pnpm test` runs on both; a mutation run names one. */
export const bothEngines: readonly EngineName[] = allEngines.filter(
  (name) => process.env.MUTATION_ENGINE === undefined || process.env.MUTATION_ENGINE === name,
);

/** The engines of every other test: SQLite, and in the long form PostgreSQL too. */
export const engines: readonly EngineName[] = isLong ? bothEngines : ["sqlite"];

/** The address of a new, empty database, removed after the test. */
export async function emptyDatabase(engine: EngineName): Promise<string> {
  return engine === "sqlite" ? emptyFile() : newPostgres("template1");
}

/** A store on `url`, closed after the test. */
export async function openTestStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const store = await openStore(url, {
    onProblem: (error) => {
      throw error;
    },
    ...options,
  });
  onTestFinished(() => store.close());
  return store;
}

/** A store on a new, empty database. */
export async function emptyStore(engine: EngineName, options: StoreOptions = {}): Promise<Store> {
  const url = await (engine === "sqlite" ? emptyFile() : newPostgres(inject("postgresTemplate")));
  return openTestStore(url, options);
}

/** The engine of a store, closed after the test. Creates no schema. */
export async function openEngine(name: EngineName, url: string): Promise<Engine> {
  const engine = await (name === "sqlite"
    ? openSqlite(sqliteFile(url), async () => {})
    : openPostgres(url, () => {}));
  onTestFinished(() => engine.close());
  return engine;
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "consultorio-store-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs statements on the test server itself. */
export async function onServer<T>(
  work: (client: pg.Client) => Promise<T>,
  database = "postgres",
): Promise<T> {
  const client = new pg.Client({ connectionString: `${inject("postgres")}/${database}` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs statements on a test database of PostgreSQL. */
export function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return onServer(work, databaseOf(url));
}

/** Ends every connection to a database of PostgreSQL, as a restart of its server does. */
export async function terminateConnections(url: string): Promise<void> {
  await rows(
    `${inject("postgres")}/postgres`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${databaseOf(url)}'`,
  );
}

/** Waits until PostgreSQL has ended every connection to a database: it may still commit what a killed process sent last. */
export async function noConnections(url: string): Promise<void> {
  const connections = `select pid from pg_stat_activity where datname = '${databaseOf(url)}'`;
  const read = () => rows(`${inject("postgres")}/postgres`, connections);
  await expect.poll(read, { timeout: 10_000 }).toEqual([]);
}

/** The number of connections that listen for publications in a database of PostgreSQL. */
export async function listenersOf(url: string): Promise<number> {
  const listeners = await rows(
    `${inject("postgres")}/postgres`,
    `select 1 from pg_stat_activity where datname = '${databaseOf(url)}'
      and application_name = 'consultorio' and query ilike 'listen%'`,
  );
  return listeners.length;
}

const databaseOf = (url: string): string => new URL(url).pathname.slice(1);

/** The rows of a statement, read without the store. */
export async function rows(url: string, statement: string): Promise<Record<string, unknown>[]> {
  if (!url.startsWith("sqlite:")) {
    return onServer(async (client) => (await client.query(statement)).rows, databaseOf(url));
  }
  const database = new DatabaseSync(url.slice("sqlite:".length));
  try {
    return database.prepare(statement).all();
  } finally {
    database.close();
  }
}

async function emptyFile(): Promise<string> {
  return `sqlite:${join(await temporaryFolder(), "site.db")}`;
}

/** Copies the files of a database, which is faster than logging its pages. */
async function newPostgres(template: string): Promise<string> {
  const name = `store_${randomBytes(8).toString("hex")}`;
  await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  onTestFinished(async () => {
    await onServer((client) => client.query(`drop database ${name} with (force)`));
  });
  return `${inject("postgres")}/${name}`;
}
