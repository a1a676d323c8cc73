import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** The one query layer's connection: a read connection or an open write transaction. */
export type Database = Kysely<Tables>;

/** What the two databases do differently. All else is written once, above it. */
export interface Engine {
  readonly name: "sqlite" | "postgres";
  /** The column type of bytes, and what a table definition ends with. */
  readonly dialect: { readonly bytes: "blob" | "bytea"; readonly tableEnd: "strict" | "" };
  /** One statement that only reads. Never waits for a writer. */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /**
   * One transaction, alone: no other `write` on this database, in this process or another, runs beside it.
   * Calling `write` inside `write` would wait for itself.
   */
  write<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** The names of all tables that are there. */
  tables(db: Database): Promise<string[]>;
  /** Keeps a copy of the database as it is before a migration changes it, where the engine can. */
  backup(label: string): Promise<void>;
  /** Tells the other processes, inside a write, that the live pointer moves. */
  announceLive(db: Database): Promise<void>;
  /** Calls back when another process announces; the answer ends it. */
  listenLive(heard: () => void): () => Promise<void>;
  /** What the engine itself finds wrong with its data; empty when all is well. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}
