import type { Role } from "@consultorio/content";
import { StoreError } from "../base/store-errors.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import {
  type AuthenticatedUser,
  accountByEmail,
  accountById,
  anyUser,
  type Credentials,
  credentialVersion,
  insertAccount,
  newAccount,
  userOf,
} from "./account.ts";
import { type Actor, authorOf, ownerOf, type User, VerifiedSession } from "./actor.ts";
import { appendAudit } from "./audit.ts";
import { requireOwnerSession } from "./open-session.ts";
import { countsOf, endOpenWork, type OpenWork, readOpenWork } from "./open-work.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { endOtherSessions, openSessionsAt, renewSession } from "./sessions.ts";

export interface Users {
  hasUsers(): Promise<boolean>;
  /**
   * Creates an account; an owner's by default. Throws `email-taken`, and `owner-required` for an editor.
   * The caller checks the length of the password.
   */
  createUser(actor: Actor, account: Credentials & { role?: Role }): Promise<User>;
  /** Every account, the oldest first. Throws `owner-required` for an editor. */
  users(actor: Actor): Promise<User[]>;
  /** Which accounts have a second factor, and how many open sessions each has, by id. Throws as `users` does. */
  userAccess(actor: Actor): Promise<Map<string, { secondFactor: boolean; sessions: number }>>;
  /** The open work of an account. Throws `account-not-found`, and `owner-required` for an editor. */
  openWork(actor: Actor, userId: string): Promise<OpenWork>;
  /**
   * Gives an account its role. Ends and returns the open work of an owner who becomes an editor; returns null for any
   * other change. Throws `account-not-found`, `owner-required` for an editor, and `last-owner`.
   */
  setRole(actor: Actor, userId: string, role: Role): Promise<OpenWork | null>;
  /**
   * Deletes an account, and ends and returns its open work. Its changes keep its name. Throws as `setRole` does.
   */
  deleteUser(actor: Actor, userId: string): Promise<OpenWork>;
  /**
   * The account of an e-mail and a password, or null. Takes as long for an unknown e-mail as for a wrong password.
   * Count the attempt first: each call computes a hash.
   */
  authenticate(credentials: Credentials): Promise<AuthenticatedUser | null>;
  /**
   * Sets a new password and ends all other sessions of the account. The current session continues with the token that is
   * returned; its token before ends. Throws `unauthorised` when the current session has ended.
   */
  changePassword(session: VerifiedSession, password: string): Promise<string>;
}

export function openUsers(context: Context): Users {
  const { engine, now } = context;
  return {
    hasUsers: () => engine.read(anyUser),

    async createUser(actor, { role = "owner", ...credentials }) {
      const author = ownerOf(actor);
      const account = await newAccount(credentials, role, now());
      return engine.write(async (db) => {
        await requireOwnerSession(db, actor);
        return insertAccount(db, account, author);
      });
    },

    async users(actor) {
      ownerOf(actor);
      const rows = await engine.read((db) =>
        db.selectFrom("account").select(["id", "email", "role", "at"]).orderBy("id").execute(),
      );
      return rows.map(userOf);
    },

    async userAccess(actor) {
      ownerOf(actor);
      return engine.read((db) => readAccess(db, now()));
    },

    async openWork(actor, userId) {
      ownerOf(actor);
      return engine.read(async (db) => readOpenWork(db, (await accountById(db, userId)).id, now()));
    },

    setRole: (actor, userId, role) => setRole(context, actor, { userId, role }),
    deleteUser: (actor, userId) => deleteUser(context, actor, userId),

    async authenticate({ email, password }) {
      const account = await engine.read((db) => accountByEmail(db, email));
      const matches = await verifyPassword(password, account?.password_hash);
      return account && matches
        ? { ...userOf(account), credentialVersion: credentialVersion(account) }
        : null;
    },

    async changePassword(session, password) {
      const id = VerifiedSession.idOf(session);
      const author = authorOf(session);
      const passwordHash = await hashPassword(password);
      return engine.write(async (db) => {
        const token = await renewSession(db, session);
        await db
          .updateTable("account")
          .set({ password_hash: passwordHash })
          .where("id", "=", session.user.id)
          .execute();
        await endOtherSessions(db, session.user.id, id);
        await appendAudit(db, { author, action: "password.changed", detail: null, createdAt: now() });
        return token;
      });
    },
  };
}

async function setRole(
  { engine, now }: Context,
  actor: Actor,
  { userId, role }: { userId: string; role: Role },
): Promise<OpenWork | null> {
  const author = ownerOf(actor);
  const createdAt = now();
  return engine.write(async (db) => {
    await requireOwnerSession(db, actor);
    const { id, email, role: before } = await accountById(db, userId);
    await db.updateTable("account").set({ role }).where("id", "=", id).execute();
    await requireOwner(db);
    const lesser = before === "owner" && role === "editor";
    const ended = lesser ? await endOpenWork(db, id, createdAt) : null;
    const detail = { email, role, ...(ended && countsOf(ended)) };
    await appendAudit(db, { author, action: "user.role", detail, createdAt });
    return ended;
  });
}

async function deleteUser({ engine, now }: Context, actor: Actor, userId: string): Promise<OpenWork> {
  const author = ownerOf(actor);
  const createdAt = now();
  return engine.write(async (db) => {
    await requireOwnerSession(db, actor);
    const { id, email } = await accountById(db, userId);
    const ended = await endOpenWork(db, id, createdAt);
    await db.deleteFrom("recovery_code").where("account_id", "=", id).execute();
    await db.deleteFrom("account").where("id", "=", id).execute();
    await requireOwner(db);
    const detail = { email, ...countsOf(ended) };
    await appendAudit(db, { author, action: "user.deleted", detail, createdAt });
    return ended;
  });
}

async function readAccess(db: Database, time: Date) {
  const accounts = await db.selectFrom("account").select(["id", "totp_secret"]).execute();
  const sessions = await openSessionsAt(db, time).select("account_id").execute();
  return new Map(
    accounts.map(({ id, totp_secret }) => [
      id,
      {
        secondFactor: totp_secret !== null,
        sessions: sessions.filter(({ account_id }) => account_id === id).length,
      },
    ]),
  );
}

/** Throws, which undoes the write, when no account could manage the others afterwards. */
async function requireOwner(db: Database): Promise<void> {
  const owner = await db
    .selectFrom("account")
    .select("id")
    .where("role", "=", "owner")
    .limit(1)
    .executeTakeFirst();
  if (!owner) throw new StoreError("last-owner");
}
