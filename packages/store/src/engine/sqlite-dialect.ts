import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from "kysely";
import { retryWhileBusy } from "./retry.ts";

/** Milliseconds that SQLite itself waits for a lock. It blocks the event loop meanwhile. */
const blockingTimeout = 10;

export interface SqliteConnectionOptions {
  readOnly: boolean;
  /** Milliseconds in which `begin` and `commit` are repeated while another connection writes. */
  busyTimeout: number;
}

/** Kysely on one connection of node:sqlite, whose writing transactions are immediate. */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync;
  readonly #options: SqliteConnectionOptions;

  constructor(file: string, options: SqliteConnectionOptions) {
    this.#database = new DatabaseSync(file, {
      readOnly: options.readOnly,
      timeout: blockingTimeout,
      enableForeignKeyConstraints: true,
    });
    this.#options = options;
  }

  /** The connection itself, for operations that are not queries. */
  get database(): DatabaseSync {
    return this.#database;
  }

  createDriver(): SqliteDriver {
    return new RetryingDriver(this.#database, this.#options);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

class RetryingDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #begin: CompiledQuery;
  readonly #busyTimeout: number;

  /** Writes begin `immediate`: a deferred transaction that reads first cannot write once another connection has written. */
  constructor(database: DatabaseSync, { readOnly, busyTimeout }: SqliteConnectionOptions) {
    super({ database: kyselyDatabase(database) });
    this.#database = database;
    this.#begin = CompiledQuery.raw(readOnly ? "begin" : "begin immediate");
    this.#busyTimeout = busyTimeout;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await retryWhileBusy(this.#busyTimeout, () => connection.executeQuery(this.#begin));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await retryWhileBusy(this.#busyTimeout, () => connection.executeQuery(CompiledQuery.raw("commit")));
  }

  /** A full disk rolls back by itself; a second rollback would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => kyselyStatement(database.prepare(sql)),
  };
}

function kyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  };
}

/** node:sqlite accepts no boolean, no `undefined` and no Date. */
function bindable(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}.`);
}
