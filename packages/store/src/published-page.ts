import { canonicalJson, sha256 } from "./canonical-json.ts";
import type { Database } from "./engine/engine.ts";

/** One finished page, ready to be sent. */
export interface PublishedPage {
  /** The path as it is asked for, such as `/servicios/escleroterapia`. */
  path: string;
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  brotli: Uint8Array;
  gzip: Uint8Array;
  etag: string;
}

/** Adds a page to a publication, inside a write. A body that an earlier publication already has is kept once. */
export async function insertPage(db: Database, publicationId: string, page: PublishedPage): Promise<void> {
  const { path, status, headers, body, brotli, gzip, etag } = page;
  const hash = sha256(sha256(body), sha256(brotli), sha256(gzip));
  await db
    .insertInto("page_body")
    .values({ hash, identity: body, brotli, gzip })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto("page")
    .values({
      publication_id: publicationId,
      path,
      status,
      headers: canonicalJson(headers),
      etag,
      body_hash: hash,
    })
    .execute();
}

/** The pages of a publication, sorted by path. */
export async function readPages(db: Database, publicationId: string): Promise<PublishedPage[]> {
  const rows = await db
    .selectFrom("page")
    .innerJoin("page_body", "page_body.hash", "page.body_hash")
    .selectAll()
    .where("publication_id", "=", publicationId)
    .execute();
  return rows
    .map((row) => ({
      path: row.path,
      status: row.status,
      headers: JSON.parse(row.headers),
      etag: row.etag,
      body: row.identity,
      brotli: row.brotli,
      gzip: row.gzip,
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
