import { createHash } from "node:crypto";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "kysely";
import type { Context } from "../engine/context.ts";
import type { Engine } from "../engine/engine.ts";
import { schemaVersion } from "../engine/migrate.ts";
import type { Database } from "../schema/tables.ts";
import { type ExportSummary, endLine, headerLine, rowLine } from "./export-format.ts";
import { exportedRows } from "./exported-rows.ts";
import { exportedTables } from "./exported-tables.ts";

/** In characters. */
const PIECE = 65_536;

export interface Exports {
  /**
   * Writes everything that makes the site into `target`, and ends it: one consistent state, while saves go on. Rejects,
   * with `target` destroyed, when either side fails.
   */
  exportTo(target: Writable): Promise<ExportSummary>;
}

export function openExports({ engine, now }: Context): Exports {
  return {
    async exportTo(target) {
      try {
        return await engine.snapshot((db) => writeExport(engine, db, now(), target));
      } catch (error) {
        target.destroy();
        throw error instanceof TargetFailure ? error.reason : error;
      }
    },
  };
}

/** What `target` said, under a name of its own: the engine would take the full disk of another folder for its own. */
class TargetFailure {
  readonly reason: unknown;

  constructor(reason: unknown) {
    this.reason = reason;
  }
}

async function writeExport(
  engine: Engine,
  db: Database,
  created: Date,
  target: Writable,
): Promise<ExportSummary> {
  const header = { schema: await schemaVersion(engine, db), created, counts: await countRows(db) };
  const hash = createHash("sha256");
  let own: unknown;
  const lines = async function* () {
    yield headerLine(header);
    try {
      for await (const { table, row } of exportedRows(engine, db)) {
        const line = rowLine(table, row);
        hash.update(line);
        yield line;
      }
    } catch (error) {
      own = error;
      throw error;
    }
    yield endLine(hash.copy().digest("hex"));
  };
  try {
    await pipeline(gathered(lines()), createGzip(), target);
  } catch (error) {
    throw error === own ? error : new TargetFailure(error);
  }
  return { ...header, sha256: hash.digest("hex") };
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

/** Short lines in pieces of a moderate size: compressing each by itself would take a thread's turn for each. */
async function* gathered(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = "";
  for await (const line of lines) {
    piece += line;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}
