import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { StoreError } from "../base/store-error.ts";
import { Turnstile } from "../base/turnstile.ts";
import type { Database, Tables } from "../schema/tables.ts";
import type { Engine, LiveListener, RowQuery } from "./engine.ts";
import { type PostgresPlace, postgresError } from "./postgres-errors.ts";
import { PostgresListener } from "./postgres-listener.ts";

/** How long a write waits for the writes of its own process, in milliseconds. */
const PATIENCE = 5000;
const LIVE_CHANNEL = "consultorio_live";
/** The advisory lock that every write holds, so that instances write one after another. */
const WRITE_LOCK = 1_129_270_867;
const INT8 = 20;

/** Opens a connection pool and proves that the server answers. `onProblem` hears of connections that break. */
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

/** The `cause` of a malformed address is left out: it quotes the password. */
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
  return new StoreError(
    "url",
    "DATABASE_URL no se entiende. Debe tener la forma postgres://usuario:contraseña@servidor:5432/base.",
  );
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
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    ...clientConfig(url),
    types,
    max: 10,
    maxLifetimeSeconds: 300,
    // The server gives up first, and leaves the connection usable; the client's own limit is for a server that is gone.
    statement_timeout: 2000,
    query_timeout: 2500,
    idle_in_transaction_session_timeout: 10_000,
  });
  pool.on("error", onProblem);
  // A connection that breaks while it is in use also fails its query, which tells the caller; but an `error` event
  // that nobody hears ends the process.
  pool.on("connect", (client) => {
    client.on("error", () => {});
    endOnceUnanswered(client);
  });
  return pool;
}

/** Ends a connection whose query the client gave up: it may lead nowhere, and the pool would hand it out again. */
function endOnceUnanswered(client: pg.PoolClient): void {
  const query = client.query.bind(client);
  const watched = (...given: unknown[]) => {
    const answer: Promise<unknown> = Reflect.apply(query, client, given);
    answer.catch((error: unknown) => {
      if (error instanceof Error && error.message === "Query read timeout") void client.end();
    });
    return answer;
  };
  Object.assign(client, { query: watched });
}

class PostgresEngine implements Engine {
  readonly name = "postgres";
  readonly dialect = { bytes: "bytea", tableEnd: "", bytewise: "C" } as const;
  readonly #url: string;
  readonly #place: PostgresPlace;
  readonly #db: Kysely<Tables>;
  readonly #turn = new Turnstile(1, PATIENCE);
  #tell: (error: unknown) => void;

  constructor(url: string, place: PostgresPlace, onProblem: (error: unknown) => void) {
    this.#url = url;
    this.#place = place;
    this.#tell = onProblem;
    this.#db = new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: async () => openPool(url, (error) => this.#tell(postgresError(error, place))),
      }),
    });
  }

  read<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.#told(() => work(this.#db));
  }

  write<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.#told(() =>
      this.#turn.run(() =>
        this.#db.transaction().execute(async (transaction) => {
          await sql`select pg_advisory_xact_lock(${WRITE_LOCK})`.execute(transaction);
          return work(transaction);
        }),
      ),
    );
  }

  snapshot<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return this.#told(() =>
      this.#db
        .transaction()
        .setIsolationLevel("repeatable read")
        .setAccessMode("read only")
        .execute(async (transaction) => {
          // Whoever takes the rows may be a slow disk.
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

  /** Takes any number of servers. */
  async beOnlyServer(): Promise<void> {}

  async tables(db: Database): Promise<string[]> {
    const found = await sql<{ table_name: string }>`
      select table_name from information_schema.tables where table_schema = current_schema()
    `.execute(db);
    return found.rows.map(({ table_name }) => table_name);
  }

  /** Left to the server's own backups: a migration is one transaction, and the server's disk is not this machine's. */
  async backup(): Promise<void> {}

  async announceLive(db: Database): Promise<void> {
    await sql`select pg_notify(${LIVE_CHANNEL}, '')`.execute(db);
  }

  listenLive(heard: () => void): LiveListener {
    return new PostgresListener(clientConfig(this.#url), LIVE_CHANNEL, heard);
  }

  /** PostgreSQL checks its own pages as it reads them. */
  async problems(): Promise<string[]> {
    await this.read((db) => sql`select 1`.execute(db));
    return [];
  }

  async close(): Promise<void> {
    this.#tell = () => {};
    await this.#turn.run(() => this.#db.destroy());
  }

  async #told<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw postgresError(error, this.#place);
    }
  }
}
