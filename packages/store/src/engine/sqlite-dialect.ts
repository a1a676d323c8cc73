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

/** How long SQLite itself may wait for a lock, in milliseconds. It waits on the event loop's own thread. */
const SYNCHRONOUS_WAIT = 10;

export interface SqliteConnectionOptions {
  readOnly: boolean;
  /** Milliseconds that `begin` keeps trying while another connection writes. */
  patience: number;
}

/** Kysely on one connection of node:sqlite, whose writing transactions are immediate. */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync;
  readonly #options: SqliteConnectionOptions;

  constructor(file: string, options: SqliteConnectionOptions) {
    this.#database = new DatabaseSync(file, {
      readOnly: options.readOnly,
      timeout: SYNCHRONOUS_WAIT,
      enableForeignKeyConstraints: true,
    });
    this.#options = options;
  }

  /** The connection itself, for what is not a query. */
  get database(): DatabaseSync {
    return this.#database;
  }

  createDriver(): SqliteDriver {
    return new PatientDriver(this.#database, this.#options);
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

class PatientDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #begin: CompiledQuery;
  readonly #patience: number;

  /** A deferred transaction that reads first cannot become a writer once somebody else has written. */
  constructor(database: DatabaseSync, { readOnly, patience }: SqliteConnectionOptions) {
    super({ database: kyselyDatabase(database) });
    this.#database = database;
    this.#begin = CompiledQuery.raw(readOnly ? "begin" : "begin immediate");
    this.#patience = patience;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await retryWhileBusy(this.#patience, () => connection.executeQuery(this.#begin));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await retryWhileBusy(this.#patience, () => connection.executeQuery(CompiledQuery.raw("commit")));
  }

  /** A full disk has already rolled back; a second rollback would hide the reason. */
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

/** node:sqlite takes no boolean, no `undefined` and no Date. */
function bindable(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}.`);
}
