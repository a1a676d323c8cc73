import { randomBytes } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { createSemaphore } from "../base/semaphore.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Database, Tables } from "../schema/tables.ts";
import type { Engine, LiveListener, RowQuery } from "./engine.ts";
import { FileIdentity } from "./file-identity.ts";
import { LogOwner } from "./log-owner.ts";
import { retryWhileBusy, sqliteCode } from "./retry.ts";
import { NodeSqliteDialect } from "./sqlite-dialect.ts";
import { sqliteError } from "./sqlite-errors.ts";
import { acquireServerLock, prepareFile } from "./sqlite-file.ts";

/** Milliseconds that a write waits for the other writes of its process. */
const queueTimeout = 5000;
/** Milliseconds that a call waits for another process. */
const busyTimeout = 5000;

/** The file that a `sqlite:` URL names: `sqlite:data/site.db`, `sqlite:/srv/site.db` or `sqlite:///srv/site.db`. */
export function sqliteFile(url: string): string {
  const path = url.slice("sqlite:".length).replace(/^\/\/(?=\/)/, "");
  if (path === "" || path.startsWith(":") || path.endsWith("/")) {
    throw new StoreError("sqlite-url-without-file");
  }
  return resolve(path);
}

/**
 * Opens a file and creates it when it is missing. It is read and checked before anything writes to it: a file that the
 * integrity check or `approve` refuses (by an error) stays unchanged.
 */
export async function openSqlite(
  file: string,
  approve: (engine: Pick<Engine, "tables">, db: Database) => Promise<void>,
): Promise<Engine> {
  try {
    await prepareFile(file);
    const owner = new LogOwner(file);
    await owner.requireOwn();
    const reader = await openReader(file, approve).catch((error: unknown) => {
      if (sqliteCode(error) === rollbackNeeded) {
        rollBack(file);
        return openReader(file, approve);
      }
      const storeError = sqliteError(error, file);
      throw storeError instanceof StoreError && storeError.code === "sqlite-damaged"
        ? owner.explain(storeError)
        : storeError;
    });
    try {
      return new SqliteEngine(file, { reader, writer: await openWriter(file, owner), owner });
    } catch (error) {
      await disconnect(reader);
      throw error;
    }
  } catch (error) {
    throw sqliteError(error, file);
  }
}

/**
 * The result code for a transaction that a killed process left half written. A connection that only reads cannot roll
 * it back.
 */
const rollbackNeeded = 776;

/**
 * Rolls back the half-written transaction of a killed process from before the file had a write-ahead log. SQLite does
 * so at the first read.
 */
function rollBack(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec("select 1 from sqlite_schema limit 1");
  } finally {
    database.close();
  }
}

interface Connection {
  readonly dialect: NodeSqliteDialect;
  readonly kysely: Kysely<Tables>;
}

async function openReader(
  file: string,
  approve: (engine: Pick<Engine, "tables">, db: Database) => Promise<void>,
): Promise<Connection> {
  const reader = connect(file, true);
  try {
    await retryWhileBusy(busyTimeout, async () => {
      const [damage] = await quickCheck(reader.kysely);
      if (damage) throw StoreError.causedBy(new Error(damage), "sqlite-damaged", { file });
      await approve({ tables }, reader.kysely);
    });
    return reader;
  } catch (error) {
    await disconnect(reader);
    throw error;
  }
}

async function openWriter(file: string, owner: LogOwner): Promise<Connection> {
  const writer = connect(file, false);
  try {
    // SQLite does not wait by itself when two connections switch to the write-ahead log at once.
    await retryWhileBusy(busyTimeout, () => writer.dialect.database.exec("pragma journal_mode = wal"));
    writer.dialect.database.exec("pragma synchronous = full");
    // Deleted rows are overwritten in the file.
    writer.dialect.database.exec("pragma secure_delete = on");
    // The first read opens the log and keeps it: from here on no other connection removes it.
    writer.dialect.database.exec("select 1 from sqlite_schema limit 1");
    await owner.note();
    return writer;
  } catch (error) {
    await disconnect(writer);
    throw error;
  }
}

function connect(file: string, readOnly: boolean): Connection {
  const dialect = new NodeSqliteDialect(file, { readOnly, busyTimeout });
  return { dialect, kysely: new Kysely<Tables>({ dialect }) };
}

/** Kysely closes only a connection that it has used. */
async function disconnect({ dialect, kysely }: Connection): Promise<void> {
  await kysely.destroy();
  if (dialect.database.isOpen) dialect.database.close();
}

