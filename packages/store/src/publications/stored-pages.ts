import { canonicalJson, sha256 } from "../base/canonical-json.ts";
import type { Engine } from "../engine/engine.ts";
import type { Database, Tables } from "../schema/tables.ts";
import type { StaticResponse } from "./static-response.ts";

/** The pages of a publication. */
export interface StoredPages {
  /** By the path of the request, such as `/servicios/escleroterapia`, sorted. */
  pages: ReadonlyMap<string, StaticResponse>;
  /** Identifies each page with all its bytes, by the same paths: equal pages have equal marks. */
  marks: ReadonlyMap<string, string>;
}

type Encodings = Pick<Tables["page_body"], "identity" | "brotli" | "gzip">;

/** Inserts the pages of a publication, inside a write. Bytes that an earlier publication already has are stored once. */
export async function insertPages(
  db: Database,
  publicationId: string,
  pages: ReadonlyMap<string, StaticResponse>,
): Promise<void> {
  if (pages.size === 0) return;
  const bodies = new Map<string, Encodings>();
  const rows = Array.from(pages, ([path, page]) => {
    const encodings = encodingsOf(page);
    const body_hash = storedHashes.get(page.body) ?? bodyHash(encodings);
    bodies.set(body_hash, encodings);
    const { status, headers, etag } = page;
    return { publication_id: publicationId, path, status, headers: canonicalJson(headers), etag, body_hash };
  });
  await insertBodies(db, bodies);
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insertInto("page")
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
}

/**
 * The hashes of bodies that were read, by their uncompressed bytes: most pages of a new publication are those of the last
 * one, and to hash hundreds of them would keep visitors waiting.
 */
const storedHashes = new WeakMap<Uint8Array, string>();

/** Rows of one statement: both databases limit its parameters, and a site with hundreds of photographs has thousands of files. */
const rowsAtOnce = 1000;

/** Most pages are unchanged. A query first saves sending megabytes while other writes wait. */
async function insertBodies(db: Database, bodies: ReadonlyMap<string, Encodings>): Promise<void> {
  const rows = await db
    .selectFrom("page_body")
    .select("hash")
    .where("hash", "in", [...bodies.keys()])
    .execute();
  const kept = new Set(rows.map(({ hash }) => hash));
  for (const [hash, encodings] of bodies) {
    if (kept.has(hash)) continue;
    await db
      .insertInto("page_body")
      .values({ hash, ...encodings })
      .execute();
  }
}

/** The columns have no null: a page that is sent only as it is has no bytes in the other encodings. */
function encodingsOf({ body, brotli, gzip }: StaticResponse): Encodings {
  const nothing = new Uint8Array();
  return { identity: body, brotli: brotli ?? nothing, gzip: gzip ?? nothing };
}

const orNull = (bytes: Uint8Array) => (bytes.byteLength === 0 ? null : bytes);

/** The hash of a page's bytes. */
export function bodyHash({ identity, brotli, gzip }: Encodings): string {
  return sha256(sha256(identity), sha256(brotli), sha256(gzip));
}

/** The pages of a publication. A page that is equal in `previous` is the same object and is not read again. */
export async function readPages(
  engine: Engine,
  publicationId: string,
  previous: StoredPages | null,
): Promise<StoredPages> {
  const listed = await engine.read((db) =>
    db.selectFrom("page").selectAll().where("publication_id", "=", publicationId).execute(),
  );
  const marks = new Map(listed.map((row) => [row.path, markOf(row)]));
  const kept = new Map(
    previous && [...previous.pages].filter(([path]) => previous.marks.get(path) === marks.get(path)),
  );
  const changed = [...marks.keys()].filter((path) => !kept.has(path));
  const read = await readWhole(engine, publicationId, changed);
  return {
    pages: new Map([...kept, ...read].sort(([one], [other]) => (one < other ? -1 : 1))),
    marks,
  };
}

/** Pages that one statement reads: all at once could exceed the statement timeout. */
const batchSize = 8;

async function readWhole(
  engine: Engine,
  publicationId: string,
  paths: readonly string[],
): Promise<[path: string, page: StaticResponse][]> {
  const pages: [string, StaticResponse][] = [];
  for (let start = 0; start < paths.length; start += batchSize)
    pages.push(...(await readBatch(engine, publicationId, paths.slice(start, start + batchSize))));
  return pages;
}

async function readBatch(
  engine: Engine,
  publicationId: string,
  paths: readonly string[],
): Promise<[path: string, page: StaticResponse][]> {
  const rows = await engine.read((db) =>
    db
      .selectFrom("page")
      .innerJoin("page_body", "page_body.hash", "page.body_hash")
      .selectAll()
      .where("publication_id", "=", publicationId)
      .where("path", "in", paths)
      .execute(),
  );
  return rows.map((row) => {
    const response = responseOf(row);
    storedHashes.set(response.body, row.body_hash);
    return [row.path, response];
  });
}

/** The response of a stored page with its bytes. */
export function responseOf({
  status,
  headers,
  etag,
  identity,
  brotli,
  gzip,
}: Pick<PageRow, "status" | "headers" | "etag"> & Encodings): StaticResponse {
  return {
    status,
    headers: JSON.parse(headers),
    etag,
    body: identity,
    brotli: orNull(brotli),
    gzip: orNull(gzip),
  };
}

type PageRow = Pick<Tables["page"], "path" | "status" | "headers" | "etag" | "body_hash">;

function markOf({ path, status, headers, etag, body_hash }: PageRow): string {
  return sha256(canonicalJson([path, status, headers, etag, body_hash]));
}
