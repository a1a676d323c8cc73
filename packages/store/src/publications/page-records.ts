import type { Database } from "../schema/tables.ts";

/** The records of what the pages of the newest publication were made from; null where there are none. */
export async function readRecords(db: Database): Promise<Uint8Array | null> {
  const row = await db.selectFrom("page_records").select("body").executeTakeFirst();
  return row?.body ?? null;
}

/** Replaces the records inside a write; deletes them if there are no new ones. */
export async function replaceRecords(db: Database, body?: Uint8Array): Promise<void> {
  await db.deleteFrom("page_records").execute();
  if (body !== undefined) await db.insertInto("page_records").values({ slot: 1, body }).execute();
}
