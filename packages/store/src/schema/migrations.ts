import { sql } from "kysely";
import type { Database, Dialect } from "./tables.ts";

/** Brings the schema from one version to the next, inside one transaction. */
export type Migration = (db: Database, dialect: Dialect) => Promise<void>;

/** The migration at index `n` makes version `n + 1`. A released one never changes; a new one is added at the end. */
export const migrations: readonly Migration[] = [
  firstSchema,
  peopleAndReview,
  resetsAndPages,
  videosInPieces,
  rolesInEnglish,
  videoChunks,
  watchedAccounts,
  keptAssets,
  cutouts,
  pageRecords,
];

async function firstSchema(db: Database, dialect: Dialect): Promise<void> {
  const bytes = sql.raw(dialect.bytes);
  const end = sql.raw(dialect.tableEnd);
  const authored = sql.raw("author_id text, author_name text not null, at text not null");
  const statements = [
    sql`create table document (hash text primary key, json text not null) ${end}`,
    sql`create table revision (id text primary key, version integer not null unique, note text, ${authored}) ${end}`,
    sql`create table revision_document (
      revision_id text not null references revision (id), name text not null,
      hash text not null references document (hash), primary key (revision_id, name)) ${end}`,
    sql`create table publication (
      id text primary key, revision_id text not null references revision (id), ${authored}) ${end}`,
    sql`create table page_body (
      hash text primary key, identity ${bytes} not null, brotli ${bytes} not null, gzip ${bytes} not null) ${end}`,
    sql`create table page (
      publication_id text not null references publication (id), path text not null, status integer not null,
      headers text not null, etag text not null, body_hash text not null references page_body (hash),
      primary key (publication_id, path)) ${end}`,
    sql`create table live (
      slot integer primary key check (slot = 1), publication_id text not null references publication (id),
      generation integer not null) ${end}`,
    sql`create table media (
      hash text primary key, id text not null unique, name text not null,
      width integer not null, height integer not null, ${authored}) ${end}`,
    sql`create table media_file (
      media_hash text not null references media (hash), width integer not null, height integer not null,
      type text not null, size integer not null, body ${bytes} not null,
      primary key (media_hash, width, type)) ${end}`,
    sql`create table account (
      id text primary key, email text not null unique, password_hash text not null, at text not null) ${end}`,
    sql`create table session (
      token_hash text primary key, account_id text not null references account (id),
      created_at text not null, seen_at text not null) ${end}`,
    sql`create index session_account on session (account_id)`,
    sql`create table attempt (
      id text primary key, key_hash text not null, at text not null, until text not null) ${end}`,
    sql`create index attempt_key on attempt (key_hash, at)`,
    sql`create index attempt_until on attempt (until)`,
    sql`create table setup_token (
      slot integer primary key check (slot = 1), token_hash text not null,
      until text not null, tries_left integer not null) ${end}`,
    sql`create table audit (
      id text primary key, action text not null, detail text not null, ${authored}) ${end}`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Roles, the second factor, where a session is, scheduled publications and review links. */
async function peopleAndReview(db: Database, dialect: Dialect): Promise<void> {
  const end = sql.raw(dialect.tableEnd);
  const authored = sql.raw("author_id text, author_name text not null, at text not null");
  const statements = [
    sql`alter table account add column role text not null default 'propietaria'`,
    sql`alter table account add column totp_secret text`,
    sql`alter table account add column totp_pending text`,
    sql`alter table account add column totp_step integer not null default 0`,
    sql`alter table session add column agent text not null default ''`,
    sql`create table recovery_code (
      code_hash text primary key, account_id text not null references account (id)) ${end}`,
    sql`create table schedule (
      id text primary key, revision_id text not null references revision (id), due text not null,
      state text not null, detail text not null, claimed_at text, ${authored}) ${end}`,
    sql`create index schedule_state on schedule (state, due)`,
    sql`create table review_link (
      id text primary key, token_hash text not null unique, revision_id text not null references revision (id),
      until text not null, revoked integer not null, ${authored}) ${end}`,
    sql`create table review_note (
      id text primary key, link_id text not null references review_link (id), section text not null,
      kind text not null, text text not null, name text not null, at text not null) ${end}`,
    sql`create index review_note_link on review_note (link_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** The token that chooses a forgotten password anew, and the page that a reviewer's word is about. */
async function resetsAndPages(db: Database): Promise<void> {
  const statements = [
    sql`alter table account add column reset_hash text`,
    sql`alter table account add column reset_until text`,
    sql`alter table review_note add column path text not null default '/'`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** How many bytes of a video lie in one row since schema 4. */
const pieceSize = 256 * 1024;
/** How many of them are on their way at once: PostgreSQL may be far, and has two seconds for each statement. */
const passage = 8 * pieceSize;

/** A video, which lay in one row of the width 0, in rows whose width is their number. */
async function videosInPieces(db: Database): Promise<void> {
  const videos = await db
    .selectFrom("media_file")
    .select(["media_hash", "type", "size"])
    .where("height", "=", 0)
    .where("size", ">", pieceSize)
    .execute();
  for (const video of videos) {
    for (let from = pieceSize; from < video.size; from += passage) await copyPieces(db, video, from);
    await db
      .updateTable("media_file")
      .set({ size: pieceSize, body: sql<Uint8Array>`substr(body, 1, ${sql.lit(pieceSize)})` })
      .where((is) => is.and({ media_hash: video.media_hash, type: video.type, width: 0 }))
      .execute();
  }
}

/** Makes rows of the pieces of one passage. */
async function copyPieces(
  db: Database,
  { media_hash, type }: { media_hash: string; type: string },
  from: number,
): Promise<void> {
  const { bytes } = await db
    .selectFrom("media_file")
    .select(sql<Uint8Array>`substr(body, ${sql.lit(from + 1)}, ${sql.lit(passage)})`.as("bytes"))
    .where((is) => is.and({ media_hash, type, width: 0 }))
    .executeTakeFirstOrThrow();
  for (let at = 0; at < bytes.byteLength; at += pieceSize) {
    const body = bytes.subarray(at, at + pieceSize);
    const width = (from + at) / pieceSize;
    const row = { media_hash, type, width, height: 0, size: body.byteLength, body };
    await db.insertInto("media_file").values(row).execute();
  }
}

/**
 * The roles `propietaria` and `editora` become `owner` and `editor`. SQLite cannot change the default of a column, so
 * the column is made anew.
 */
async function rolesInEnglish(db: Database): Promise<void> {
  const statements = [
    sql`alter table account rename column role to spanish_role`,
    sql`alter table account add column role text not null default 'editor'`,
    sql`update account set role = 'owner' where spanish_role = 'propietaria'`,
    sql`alter table account drop column spanish_role`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Videos get a table of their own. Until schema 5 their chunks were rows of pictures with `height` 0 and the number in `width`. */
async function videoChunks(db: Database, dialect: Dialect): Promise<void> {
  await sql`create table video_chunk (
    media_hash text not null references media (hash), type text not null, number integer not null,
    size integer not null, body ${sql.raw(dialect.bytes)} not null,
    primary key (media_hash, type, number)) ${sql.raw(dialect.tableEnd)}`.execute(db);
  const videos = await db
    .selectFrom("media_file")
    .select(["media_hash", "type"])
    .select(({ fn }) => fn.max("width").as("last"))
    .where("height", "=", 0)
    .groupBy(["media_hash", "type"])
    .execute();
  for (const video of videos) {
    for (let first = 0; first <= video.last; first += chunksPerStatement)
      await moveChunks(db, video, [first, first + chunksPerStatement - 1]);
  }
}

/** PostgreSQL has two seconds for each statement, and a library may have gigabytes of videos. */
const chunksPerStatement = 8;

async function moveChunks(
  db: Database,
  { media_hash, type }: { media_hash: string; type: string },
  [first, last]: [number, number],
): Promise<void> {
  const moved = sql`media_hash = ${media_hash} and type = ${type} and height = 0 and width between ${first} and ${last}`;
  await sql`insert into video_chunk (media_hash, type, number, size, body)
    select media_hash, type, width, size, body from media_file where ${moved}`.execute(db);
  await sql`delete from media_file where ${moved}`.execute(db);
}

/**
 * A session keeps its id when its token is renewed, and when its password was given last. What an owner requires of all
 * accounts, and the key of the marks that stand for networks.
 */
async function watchedAccounts(db: Database, dialect: Dialect): Promise<void> {
  const end = sql.raw(dialect.tableEnd);
  const statements = [
    sql`alter table session add column id text not null default ''`,
    sql`alter table session add column confirmed_at text`,
    sql`alter table session add column previous_hash text`,
    sql`alter table session add column renewed_at text`,
    sql`update session set id = token_hash`,
    sql`create unique index session_id on session (id)`,
    sql`create index session_previous on session (previous_hash)`,
    sql`create index audit_action on audit (action, id)`,
    sql`create table account_policy (slot integer primary key check (slot = 1), second_factor integer not null) ${end}`,
    sql`create table network_key (slot integer primary key check (slot = 1), value text not null) ${end}`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Files of publications that are gone: link previews and caches ask for them for months. */
async function keptAssets(db: Database, dialect: Dialect): Promise<void> {
  await sql`create table kept_asset (
    path text primary key, headers text not null, etag text not null,
    body_hash text not null references page_body (hash), until text not null) ${sql.raw(dialect.tableEnd)}`.execute(
    db,
  );
}

/** Which pictures are cut out of their ground. Earlier uploads were not examined: they count as not cut out. */
async function cutouts(db: Database): Promise<void> {
  await sql`alter table media add column cutout integer not null default 0`.execute(db);
}

/** The records of the newest publication's pages. */
async function pageRecords(db: Database, dialect: Dialect): Promise<void> {
  await sql`create table page_records (
    slot integer primary key check (slot = 1), body ${sql.raw(dialect.bytes)} not null) ${sql.raw(dialect.tableEnd)}`.execute(
    db,
  );
}
