import { sha256 } from "../base/canonical-json.ts";
import { bodyHash } from "../publications/stored-pages.ts";
import type { Tables } from "../schema/tables.ts";

/** A value of a row, as both engines return it. */
export type Cell = string | number | null | Uint8Array;
export type Row = Record<string, Cell>;

/**
 * Every table with the columns of its key, in an order in which referenced rows come first. Null for tables that an
 * export leaves out: sessions, tokens and attempts must not come back, and records of pages belong to a build.
 */
const tableKeys: { [Table in keyof Tables]: readonly (keyof Tables[Table] & string)[] | null } = {
  schema_version: null,
  document: ["hash"],
  revision: ["id"],
  revision_document: ["revision_id", "name"],
  publication: ["id"],
  page_body: ["hash"],
  page: ["publication_id", "path"],
  kept_asset: ["path"],
  page_records: null,
  live: ["slot"],
  media: ["hash"],
  media_file: ["media_hash", "width", "type"],
  video_chunk: ["media_hash", "type", "number"],
  account: ["id"],
  recovery_code: ["code_hash"],
  account_policy: ["slot"],
  network_key: null,
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

/** The columns of keys that are numbers; all others are sorted as bytes. */
export const numberColumns: ReadonlySet<string> = new Set(["slot", "width", "number"]);

/** The tables whose rows may be large, so that they are read one by one. */
export const tablesOfBytes: ReadonlySet<string> = new Set(["page_body", "media_file", "video_chunk"]);

const hasItsSize = ({ size, body }: Row) => body instanceof Uint8Array && body.byteLength === size;

const contentChecks = new Map<string, (row: Row) => boolean>(
  Object.entries({
    document: ({ hash, json }: Row) => typeof json === "string" && sha256(json) === hash,
    page_body: ({ hash, identity, brotli, gzip }: Row) =>
      identity instanceof Uint8Array &&
      brotli instanceof Uint8Array &&
      gzip instanceof Uint8Array &&
      bodyHash({ identity, brotli, gzip }) === hash,
    media_file: hasItsSize,
    video_chunk: hasItsSize,
    page: hasOwnHeaders,
    kept_asset: hasOwnHeaders,
  } satisfies { [Table in keyof Tables]?: (row: Row) => boolean }),
);

/** Values of headers that Node sends: any other value would end the process with the first visitor. */
const anyValue = /^[\t\x20-\x7e]*$/;
/** The headers that publishing writes, with their values. Any other one, such as a cookie, was put into the file by somebody. */
const publishedHeaders = new Map([
  ["Cache-Control", anyValue],
  ["Content-Security-Policy", anyValue],
  ["Content-Type", anyValue],
  ["Last-Modified", anyValue],
  // A former address leads to a page of this site, never to another host.
  ["Location", /^\/(?![/\\])[\x20-\x7e]*$/],
  ["X-Consultorio-Build", anyValue],
  ["X-Consultorio-Content", anyValue],
]);

function hasOwnHeaders({ headers }: Row): boolean {
  if (typeof headers !== "string") return false;
  try {
    return Object.entries(JSON.parse(headers)).every(
      ([name, value]) => publishedHeaders.get(name)?.test(String(value)) ?? false,
    );
  } catch {
    return false;
  }
}

/**
 * Whether a row matches its own hash or length, and a page has no header but those of publishing. True for a row that
 * has none.
 */
export function isIntact(table: string, row: Row): boolean {
  return contentChecks.get(table)?.(row) ?? true;
}