async function tables(db: Database): Promise<string[]> {
  const result = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'
  `.execute(db);
  return result.rows.map(({ name }) => name);
}

async function quickCheck(db: Database): Promise<string[]> {
  const result = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
  return result.rows.map((row) => row.quick_check).filter((finding) => finding !== "ok");
}

interface OpenFile {
  reader: Connection;
  writer: Connection;
  owner: LogOwner;
}

class SqliteEngine implements Engine {
  readonly name = "sqlite";
  readonly dialect = { bytes: "blob", tableEnd: "strict", bytewise: "binary" } as const;
  readonly tables = tables;
  readonly #file: string;
  readonly #reader: Connection;
  readonly #writer: Connection;
  readonly #identity: FileIdentity;
  readonly #owner: LogOwner;
  readonly #writes = createSemaphore(1, queueTimeout);
  /** Whether the log still has the bytes of deleted rows. */
  #logIsOld = false;
  #releaseServerLock = () => {};

  constructor(file: string, { reader, writer, owner }: OpenFile) {
    this.#file = file;
    this.#reader = reader;
    this.#writer = writer;
    this.#owner = owner;
    this.#identity = new FileIdentity(file);
  }

  read<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.#mapErrors(() => retryWhileBusy(busyTimeout, () => work(this.#reader.kysely)));
  }

  write<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.#mapErrors(() =>
      this.#writes.runExclusive(async () => {
        this.#requireSameFiles();
        if (this.#logIsOld) this.#beginLogAnew();
        const result = await this.#writer.kysely.transaction().execute(work);
        // A commit into a file that was removed meanwhile is not kept, so it is not acknowledged.
        this.#requireSameFiles();
        return result;
      }),
    );
  }

  requireWritable(): Promise<void> {
    return this.#mapErrors(async () => this.#requireSameFiles());
  }

  /** Where only the log was removed, its content is written into the file, which keeps acknowledged writes. */
  #requireSameFiles(): void {
    const finding = this.#identity.look();
    if (finding === "unchanged") return;
    const { database } = this.#writer.dialect;
    if (finding === "log-missing" && !database.isTransaction) database.exec("pragma wal_checkpoint(full)");
    throw new StoreError("sqlite-replaced", { file: this.#file });
  }

  /** Uses a connection of its own: an open transaction on the shared one would show its state to all readers. */
  snapshot<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.#mapErrors(async () => {
      if (!this.#reader.dialect.database.isOpen) throw new StoreError("sqlite-closed");
      const connection = connect(this.#file, true);
      try {
        return await connection.kysely.transaction().execute(work);
      } finally {
        await disconnect(connection);
      }
    });
  }

  rows<R>(_db: Database, query: RowQuery<R>): AsyncIterable<R> {
    return query.stream();
  }

  /** Deleted rows are overwritten in the file. Their bytes in the log are removed when the log begins anew. */
  forget(): Promise<void> {
    return this.#mapErrors(() => this.#writes.runExclusive(async () => this.#beginLogAnew()));
  }

  /** The log cannot begin anew while a backup reads an earlier state: the next write tries again. */
  #beginLogAnew(): void {
    const { database } = this.#writer.dialect;
    this.#logIsOld = database.prepare("pragma wal_checkpoint(truncate)").get()?.busy !== 0;
  }

  async acquireServerLock(): Promise<void> {
    this.#releaseServerLock = await this.#mapErrors(() => acquireServerLock(this.#file));
  }

  async backup(label: string): Promise<void> {
    const copy = `${this.#file}.${label}.bak`;
    const partial = `${copy}.${randomBytes(16).toString("hex")}.parcial`;
    await this.#mapErrors(async () => {
      // Only the owner reads the database, so only the owner may read a copy. A link that is there already is not followed.
      await writeFile(partial, "", { mode: 0o600, flag: "wx" });
      try {
        await backup(this.#reader.dialect.database, partial);
        await rename(partial, copy);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    });
  }

  /** Other processes on this file poll. */
  async notifyLive(): Promise<void> {}

  listenLive(): LiveListener {
    return { connected: false, async end() {} };
  }

  /** The writer closes last: it writes the write-ahead log back into the file. */
  async close(): Promise<void> {
    await this.#writes.runExclusive(async () => {
      await disconnect(this.#reader);
      await disconnect(this.#writer);
      await this.#owner.forget();
      this.#releaseServerLock();
    });
  }

  async #mapErrors<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw sqliteError(error, this.#file);
    }
  }
}
