import type { Generated, Kysely } from "kysely";

/** The one query layer's connection: a read connection or an open write transaction. */
export type Database = Kysely<Tables>;

/** How the two databases write what SQL does not have in common. */
export interface Dialect {
  /** The column type of bytes. */
  readonly bytes: "blob" | "bytea";
  /** The end of a table definition. */
  readonly tableEnd: "strict" | "";
  /** The collation that compares texts byte by byte. */
  readonly bytewise: "binary" | "C";
}

/**
 * The tables as both engines return them: texts, numbers, bytes and null, nothing else. Times are ISO 8601 texts in UTC,
 * which sort by time. Columns keep the names of the first releases (`at`, `until`, `seen_at`, `agent`): a rename would
 * need a migration and new exports, and gain nothing. The records of the store have the full names (`createdAt`,
 * `expiresAt`, `lastSeenAt`, `userAgent`).
 */
export interface Tables {
  schema_version: { version: number };
  document: { hash: string; json: string };
  revision: Authored & { id: string; version: number; note: string | null };
  revision_document: { revision_id: string; name: string; hash: string };
  publication: Authored & { id: string; revision_id: string };
  page: {
    publication_id: string;
    path: string;
    status: number;
    headers: string;
    etag: string;
    body_hash: string;
  };
  page_body: { hash: string; identity: Uint8Array; brotli: Uint8Array; gzip: Uint8Array };
  /** A file of a publication that is gone. */
  kept_asset: { path: string; headers: string; etag: string; body_hash: string; until: string };
  /** The records of the newest publication's pages. They are in no export: the next publication draws every page. */
  page_records: { slot: number; body: Uint8Array };
  live: { slot: number; publication_id: string; generation: number };
  /** `cutout` is 1 for a picture without a ground. */
  media: Authored & {
    hash: string;
    id: string;
    name: string;
    width: number;
    height: number;
    cutout: Generated<number>;
  };
  media_file: {
    media_hash: string;
    width: number;
    height: number;
    type: string;
    size: number;
    body: Uint8Array;
  };
  /** The bytes of videos. `number` counts the chunks of a video from 0; `size` is the length of `body`. */
  video_chunk: { media_hash: string; type: string; number: number; size: number; body: Uint8Array };
  account: {
    id: string;
    email: string;
    password_hash: string;
    at: string;
    role: Generated<string>;
    totp_secret: string | null;
    totp_pending: string | null;
    /** The last step of 30 seconds whose code was used. */
    totp_step: Generated<number>;
    /** SHA-256 of the token with which the owner chooses a new password; null when there is none. */
    reset_hash: string | null;
    reset_until: string | null;
  };
  recovery_code: { code_hash: string; account_id: string };
  /** The requirements of an owner for all accounts: `second_factor` is 1 where each needs one. */
  account_policy: { slot: number; second_factor: number };
  /** The key of the marks that stand for networks in the audit. It is in no export. */
  network_key: { slot: number; value: string };
  session: {
    /** Stays when the token is renewed. */
    id: string;
    /** When the password was given last, at the sign-in or later; null for a session from before schema 7. */
    confirmed_at: string | null;
    /** SHA-256 of the token before it was renewed, which is valid for a moment longer; null where it never was. */
    previous_hash: string | null;
    renewed_at: string | null;
    token_hash: string;
    account_id: string;
    created_at: string;
    seen_at: string;
    agent: Generated<string>;
  };
  schedule: Authored & {
    id: string;
    revision_id: string;
    due: string;
    state: string;
    detail: string;
    claimed_at: string | null;
  };
  review_link: Authored & {
    id: string;
    token_hash: string;
    revision_id: string;
    until: string;
    revoked: number;
  };
  review_note: {
    id: string;
    link_id: string;
    section: string;
    /** Address of the page with the section. */
    path: Generated<string>;
    kind: string;
    text: string;
    name: string;
    at: string;
  };
  attempt: { id: string; key_hash: string; at: string; until: string };
  setup_token: { slot: number; token_hash: string; until: string; tries_left: number };
  audit: Authored & { id: string; action: string; detail: string };
}

/** Author and time. `author_id` is null for the system; the name is the one at that time. */
export interface Authored {
  author_id: string | null;
  author_name: string;
  at: string;
}
