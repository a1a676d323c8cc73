import { createHash } from "node:crypto";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "kysely";
import type { Context } from "../engine/context.ts";
import type { Engine } from "../engine/engine.ts";
import { schemaVersion } from "../engine/migrate.ts";
import type { Database } from "../schema/tables.ts";
import type { KeptBytes } from "./byte-files.ts";
import {
  ByteReference,
  type ExportSummary,
  endLine,
  headerLine,
  rowLine,
  type WrittenRow,
} from "./export-format.ts";
import { exportedTables, numberColumns, type Row, tablesOfBytes } from "./exported-tables.ts";

/** In characters. */
const batchLength = 65_536;

export interface Exports {
  /**
   * Writes everything that the site consists of to `target` and ends it: one consistent state, while saves continue. The
   * bytes of uploads go to `uploads` where it is given. When reading or writing fails, destroys `target` and rejects.
   */
  exportTo(target: Writable, uploads?: KeptBytes): Promise<ExportSummary>;
}

export function openExports({ engine, now }: Context): Exports {
  return {
    async exportTo(target, uploads) {
      try {
        return await engine.snapshot((db) => writeExport(engine, db, now(), { target, uploads }));
      } catch (error) {
        target.destroy();
        throw error instanceof TargetFailure ? error.cause : error;
      }
    },
  };
}

/** Wraps an error of a target: without it the engine would read a full disk of another folder as its own. */
class TargetFailure {
  readonly cause: unknown;

  constructor(cause: unknown) {
    this.cause = cause;
  }
}

interface Targets {
  target: Writable;
  uploads: KeptBytes | undefined;
}

async function writeExport(
  engine: Engine,
  db: Database,
  created: Date,
  { target, uploads }: Targets,
): Promise<ExportSummary> {
  const header = { schema: await schemaVersion(engine, db), created, counts: await countRows(db) };
  const hash = createHash("sha256");
  let readError: unknown;
  const lines = async function* () {
    yield headerLine(header, uploads === undefined);
    try {
      for await (const { table, row } of exportedRows(engine, db)) {
        const line = rowLine(table, await writtenRow(row, uploads));
        hash.update(line);
        yield line;
      }
    } catch (error) {
      readError = error;
      throw error;
    }
    yield endLine(hash.copy().digest("hex"));
  };
  try {
    await pipeline(batched(lines()), createGzip(), target);
  } catch (error) {
    throw error === readError ? error : new TargetFailure(error);
  }
  return { ...header, sha256: hash.digest("hex") };
}

/** Keeps the bytes of an upload's row in `uploads`, and names them in the row. No other row has a body. */
async function writtenRow(row: Row, uploads: KeptBytes | undefined): Promise<WrittenRow> {
  const { body } = row;
  if (uploads === undefined || !(body instanceof Uint8Array)) return row;
  try {
    return { ...row, body: new ByteReference(await uploads.put(body)) };
  } catch (error) {
    throw new TargetFailure(error);
  }
}

async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of exportedTables.keys()) {
    const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    for (const { count } of counted.rows) counts[table] = count;
  }
  return counts;
}

/** Every row of an export with its table, in the same order on both engines, inside a snapshot. */
async function* exportedRows(engine: Engine, db: Database): AsyncGenerator<{ table: string; row: Row }> {
  for (const [table, key] of exportedTables) {
    let query = db.selectFrom(sql<Row>`${sql.table(table)}`.as("exported")).selectAll();
    for (const column of key) {
      const collation = numberColumns.has(column) ? sql`` : sql`collate ${sql.ref(engine.dialect.bytewise)}`;
      query = query.orderBy(sql`${sql.ref(column)} ${collation}`);
    }
    const batch = tablesOfBytes.has(table) ? 1 : 500;
    for await (const row of engine.rows(db, query, batch)) yield { table, row };
  }
}

/** Joins short lines: compressing each by itself would need a task of the thread pool for each. */
async function* batched(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let batch = "";
  for await (const line of lines) {
    batch += line;
    if (batch.length < batchLength) continue;
    yield batch;
    batch = "";
  }
  yield batch;
}
