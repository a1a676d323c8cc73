import type { Readable } from "node:stream";
import { sql } from "kysely";
import { StoreError } from "../base/store-error.ts";
import type { Engine } from "../engine/engine.ts";
import { runMigrations, schemaVersion } from "../engine/migrate.ts";
import { openEngine } from "../engine/open-engine.ts";
import { migrations } from "../schema/migrations.ts";
import type { Database } from "../schema/tables.ts";
import type { ExportSummary } from "./export-format.ts";
import { exportedTables, type Row, tablesToDrop } from "./exported-tables.ts";
import { readExport } from "./read-export.ts";

/** Most rows, and most characters of them, in one statement. */
const MOST_ROWS = 200;
const MOST_CHARACTERS = 1_000_000;

/**
 * Puts an export into the database of `url`, which must hold nothing, in one transaction. An export of an older schema
 * goes into that schema and is migrated then. Throws as `describeExport` and `openStore` do, and `refused` for a
 * database with content; the database is then as it was.
 */
export async function importStore(url: string, source: Readable): Promise<ExportSummary> {
  // A file that is missing fails before the database is open; the reading tells of it, and nobody else need hear.
  source.on("error", () => {});
  const engine = await openEngine(url, () => {});
  try {
    return await engine.write(async (db) => {
      await requireEmpty(engine, db);
      const rows = new RowInserter(db);
      const summary = await readExport(source, {
        async header({ schema }) {
          for (const table of tablesToDrop) await sql`drop table if exists ${sql.table(table)}`.execute(db);
          await runMigrations(engine, db, { from: 0, to: schema });
        },
        row: (table, row, size) => rows.add(table, row, size),
      });
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
  const present = new Set(await engine.tables(db));
  for (const table of exportedTables.keys()) {
    if (!present.has(table)) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new StoreError(
        "refused",
        "La base de datos ya tiene contenido y no se modificó. Importa en una vacía, por ejemplo DATABASE_URL=sqlite:./data/otra.db.",
      );
  }
}

/**
 * Gathers rows of one table into statements of a moderate size. What the database refuses may be the fault of the rows or
 * its own: it is kept until the end, which a file that is damaged does not reach.
 */
class RowInserter {
  readonly #db: Database;
  #refusal: { reason: unknown } | undefined;
  #table = "";
  #rows: Row[] = [];
  #size = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  async add(table: string, row: Row, size: number): Promise<void> {
    if (this.#refusal) return;
    const full = this.#rows.length === MOST_ROWS || this.#size + size > MOST_CHARACTERS;
    if (table !== this.#table || full) await this.#flush();
    this.#table = table;
    this.#rows.push(row);
    this.#size += size;
  }

  /** To be called once the file is proven. Throws what the database refused. */
  async end(): Promise<void> {
    await this.#flush();
    if (this.#refusal) throw this.#refusal.reason;
  }

  async #flush(): Promise<void> {
    const [first] = this.#rows;
    if (!first) return;
    await this.#insert(first).catch((reason: unknown) => {
      this.#refusal = { reason };
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
