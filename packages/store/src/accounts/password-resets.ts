import { randomBytes } from "node:crypto";
import { sha256 } from "../base/canonical-json.ts";
import { latest } from "../base/clock.ts";
import { sanitizeText } from "../base/sanitize.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import { type AuthenticatedUser, credentialVersion, userOf } from "./account.ts";
import { type Actor, ownerOf, VerifiedSession } from "./actor.ts";
import { appendAudit } from "./audit.ts";
import { requireOwnerSession } from "./open-session.ts";
import { countsOf, endOpenWork, type OpenWork } from "./open-work.ts";
import { hashPassword } from "./password.ts";

/** Milliseconds. */
const tokenLifetime = 24 * 3_600_000;

export interface PasswordResets {
  /**
   * Removes an account's password, second factor and sessions, and returns a one-time token (256 random bits) with which
   * its owner chooses a new password within 24 hours. Only the newest token is valid. Ends the account's open work and
   * returns it. Throws `account-not-found`, `owner-required` for an editor, and `own-password-reset` for the account of
   * the caller.
   */
  resetPassword(actor: Actor, userId: string): Promise<{ token: string; expiresAt: Date; ended: OpenWork }>;
  /** The e-mail of the account of a token; null for an unknown or expired one. */
  emailOfReset(token: string): Promise<string | null>;
  /** Sets the password that the holder of a token chose. The token is used up. Null for an unknown or expired token. */
  redeemReset(choice: { token: string; password: string }): Promise<AuthenticatedUser | null>;
}

export function openPasswordResets(context: Context): PasswordResets {
  return {
    resetPassword: (actor, userId) => reset(context, actor, userId),
    async emailOfReset(token) {
      const account = await context.engine.read((db) => openReset(db, sha256(token), context.now()));
      return account?.email ?? null;
    },
    redeemReset: (choice) => redeem(context, choice),
  };
}

async function reset({ engine, now }: Context, actor: Actor, userId: string) {
  const author = ownerOf(actor);
  if (actor instanceof VerifiedSession && actor.user.id === userId)
    throw new StoreError("own-password-reset");
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now().getTime() + tokenLifetime);
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  const ended = await engine.write(async (db) => {
    await requireOwnerSession(db, actor);
    const account = await db
      .updateTable("account")
      .set({
        password_hash: passwordHash,
        totp_secret: null,
        totp_pending: null,
        reset_hash: sha256(token),
        reset_until: expiresAt.toISOString(),
      })
      .where("id", "=", sanitizeText(userId))
      .returning(["id", "email"])
      .executeTakeFirstOrThrow(() => new StoreError("account-not-found"));
    const work = await endOpenWork(db, account.id, now());
    await db.deleteFrom("recovery_code").where("account_id", "=", account.id).execute();
    const detail = { email: account.email, ...countsOf(work) };
    await appendAudit(db, { author, action: "password.reset", detail, createdAt: now() });
    return work;
  });
  return { token, expiresAt, ended };
}

async function redeem(
  { engine, now }: Context,
  { token, password }: { token: string; password: string },
): Promise<AuthenticatedUser | null> {
  const open = (db: Database) => openReset(db, sha256(token), now());
  // Hashing is expensive: an invented token must not cause it.
  if (!(await engine.read(open))) return null;
  const passwordHash = await hashPassword(password);
  return engine.write(async (db) => {
    const account = await open(db);
    if (!account) return null;
    await db
      .updateTable("account")
      .set({ password_hash: passwordHash, reset_hash: null, reset_until: null })
      .where("id", "=", account.id)
      .execute();
    const author = { id: account.id, name: account.email };
    await appendAudit(db, { author, action: "password.chosen", detail: null, createdAt: now() });
    return {
      ...userOf(account),
      credentialVersion: credentialVersion({ password_hash: passwordHash, totp_secret: null }),
    };
  });
}

/** The account that a token may give a new password. */
function openReset(db: Database, hash: string, time: Date) {
  return (
    db
      .selectFrom("account")
      .select(["id", "email", "role", "at"])
      .where("reset_hash", "=", hash)
      .where("reset_until", ">", time.toISOString())
      // A later end was written while the clock was ahead.
      .where("reset_until", "<=", latest(new Date(time.getTime() + tokenLifetime)))
      .executeTakeFirst()
  );
}
