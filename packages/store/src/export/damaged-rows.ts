import type { Engine } from "../engine/engine.ts";
import { exportedRows } from "./exported-rows.ts";
import { isIntact } from "./exported-tables.ts";

/** The rows that do not match their own hash or length: their tables and keys. */
export function damagedRows(engine: Engine): Promise<string[]> {
  return engine.snapshot(async (db) => {
    const found: string[] = [];
    for await (const { table, row } of exportedRows(engine, db)) {
      if (!isIntact(table, row)) found.push(`${table} ${row.hash ?? row.media_hash}`);
    }
    return found;
  });
}
