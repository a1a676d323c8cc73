import type { Expression, Streamable } from "kysely";
import type { Database, Dialect } from "../schema/tables.ts";

/** A query that can be read row by row. */
export type RowQuery<R> = Expression<R> & Pick<Streamable<R>, "stream">;

/** The operations that differ between the two databases. */
export interface Engine {
  readonly name: "sqlite" | "postgres";
  readonly dialect: Dialect;
  /** Runs one statement that only reads. Never waits for a writer. */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /**
   * Runs one transaction. No other `write` on this database runs at the same time, in this process or another.
   * Calling `write` inside `write` waits for itself.
   */
  write<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Throws where a write would not be kept, although the database answers. */
  requireWritable(): Promise<void>;
  /** Runs many statements that see one state of the database while others write. Does not block writers. */
  snapshot<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** The rows of a query inside a snapshot, at most `batch` in memory at once. One query at a time. */
  rows<R>(db: Database, query: RowQuery<R>, batch: number): AsyncIterable<R>;
  /** Keeps other servers from this database until `close`, where the engine cannot serve several. */
  acquireServerLock(): Promise<void>;
  /** Overwrites the bytes of deleted rows in the files of the database, where the engine can. */
  forget(): Promise<void>;
  /** The names of all tables in the database. */
  tables(db: Database): Promise<string[]>;
  /** Copies the database before a migration changes it, where the engine can. */
  backup(label: string): Promise<void>;
  /** Notifies the other processes, inside a write, that the live pointer changes. */
  notifyLive(db: Database): Promise<void>;
  /** Calls back when another process notifies. */
  listenLive(onNotify: () => void): LiveListener;
  close(): Promise<void>;
}

/** Receives the notifications of other processes. */
export interface LiveListener {
  /** Whether notifications arrive at this moment. */
  readonly connected: boolean;
  end(): Promise<void>;
}
