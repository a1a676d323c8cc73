import { randomBytes } from "node:crypto";
import { sha256 } from "../base/canonical-json.ts";
import { storableText } from "../base/storable.ts";
import { StoreError } from "../base/store-error.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import { passwordMark, userOf } from "./account.ts";
import { VerifiedSession } from "./actor.ts";

const HOUR = 3_600_000;
/** Ends a session that nobody uses. */
const IDLE = 12 * HOUR;
/** Ends every session. */
const LIFETIME = 7 * 24 * HOUR;
/** How old the note of a session's last use may be, so that not every read is a write. */
const SEEN_EVERY = 60_000;

export interface Sessions {
  /**
   * A new session of an account. The token (256 random bits) is in this answer only; the store keeps its SHA-256.
   * Throws `not-found`, and `unauthorised` where the account of a `passwordMark` has another password by now, or is gone.
   */
  createSession(
    userId: string,
    options?: SessionOptions,
  ): Promise<{ token: string; session: VerifiedSession }>;
  /** The session of a token, or null when there is none, it was idle for 12 hours or it is 7 days old. */
  sessionByToken(token: string): Promise<VerifiedSession | null>;
  deleteSession(session: VerifiedSession): Promise<void>;
  deleteOtherSessions(session: VerifiedSession): Promise<void>;
  /** The account's own sessions, the latest used first. */
  sessions(session: VerifiedSession): Promise<OpenSession[]>;
  /** Ends one of the account's own sessions. Throws `not-found`. */
  endSession(session: VerifiedSession, id: string): Promise<void>;
}

interface SessionOptions {
  /** What the browser says of itself. */
  agent?: string;
  /** Of the password that was given, as `authenticate` answered it. */
  passwordMark?: string;
}

/** A place where an account is signed in. */
export interface OpenSession {
  /** Names the session to its owner; opens nothing. */
  id: string;
  /** What the browser said of itself when it signed in; empty where it said nothing. */
  agent: string;
  since: Date;
  seen: Date;
  /** Whether it is the one that asks. */
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

async function startSession({ engine, now }: Context, userId: string, given: SessionOptions) {
  const token = randomBytes(32).toString("base64url");
  const tokenHash = sha256(token);
  const created = now();
  const at = created.toISOString();
  const user = await engine.write(async (db) => {
    const account = await db.selectFrom("account").selectAll().where("id", "=", userId).executeTakeFirst();
    const mark = given.passwordMark;
    if (account === undefined)
      throw new StoreError(mark === undefined ? "not-found" : "unauthorised", "Esa cuenta no existe.");
    if (mark !== undefined && mark !== passwordMark(account))
      throw new StoreError("unauthorised", "La contraseña cambió mientras entrabas. Entra con la nueva.");
    await sweep(db, created);
    await db
      .insertInto("session")
      .values({
        token_hash: tokenHash,
        account_id: userId,
        created_at: at,
        seen_at: at,
        agent: storableText(given.agent ?? "").slice(0, 300),
      })
      .execute();
    return userOf(account);
  });
  return { token, session: new VerifiedSession(tokenHash, user, endOf(created)) };
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
  if (!row || row.seen_at <= before(time, IDLE) || row.created_at <= before(time, LIFETIME)) return null;
  if (row.seen_at <= before(time, SEEN_EVERY)) await noteUse(context, tokenHash, time);
  return new VerifiedSession(tokenHash, userOf(row), endOf(new Date(row.created_at)));
}

async function listSessions({ engine, now }: Context, session: VerifiedSession): Promise<OpenSession[]> {
  const own = VerifiedSession.tokenHash(session);
  const time = now();
  const rows = await engine.read((db) =>
    db
      .selectFrom("session")
      .selectAll()
      .where("account_id", "=", session.user.id)
      .where("seen_at", ">", before(time, IDLE))
      .where("created_at", ">", before(time, LIFETIME))
      .orderBy("seen_at", "desc")
      .execute(),
  );
  return rows.map((row) => ({
    id: publicId(row.token_hash),
    agent: row.agent,
    since: new Date(row.created_at),
    seen: new Date(row.seen_at),
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
    if (!found) throw new StoreError("not-found", "Esa sesión ya no existe.");
    await db.deleteFrom("session").where("token_hash", "=", found.token_hash).execute();
  });
}

/** A name for a session that says nothing of its token, nor of the row's key. */
const publicId = (tokenHash: string) => sha256(`session ${tokenHash}`).slice(0, 32);

async function sweep(db: Database, time: Date): Promise<void> {
  await db
    .deleteFrom("session")
    .where((where) =>
      where.or([
        where("seen_at", "<=", before(time, IDLE)),
        where("created_at", "<=", before(time, LIFETIME)),
      ]),
    )
    .execute();
}

/** A full disk must not sign anybody out: the failure is told, and the session goes on. */
async function noteUse({ engine, onProblem }: Context, tokenHash: string, time: Date): Promise<void> {
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

function endOf(created: Date): Date {
  return new Date(created.getTime() + LIFETIME);
}
