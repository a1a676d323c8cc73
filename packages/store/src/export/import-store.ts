import type { Readable } from "node:stream";
import { sql } from "kysely";
import { StoreError } from "../base/store-errors.ts";
import type { Engine } from "../engine/engine.ts";
import { runMigrations, schemaVersion } from "../engine/migrate.ts";
import { openEngine } from "../engine/open-engine.ts";
import { migrations } from "../schema/migrations.ts";
import type { Database } from "../schema/tables.ts";
import type { KeptBytes } from "./byte-files.ts";
import type { ExportSummary } from "./export-format.ts";
import { exportedTables, type Row, tablesToDrop } from "./exported-tables.ts";
import { type ExportVisitor, readExport } from "./read-export.ts";

/** Rows of one statement, and characters of all of them. */
const maxRows = 200;
const maxCharacters = 1_000_000;

/**
 * Imports an export into the empty database of `url`, in one transaction. `beside` has the bytes of uploads that the
 * file only names. An export of an older schema is imported into that schema and then migrated. Throws as `describeExport` and `openStore` do, and `database-not-empty`. The database is then unchanged.
 */
export async function importStore(
  url: string,
  source: Readable,
  beside?: Pick<KeptBytes, "get">,
): Promise<ExportSummary> {
  // A missing file fails before the database is open. Reading it reports the error, so this event is ignored.
  source.on("error", () => {});
  const engine = await openEngine(url, () => {});
  try {
    return await engine.write(async (db) => {
      await requireEmpty(engine, db);
      const rows = new RowInserter(db);
      const visitor: ExportVisitor = {
        async header({ schema }) {
          for (const table of tablesToDrop) await sql`drop table if exists ${sql.table(table)}`.execute(db);
          await runMigrations(engine, db, { from: 0, to: schema });
        },
        row: (table, row, size) => rows.add(table, row, size),
      };
      const summary = await readExport(source, visitor, beside);
      await rows.end();
      await runMigrations(engine, db, { from: summary.schema, to: migrations.length });
      return summary;
    });
  } finally {
    source.destroy();
    await engine.close();
  }
}

async function requireEmpty(engine: Engine, db: Database): Promise<void> {
  if ((await schemaVersion(engine, db)) === 0) return;
  const existing = new Set(await engine.tables(db));
  for (const table of exportedTables.keys()) {
    if (!existing.has(table)) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) throw new StoreError("database-not-empty");
  }
}

/**
 * Inserts rows of one table with few statements of a moderate size. An error of the database may come from a damaged
 * file: it is kept until the end, which a damaged file does not reach.
 */
class RowInserter {
  readonly #db: Database;
  #failure: { error: unknown } | undefined;
  #table = "";
  #rows: Row[] = [];
  #size = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  async add(table: string, row: Row, size: number): Promise<void> {
    if (this.#failure) return;
    const full = this.#rows.length === maxRows || this.#size + size > maxCharacters;
    if (table !== this.#table || full) await this.#flush();
    this.#table = table;
    this.#rows.push(row);
    this.#size += size;
  }

  /** Call it after the whole file has been checked. Throws the error of the database. */
  async end(): Promise<void> {
    await this.#flush();
    if (this.#failure) throw this.#failure.error;
  }

  async #flush(): Promise<void> {
    const [first] = this.#rows;
    if (!first) return;
    await this.#insert(first).catch((error: unknown) => {
      this.#failure = { error };
    });
    this.#rows = [];
    this.#size = 0;
  }

  async #insert(first: Row): Promise<void> {
    const columns = Object.keys(first);
    const values = this.#rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`
      insert into ${sql.table(this.#table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}
    `.execute(this.#db);
  }
}
