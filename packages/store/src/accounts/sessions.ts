import { randomBytes } from "node:crypto";
import { sha256 } from "../base/canonical-json.ts";
import { sanitizeText } from "../base/sanitize.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import { credentialVersion, userOf } from "./account.ts";
import { VerifiedSession } from "./actor.ts";

const hour = 3_600_000;
/** An unused session ends after this many milliseconds. */
const idleTimeout = 12 * hour;
/** Every session ends after this many milliseconds. */
const sessionLifetime = 7 * 24 * hour;
/** Milliseconds between two records of a session's last use, so that not every read writes. */
const lastSeenInterval = 60_000;

export interface Sessions {
  /**
   * Creates a session of an account. Only this call returns the token (256 random bits); the store keeps its SHA-256.
   * Throws `account-not-found`; with a `credentialVersion`, `password-changed` when the account has another password by
   * now and `account-deleted` when it is deleted.
   */
  createSession(
    userId: string,
    options?: SessionOptions,
  ): Promise<{ token: string; session: VerifiedSession }>;
  /** The session of a token. Null when there is none, it was idle for 12 hours or it is 7 days old. */
  sessionByToken(token: string): Promise<VerifiedSession | null>;
  deleteSession(session: VerifiedSession): Promise<void>;
  deleteOtherSessions(session: VerifiedSession): Promise<void>;
  /** The account's own sessions, the last used first. */
  sessions(session: VerifiedSession): Promise<OpenSession[]>;
  /** Ends one of the account's own sessions. Throws `session-not-found`. */
  endSession(session: VerifiedSession, id: string): Promise<void>;
}

interface SessionOptions {
  /** The `User-Agent` of the browser. */
  userAgent?: string;
  /** Of the password that was used, from `authenticate`. */
  credentialVersion?: string;
}

/** A browser in which an account is signed in. */
interface OpenSession {
  /** Identifies the session; it is not its token. */
  id: string;
  /** The `User-Agent` at sign-in; empty when there was none. */
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** Whether it is the session of the caller. */
  current: boolean;
}

export function openSessions(context: Context): Sessions {
  const { engine } = context;
  return {
    createSession: (userId, options = {}) => startSession(context, userId, options),
    sessionByToken: (token) => verifySession(context, sha256(token)),

    async deleteSession(session) {
      const tokenHash = VerifiedSession.tokenHash(session);
      await engine.write((db) => db.deleteFrom("session").where("token_hash", "=", tokenHash).execute());
    },

    async deleteOtherSessions(session) {
      const tokenHash = VerifiedSession.tokenHash(session);
      await engine.write((db) => endOtherSessions(db, session.user.id, tokenHash));
    },

    sessions: (session) => listSessions(context, session),
    endSession: (session, id) => endOneSession(context, session, id),
  };
}

/** Ends all sessions of an account but one, inside a write. */
export async function endOtherSessions(db: Database, userId: string, tokenHash: string): Promise<void> {
  await db
    .deleteFrom("session")
    .where("account_id", "=", userId)
    .where("token_hash", "!=", tokenHash)
    .execute();
}

async function startSession({ engine, now }: Context, userId: string, options: SessionOptions) {
  const token = randomBytes(32).toString("base64url");
  const tokenHash = sha256(token);
  const created = now();
  const at = created.toISOString();
  const user = await engine.write(async (db) => {
    const account = await db.selectFrom("account").selectAll().where("id", "=", userId).executeTakeFirst();
    const { credentialVersion: expected } = options;
    if (account === undefined)
      throw new StoreError(expected === undefined ? "account-not-found" : "account-deleted");
    if (expected !== undefined && expected !== credentialVersion(account))
      throw new StoreError("password-changed");
    await deleteExpired(db, created);
    await db
      .insertInto("session")
      .values({
        token_hash: tokenHash,
        account_id: userId,
        created_at: at,
        seen_at: at,
        agent: sanitizeText(options.userAgent ?? "").slice(0, 300),
      })
      .execute();
    return userOf(account);
  });
  return { token, session: new VerifiedSession(tokenHash, user, expiryOf(created)) };
}

async function verifySession(context: Context, tokenHash: string): Promise<VerifiedSession | null> {
  const row = await context.engine.read((db) =>
    db
      .selectFrom("session")
      .innerJoin("account", "account.id", "session.account_id")
      .select([
        "account.id",
        "account.email",
        "account.role",
        "account.at",
        "session.created_at",
        "session.seen_at",
      ])
      .where("token_hash", "=", tokenHash)
      .executeTakeFirst(),
  );
  const time = context.now();
  if (!row || row.seen_at <= before(time, idleTimeout) || row.created_at <= before(time, sessionLifetime))
    return null;
  if (row.seen_at <= before(time, lastSeenInterval)) await recordUse(context, tokenHash, time);
  return new VerifiedSession(tokenHash, userOf(row), expiryOf(new Date(row.created_at)));
}

async function listSessions({ engine, now }: Context, session: VerifiedSession): Promise<OpenSession[]> {
  const own = VerifiedSession.tokenHash(session);
  const time = now();
  const rows = await engine.read((db) =>
    db
      .selectFrom("session")
      .selectAll()
      .where("account_id", "=", session.user.id)
      .where("seen_at", ">", before(time, idleTimeout))
      .where("created_at", ">", before(time, sessionLifetime))
      .orderBy("seen_at", "desc")
      .execute(),
  );
  return rows.map((row) => ({
    id: publicId(row.token_hash),
    userAgent: row.agent,
    createdAt: new Date(row.created_at),
    lastSeenAt: new Date(row.seen_at),
    current: row.token_hash === own,
  }));
}

function endOneSession({ engine }: Context, session: VerifiedSession, id: string): Promise<void> {
  VerifiedSession.tokenHash(session);
  return engine.write(async (db) => {
    const rows = await db
      .selectFrom("session")
      .select("token_hash")
      .where("account_id", "=", session.user.id)
      .execute();
    const found = rows.find(({ token_hash }) => publicId(token_hash) === id);
    if (!found) throw new StoreError("session-not-found");
    await db.deleteFrom("session").where("token_hash", "=", found.token_hash).execute();
  });
}

/** Identifies a session without revealing its token or the row's key. */
const publicId = (tokenHash: string) => sha256(`session ${tokenHash}`).slice(0, 32);

async function deleteExpired(db: Database, time: Date): Promise<void> {
  await db
    .deleteFrom("session")
    .where((where) =>
      where.or([
        where("seen_at", "<=", before(time, idleTimeout)),
        where("created_at", "<=", before(time, sessionLifetime)),
      ]),
    )
    .execute();
}

/** A full disk must not end sessions: the error is reported, and the session continues. */
async function recordUse({ engine, onProblem }: Context, tokenHash: string, time: Date): Promise<void> {
  try {
    await engine.write((db) =>
      db
        .updateTable("session")
        .set({ seen_at: time.toISOString() })
        .where("token_hash", "=", tokenHash)
        .execute(),
    );
  } catch (error) {
    onProblem(error);
  }
}

function before(time: Date, milliseconds: number): string {
  return new Date(time.getTime() - milliseconds).toISOString();
}

function expiryOf(created: Date): Date {
  return new Date(created.getTime() + sessionLifetime);
}
