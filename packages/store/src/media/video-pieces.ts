import { sql } from "kysely";
import { sanitizeInteger, sanitizeText } from "../base/sanitize.ts";
import type { Database } from "../schema/tables.ts";
import type { MediaFile } from "./media-file.ts";

/** How many bytes of a video lie in one row, in the schema and in every export. SQLite reads a whole row, however little of it is asked for. */
const pieceSize = 256 * 1024;

/** A video in pieces, which are numbered where a picture has its width; a picture as it is. */
export function inPieces(file: MediaFile): MediaFile[] {
  if (file.height > 0) return [file];
  const count = Math.max(1, Math.ceil(file.body.byteLength / pieceSize));
  return Array.from({ length: count }, (_, piece) => ({
    ...file,
    width: piece,
    body: file.body.subarray(piece * pieceSize, (piece + 1) * pieceSize),
  }));
}

export interface Slice {
  hash: string;
  type: string;
  /** The first byte that is wanted. */
  from: number;
  /** How many bytes at most. */
  length: number;
}

/** As many bytes of a video as lie together in a row, none past its end; null where there is no such video. */
export async function readSlice(db: Database, slice: Slice): Promise<Uint8Array | null> {
  // SQL counts bytes from 1.
  const first = Math.max(sanitizeInteger(slice.from + 1), 1);
  const length = sanitizeInteger(slice.length);
  const row = await db
    .selectFrom("media_file")
    .select(sql<Uint8Array>`substr(body, ${first} - width * ${sql.lit(pieceSize)}, ${length})`.as("bytes"))
    .where("media_hash", "=", sanitizeText(slice.hash))
    .where("type", "=", sanitizeText(slice.type))
    .where("height", "=", 0)
    .where("width", "<=", Math.floor((first - 1) / pieceSize))
    .orderBy("width", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.bytes ?? null;
}
