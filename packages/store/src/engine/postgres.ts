import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { createSemaphore } from "../base/semaphore.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Database, Tables } from "../schema/tables.ts";
import type { Engine, LiveListener, RowQuery } from "./engine.ts";
import { type PostgresPlace, postgresError } from "./postgres-errors.ts";
import { PostgresListener } from "./postgres-listener.ts";

/** Milliseconds that a write waits for the other writes of its process. */
const queueTimeout = 5000;
const liveChannel = "consultorio_live";
/** The advisory lock that every write holds, so that instances write one after another. */
const writeLock = 1_129_270_867;
/** The type id of `bigint`. */
const int8 = 20;

/** Opens a connection pool and checks that the server answers. `onProblem` receives the errors of idle connections. */
export async function openPostgres(url: string, onProblem: (error: unknown) => void): Promise<Engine> {
  const place = postgresPlace(url);
  const engine = new PostgresEngine(url, place, onProblem);
  try {
    await engine.read((db) => sql`select 1`.execute(db));
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** A malformed address has no `cause`: that would quote the password. */
function postgresPlace(url: string): PostgresPlace {
  if (!URL.canParse(url)) throw malformed();
  const { hostname, port, pathname } = new URL(url);
  const database = decoded(pathname.slice(1));
  if (database === "") throw malformed();
  return { server: `${hostname || "localhost"}:${port || "5432"}`, database };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw malformed();
  }
}

function malformed(): StoreError {
  return new StoreError("postgres-url-malformed");
}

function clientConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: "consultorio",
    connectionTimeoutMillis: 1000,
    keepAlive: true,
  };
}

function openPool(url: string, onProblem: (error: unknown) => void): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  const pool = new pg.Pool({
    ...clientConfig(url),
    types,
    max: 10,
    maxLifetimeSeconds: 300,
    // The server's limit comes first and leaves the connection usable; the client's limit is for an unreachable server.
    statement_timeout: 2000,
    query_timeout: 2500,
    idle_in_transaction_session_timeout: 10_000,
  });
  pool.on("error", onProblem);
  // A connection that breaks while it is in use rejects its query, so the caller knows. Its `error` event still needs
  // a listener: without one it ends the process.
  pool.on("connect", (client) => {
    client.on("error", () => {});
    endAfterReadTimeout(client);
  });
  return pool;
}

/** Ends a connection after a read timeout: it may be broken, and the pool would use it again. */
function endAfterReadTimeout(client: pg.PoolClient): void {
  const query = client.query.bind(client);
  const endingQuery = (...args: unknown[]) => {
    const answer: Promise<unknown> = Reflect.apply(query, client, args);
    answer.catch((error: unknown) => {
      if (error instanceof Error && error.message === "Query read timeout") void client.end();
    });
    return answer;
  };
  Object.assign(client, { query: endingQuery });
}

class PostgresEngine implements Engine {
  readonly name = "postgres";
  readonly dialect = { bytes: "bytea", tableEnd: "", bytewise: "C" } as const;
  readonly #url: string;
  readonly #place: PostgresPlace;
  readonly #db: Kysely<Tables>;
  readonly #writes = createSemaphore(1, queueTimeout);
  #onProblem: (error: unknown) => void;

  constructor(url: string, place: PostgresPlace, onProblem: (error: unknown) => void) {
    this.#url = url;
    this.#place = place;
    this.#onProblem = onProblem;
    this.#db = new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: async () => openPool(url, (error) => this.#onProblem(postgresError(error, place))),
      }),
    });
  }

  read<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.#mapErrors(() => work(this.#db));
  }

  write<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.#mapErrors(() =>
      this.#writes.runExclusive(() =>
        this.#db.transaction().execute(async (transaction) => {
          await sql`select pg_advisory_xact_lock(${writeLock})`.execute(transaction);
          return work(transaction);
        }),
      ),
    );
  }

  /** Its own server keeps its files. */
  async requireWritable(): Promise<void> {}

  snapshot<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.#mapErrors(() =>
      this.#db
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute(async (transaction) => {
          // The rows may go to a slow disk.
          await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(transaction);
          return work(transaction);
        }),
    );
  }

  async *rows<R>(db: Database, query: RowQuery<R>, batch: number): AsyncIterable<R> {
    await sql`declare reading no scroll cursor for ${query}`.execute(db);
    let rows: R[];
    do {
      ({ rows } = await sql<R>`fetch ${sql.lit(batch)} from reading`.execute(db));
      yield* rows;
    } while (rows.length > 0);
    await sql`close reading`.execute(db);
  }

  /** Any number of servers may use the database. */
  async acquireServerLock(): Promise<void> {}

  /** The database overwrites what was deleted by itself, in its own time. */
  async forget(): Promise<void> {}

  async tables(db: Database): Promise<string[]> {
    const result = await sql<{ table_name: string }>`
      select table_name from information_schema.tables where table_schema = current_schema()
    `.execute(db);
    return result.rows.map(({ table_name }) => table_name);
  }

  /** Does nothing: a migration is one transaction, and copies are the task of the server's own backups. */
  async backup(): Promise<void> {}

  async notifyLive(db: Database): Promise<void> {
    await sql`select pg_notify(${liveChannel}, '')`.execute(db);
  }

  listenLive(onNotify: () => void): LiveListener {
    return new PostgresListener(clientConfig(this.#url), liveChannel, onNotify);
  }

  async close(): Promise<void> {
    this.#onProblem = () => {};
    await this.#writes.runExclusive(() => this.#db.destroy());
  }

  async #mapErrors<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw postgresError(error, this.#place);
    }
  }
}
