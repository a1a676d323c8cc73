import { randomBytes } from "node:crypto";
import { sha256 } from "../base/canonical-json.ts";
import { latest } from "../base/clock.ts";
import { sanitizeText } from "../base/sanitize.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import { accountById, credentialVersion, userOf } from "./account.ts";
import { isSecondFactorRequired } from "./account-policy.ts";
import { type Actor, authorOf, ownerOf, publicSessionId, unauthorised, VerifiedSession } from "./actor.ts";
import { appendAudit } from "./audit.ts";
import { requireOwnerSession } from "./open-session.ts";
import { noteSignIn, type RefusedTries } from "./sign-ins.ts";

const hour = 3_600_000;
/** An unused session ends after this many milliseconds. */
const idleTimeout = 12 * hour;
/** Every session ends after this many milliseconds. */
const sessionLifetime = 7 * 24 * hour;
/** Milliseconds for which a session counts as confirmed after its password was given. */
const confirmedFor = 10 * 60_000;
/** Milliseconds for which a token stays valid after its renewal: other tabs have calls under way. It confirms nothing. */
const renewalOverlap = 30_000;
/** Milliseconds between two records of a session's last use, so that not every read writes. */
const lastSeenInterval = 60_000;

export interface Sessions {
  /**
   * Creates a session of an account. Only this call returns the token (256 random bits); the store keeps its SHA-256.
   * Throws `account-not-found`; with a `credentialVersion`, `password-changed` when the account has another password or
   * second factor by now and `account-deleted` when it is deleted. `refused` are the tries since the sign-in before.
   */
  createSession(
    userId: string,
    options?: SessionOptions,
  ): Promise<{ token: string; session: VerifiedSession; refused: RefusedTries | null }>;
  /** The session of a token. Null when there is none, it was idle for 12 hours or it is 7 days old. */
  sessionByToken(token: string): Promise<VerifiedSession | null>;
  /**
   * Notes that the password was given again, and renews the token: whoever copied it before gains nothing. Throws
   * `unauthorised` when the session has ended.
   */
  confirmSession(session: VerifiedSession): Promise<{ token: string; session: VerifiedSession }>;
  deleteSession(session: VerifiedSession): Promise<void>;
  deleteOtherSessions(session: VerifiedSession): Promise<void>;
  /** The account's own sessions, the last used first. */
  sessions(session: VerifiedSession): Promise<OpenSession[]>;
  /** Ends one of the account's own sessions. Throws `session-not-found`. */
  endSession(session: VerifiedSession, id: string): Promise<void>;
  /** Ends every session of another account. Throws `account-not-found`, and `owner-required` for an editor. */
  endSessionsOf(actor: Actor, userId: string): Promise<void>;
}

interface SessionOptions {
  /** The `User-Agent` of the browser. */
  userAgent?: string;
  /** The network of the client; the audit has a line of the sign-in where it is given. */
  network?: string;
  /** Of the sign-in, from `authenticate`. */
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
      const id = VerifiedSession.idOf(session);
      await engine.write((db) => db.deleteFrom("session").where("id", "=", id).execute());
    },

    async deleteOtherSessions(session) {
      const id = VerifiedSession.idOf(session);
      await engine.write((db) => endOtherSessions(db, session.user.id, id));
    },

    sessions: (session) => listSessions(context, session),
    confirmSession: (session) => confirm(context, session),
    endSession: (session, id) => endOneSession(context, session, id),
    endSessionsOf: (actor, userId) => endSessionsOf(context, actor, userId),
  };
}

/** Ends all sessions of an account but one, inside a write. */
export async function endOtherSessions(db: Database, userId: string, id: string): Promise<void> {
  await db.deleteFrom("session").where("account_id", "=", userId).where("id", "!=", id).execute();
}

/** Ends all sessions of an account, inside a write. Returns their number. */
export async function endAllSessions(db: Database, userId: string): Promise<number> {
  const ended = await db.deleteFrom("session").where("account_id", "=", userId).returning("id").execute();
  return ended.length;
}

async function startSession({ engine, now }: Context, userId: string, options: SessionOptions) {
  const { token, tokenHash } = newToken();
  const id = randomBytes(16).toString("hex");
  const created = now();
  const at = created.toISOString();
  const { userAgent = "", network } = options;
  const { user, refused, ...state } = await engine.write(async (db) => {
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
        id,
        token_hash: tokenHash,
        account_id: userId,
        created_at: at,
        seen_at: at,
        confirmed_at: at,
        agent: sanitizeText(userAgent).slice(0, 300),
      })
      .execute();
    const user = userOf(account);
    const author = { id: userId, name: user.email };
    const refused =
      network === undefined
        ? null
        : await noteSignIn(db, author, { origin: { network, userAgent }, at: created });
    const secondFactorMissing = account.totp_secret === null && (await isSecondFactorRequired(db));
    return { user, refused, secondFactorMissing };
  });
  const session = new VerifiedSession(id, user, { expiresAt: expiryOf(created), confirmed: true, ...state });
  return { token, session, refused };
}

function newToken() {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: sha256(token) };
}

