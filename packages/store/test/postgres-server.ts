import pg from "pg";
import type { TestProject } from "vitest/node";
import { openStore } from "../src/index.ts";
import { startPostgres } from "./postgres-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server of this run, without a database name. */
    postgres: string;
    /** A database on it with the schema and no content, which tests copy. Nothing may be connected to it. */
    postgresTemplate: string;
  }
}

/**
 * One server for the whole run; each test has its own database on it. Without fsync, since it is never killed, and with
 * a short log, since its folder may be in memory.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await startPostgres("fsync=off", "max_connections=200", "max_wal_size=128MB");
  const template = "empty_store";
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  await (await openStore(`${url}/${template}`)).close();
  project.provide("postgres", url);
  project.provide("postgresTemplate", template);
  return remove;
}
