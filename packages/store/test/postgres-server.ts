import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server of this run, without a database name. */
    postgres: string;
  }
}

/** One server for the whole run; each test has its own database on it. Without fsync: it is never killed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await startPostgres("fsync=off", "max_connections=200");
  project.provide("postgres", url);
  return remove;
}