async function verifySession(context: Context, tokenHash: string): Promise<VerifiedSession | null> {
  const time = context.now();
  const row = await context.engine.read((db) =>
    openSessionsAt(db, time)
      .innerJoin("account", "account.id", "session.account_id")
      .leftJoin("account_policy", (policy) => policy.onTrue())
      .select(["account.id as user_id", "account.email", "account.role", "account.at", "account.totp_secret"])
      .select("account_policy.second_factor as factor_required")
      .selectAll("session")
      .where((where) =>
        where.or([
          where("token_hash", "=", tokenHash),
          where.and([
            where("previous_hash", "=", tokenHash),
            where("renewed_at", ">", before(time, renewalOverlap)),
            where("renewed_at", "<=", latest(time)),
          ]),
        ]),
      )
      .executeTakeFirst(),
  );
  if (!row) return null;
  // A use in the future would put off the end of an idle session.
  if (row.seen_at <= before(time, lastSeenInterval) || row.seen_at > latest(time))
    await recordUse(context, row.id, time);
  const confirmed =
    row.token_hash === tokenHash &&
    row.confirmed_at !== null &&
    row.confirmed_at > before(time, confirmedFor) &&
    row.confirmed_at <= latest(time);
  const expiresAt = expiryOf(new Date(row.created_at));
  const secondFactorMissing = row.factor_required === 1 && row.totp_secret === null;
  const user = userOf({ ...row, id: row.user_id });
  return new VerifiedSession(row.id, user, { expiresAt, confirmed, secondFactorMissing });
}

/**
 * Sessions that are neither idle for too long nor too old. Times in the future were written while the clock was ahead. A clock that is put back by hours
 * ends no session in use; one that was further ahead would have given it days.
 */
export function openSessionsAt(db: Database, time: Date) {
  const furthest = before(time, -idleTimeout);
  return db
    .selectFrom("session")
    .where("seen_at", ">", before(time, idleTimeout))
    .where("created_at", ">", before(time, sessionLifetime))
    .where("seen_at", "<=", furthest)
    .where("created_at", "<=", furthest);
}

/**
 * Gives a session a new token, inside a write that changes how its account signs in, and ends the token before it at once:
 * whoever copied that is out. Throws `unauthorised` when the session has ended.
 */
export async function renewSession(db: Database, session: VerifiedSession): Promise<string> {
  const { token, tokenHash } = newToken();
  await db
    .updateTable("session")
    .set({ token_hash: tokenHash, previous_hash: null, renewed_at: null })
    .where("id", "=", VerifiedSession.idOf(session))
    .returning("id")
    .executeTakeFirstOrThrow(unauthorised);
  return token;
}

async function confirm({ engine, now }: Context, session: VerifiedSession) {
  const id = VerifiedSession.idOf(session);
  const { token, tokenHash } = newToken();
  const author = authorOf(session);
  const createdAt = now();
  const at = createdAt.toISOString();
  await engine.write(async (db) => {
    await db
      .updateTable("session")
      .set((set) => ({
        confirmed_at: at,
        previous_hash: set.ref("token_hash"),
        renewed_at: at,
        token_hash: tokenHash,
      }))
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirstOrThrow(unauthorised);
    await appendAudit(db, { author, action: "session.confirmed", detail: null, createdAt });
  });
  return { token, session: new VerifiedSession(id, session.user, { ...session, confirmed: true }) };
}

async function listSessions({ engine, now }: Context, session: VerifiedSession): Promise<OpenSession[]> {
  const currentId = VerifiedSession.idOf(session);
  const rows = await engine.read((db) =>
    openSessionsAt(db, now())
      .selectAll()
      .where("account_id", "=", session.user.id)
      .orderBy("seen_at", "desc")
      .execute(),
  );
  return rows.map((row) => ({
    id: publicSessionId(row.id),
    userAgent: row.agent,
    createdAt: new Date(row.created_at),
    lastSeenAt: new Date(row.seen_at),
    current: row.id === currentId,
  }));
}

function endOneSession({ engine }: Context, session: VerifiedSession, id: string): Promise<void> {
  VerifiedSession.idOf(session);
  return engine.write(async (db) => {
    const rows = await db
      .selectFrom("session")
      .select("id")
      .where("account_id", "=", session.user.id)
      .execute();
    const storedSession = rows.find((row) => publicSessionId(row.id) === id);
    if (!storedSession) throw new StoreError("session-not-found");
    await db.deleteFrom("session").where("id", "=", storedSession.id).execute();
  });
}

async function endSessionsOf({ engine, now }: Context, actor: Actor, userId: string): Promise<void> {
  const author = ownerOf(actor);
  await engine.write(async (db) => {
    await requireOwnerSession(db, actor);
    const { id, email } = await accountById(db, userId);
    const sessions = await endAllSessions(db, id);
    const detail = { email, sessions };
    await appendAudit(db, { author, action: "session.ended-by-owner", detail, createdAt: now() });
  });
}

async function deleteExpired(db: Database, time: Date): Promise<void> {
  const kept = openSessionsAt(db, time).select("session.id");
  await db.deleteFrom("session").where("id", "not in", kept).execute();
}

/** A full disk must not end sessions: the error is reported, and the session continues. */
async function recordUse({ engine, onProblem }: Context, id: string, time: Date): Promise<void> {
  try {
    await engine.write((db) =>
      db.updateTable("session").set({ seen_at: time.toISOString() }).where("id", "=", id).execute(),
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
