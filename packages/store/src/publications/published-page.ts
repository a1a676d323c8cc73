import { canonicalJson, sha256 } from "../base/canonical-json.ts";
import type { Engine } from "../engine/engine.ts";
import type { Database, Tables } from "../schema/tables.ts";

/** One finished page, ready to be sent. */
export interface PublishedPage {
  /** The path of the request, such as `/servicios/escleroterapia`. */
  path: string;
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  brotli: Uint8Array;
  gzip: Uint8Array;
  etag: string;
}

/** A page as the store returns it. */
export interface StoredPage extends PublishedPage {
  /** Identifies the page with all its bytes: equal pages have equal marks. */
  mark: string;
}

/** Inserts the pages of a publication, inside a write. Bytes that an earlier publication already has are stored once. */
export async function insertPages(
  db: Database,
  publicationId: string,
  pages: readonly PublishedPage[],
): Promise<void> {
  if (pages.length === 0) return;
  const hashed = pages.map((page) => ({ page, hash: bodyHash(page) }));
  await insertBodies(db, new Map(hashed.map(({ page, hash }) => [hash, page])));
  const rows = hashed.map(({ page: { path, status, headers, etag }, hash }) => ({
    publication_id: publicationId,
    path,
    status,
    headers: canonicalJson(headers),
    etag,
    body_hash: hash,
  }));
  await db.insertInto("page").values(rows).execute();
}

/** Most pages are unchanged. A query first saves sending megabytes while other writes wait. */
async function insertBodies(db: Database, pages: ReadonlyMap<string, PublishedPage>): Promise<void> {
  const rows = await db
    .selectFrom("page_body")
    .select("hash")
    .where("hash", "in", [...pages.keys()])
    .execute();
  const kept = new Set(rows.map(({ hash }) => hash));
  for (const [hash, { body, brotli, gzip }] of pages) {
    if (kept.has(hash)) continue;
    await db.insertInto("page_body").values({ hash, identity: body, brotli, gzip }).execute();
  }
}

/** The hash of a page's bytes. */
export function bodyHash({ body, brotli, gzip }: Pick<PublishedPage, "body" | "brotli" | "gzip">): string {
  return sha256(sha256(body), sha256(brotli), sha256(gzip));
}

/** The pages of a publication, sorted by path. Pages that are among the known ones are not read again. */
export async function readPages(
  engine: Engine,
  publicationId: string,
  known: readonly StoredPage[],
): Promise<StoredPage[]> {
  const listed = await engine.read((db) =>
    db.selectFrom("page").selectAll().where("publication_id", "=", publicationId).execute(),
  );
  const marks = new Map(listed.map((row) => [markOf(row), row.path]));
  const kept = known.filter(({ mark }) => marks.has(mark));
  for (const { mark } of kept) marks.delete(mark);
  const read = await readWhole(engine, publicationId, [...marks.values()]);
  return [...kept, ...read].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Pages that one statement reads: all at once could exceed the statement timeout. */
const batchSize = 8;

async function readWhole(
  engine: Engine,
  publicationId: string,
  paths: readonly string[],
): Promise<StoredPage[]> {
  const pages: StoredPage[] = [];
  for (let start = 0; start < paths.length; start += batchSize)
    pages.push(...(await readBatch(engine, publicationId, paths.slice(start, start + batchSize))));
  return pages;
}

async function readBatch(
  engine: Engine,
  publicationId: string,
  paths: readonly string[],
): Promise<StoredPage[]> {
  const rows = await engine.read((db) =>
    db
      .selectFrom("page")
      .innerJoin("page_body", "page_body.hash", "page.body_hash")
      .selectAll()
      .where("publication_id", "=", publicationId)
      .where("path", "in", paths)
      .execute(),
  );
  return rows.map((row) => ({
    path: row.path,
    status: row.status,
    headers: JSON.parse(row.headers),
    etag: row.etag,
    body: row.identity,
    brotli: row.brotli,
    gzip: row.gzip,
    mark: markOf(row),
  }));
}

type PageRow = Pick<Tables["page"], "path" | "status" | "headers" | "etag" | "body_hash">;

function markOf({ path, status, headers, etag, body_hash }: PageRow): string {
  return sha256(canonicalJson([path, status, headers, etag, body_hash]));
}
