import { sha256 } from "../base/canonical-json.ts";
import { bodyHash } from "../publications/published-page.ts";
import type { Tables } from "../schema/tables.ts";

/** A value of a row, as both engines hand it over. */
export type Cell = string | number | null | Uint8Array;
export type Row = Record<string, Cell>;

/**
 * Every table, one that is referred to before those that refer to it, with the columns of its key; null for what an
 * export leaves out: it dies with the process that made it, or opens a door.
 */
const tableKeys: { [Table in keyof Tables]: readonly (keyof Tables[Table] & string)[] | null } = {
  schema_version: null,
  document: ["hash"],
  revision: ["id"],
  revision_document: ["revision_id", "name"],
  publication: ["id"],
  page_body: ["hash"],
  page: ["publication_id", "path"],
  live: ["slot"],
  media: ["hash"],
  media_file: ["media_hash", "width", "type"],
  account: ["id"],
  recovery_code: ["code_hash"],
  session: null,
  schedule: ["id"],
  review_link: ["id"],
  review_note: ["id"],
  attempt: null,
  setup_token: null,
  audit: ["id"],
};

/** The tables of an export, in its order, with the columns of their keys. */
export const exportedTables: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(tableKeys).flatMap(([table, key]) => (key === null ? [] : [[table, key] as const])),
);

/** All tables, in an order in which they can be dropped. */
export const tablesToDrop: readonly string[] = Object.keys(tableKeys).toReversed();

/** The columns of keys that hold numbers; all others are compared as bytes. */
export const numberColumns: ReadonlySet<string> = new Set(["slot", "width"]);

/** The tables whose rows may be large, so that they are read one by one. */
export const tablesOfBytes: ReadonlySet<string> = new Set(["page_body", "media_file"]);

const contentChecks: Record<string, (row: Row) => boolean> = {
  document: ({ hash, json }) => typeof json === "string" && sha256(json) === hash,
  page_body: ({ hash, identity, brotli, gzip }) =>
    identity instanceof Uint8Array &&
    brotli instanceof Uint8Array &&
    gzip instanceof Uint8Array &&
    bodyHash({ body: identity, brotli, gzip }) === hash,
  media_file: ({ size, body }) => body instanceof Uint8Array && body.byteLength === size,
};

/** Whether a row holds what its own hash or length says. A row that says nothing of itself does. */
export function isIntact(table: string, row: Row): boolean {
  return contentChecks[table]?.(row) ?? true;
}
