import type { Database } from "../schema/tables.ts";

/**
 * The publication that visitors see. The generation grows by one with every change. A replica of PostgreSQL that is promoted may know less than
 * the server that was there before: then an earlier pointer comes back, and a generation may be used twice.
 */
export interface LivePointer {
  publicationId: string;
  generation: number;
}

/** Whether two pointers are the same change. */
export function isSamePointer(one: LivePointer, other: LivePointer): boolean {
  return one.generation === other.generation && one.publicationId === other.publicationId;
}

export async function readPointer(db: Database): Promise<LivePointer | null> {
  const row = await db.selectFrom("live").select(["publication_id", "generation"]).executeTakeFirst();
  return row ? { publicationId: row.publication_id, generation: row.generation } : null;
}

/** Makes another publication live, inside a write. */
export async function movePointer(db: Database, publicationId: string): Promise<LivePointer> {
  const generation = ((await readPointer(db))?.generation ?? 0) + 1;
  await db
    .insertInto("live")
    .values({ slot: 1, publication_id: publicationId, generation })
    .onConflict((on) => on.column("slot").doUpdateSet({ publication_id: publicationId, generation }))
    .execute();
  return { publicationId, generation };
}
