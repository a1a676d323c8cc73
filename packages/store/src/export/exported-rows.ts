import { sql } from "kysely";
import type { Engine } from "../engine/engine.ts";
import type { Database } from "../schema/tables.ts";
import { exportedTables, numberColumns, type Row, tablesOfBytes } from "./exported-tables.ts";

/** Every row of an export with its table, in the same order on both engines, inside a snapshot. */
export async function* exportedRows(
  engine: Engine,
  db: Database,
): AsyncGenerator<{ table: string; row: Row }> {
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
