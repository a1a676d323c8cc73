import { sql } from "kysely";
import { sanitizeInteger, sanitizeText } from "../base/sanitize.ts";
import type { Database } from "../schema/tables.ts";

/** How many bytes of a video lie in one row, in the schema and in every export. SQLite always reads a whole row. */
const chunkSize = 256 * 1024;

/** Inserts a video chunk by chunk, inside a write. A video without bytes has one empty chunk. */
export async function insertVideo(
  db: Database,
  { hash, type, body }: { hash: string; type: string; body: Uint8Array },
): Promise<void> {
  for (let number = 0; number === 0 || number * chunkSize < body.byteLength; number += 1) {
    const chunk = body.subarray(number * chunkSize, (number + 1) * chunkSize);
    const row = { media_hash: hash, type, number, size: chunk.byteLength, body: chunk };
    await db.insertInto("video_chunk").values(row).execute();
  }
}

export interface Slice {
  hash: string;
  type: string;
  /** The first byte that is wanted. */
  from: number;
  /** How many bytes at most. */
  length: number;
}

/** The wanted bytes of a video, up to the end of their row. Null where there is no such video. */
export async function readSlice(db: Database, slice: Slice): Promise<Uint8Array | null> {
  // SQL counts bytes from 1.
  const first = Math.max(sanitizeInteger(slice.from + 1), 1);
  const length = sanitizeInteger(slice.length);
  const row = await db
    .selectFrom("video_chunk")
    .select(sql<Uint8Array>`substr(body, ${first} - number * ${sql.lit(chunkSize)}, ${length})`.as("bytes"))
    .where("media_hash", "=", sanitizeText(slice.hash))
    .where("type", "=", sanitizeText(slice.type))
    .where("number", "<=", Math.floor((first - 1) / chunkSize))
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.bytes ?? null;
}
