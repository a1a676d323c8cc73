import type { Expression, Streamable } from "kysely";
import type { Database, Dialect } from "../schema/tables.ts";

/** A query that can be read row by row. */
export type RowQuery<R> = Expression<R> & Pick<Streamable<R>, "stream">;

/** What the two databases do differently. All else is written once, above it. */
export interface Engine {
  readonly name: "sqlite" | "postgres";
  readonly dialect: Dialect;
  /** One statement that only reads. Never waits for a writer. */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /**
   * One transaction, alone: no other `write` on this database, in this process or another, runs beside it.
   * Calling `write` inside `write` would wait for itself.
   */
  write<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Many statements that see one state of the database, whoever writes meanwhile. Nobody waits for them. */
  snapshot<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** The rows of a query inside a snapshot, no more than `batch` in memory at once. One query at a time. */
  rows<R>(db: Database, query: RowQuery<R>, batch: number): AsyncIterable<R>;
  /** Refuses, until `close`, another server where the engine cannot take several. */
  beOnlyServer(): Promise<void>;
  /** The names of all tables that are there. */
  tables(db: Database): Promise<string[]>;
  /** Keeps a copy of the database as it is before a migration changes it, where the engine can. */
  backup(label: string): Promise<void>;
  /** Tells the other processes, inside a write, that the live pointer moves. */
  announceLive(db: Database): Promise<void>;
  /** Calls back when another process announces. */
  listenLive(heard: () => void): LiveListener;
  /** What the engine itself finds wrong with its data; empty when all is well. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** A process's ear for the announcements of others. */
export interface LiveListener {
  /** Whether an announcement would be heard at this moment. */
  readonly connected: boolean;
  end(): Promise<void>;
}
