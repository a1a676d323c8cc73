import { randomBytes } from "node:crypto";
import { sha256 } from "../base/canonical-json.ts";
import { storableText } from "../base/storable.ts";
import { StoreError } from "../base/store-error.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import { type AuthenticatedUser, passwordMark, userOf } from "./account.ts";
import { type Actor, ownerOf, VerifiedSession } from "./actor.ts";
import { appendAudit } from "./audit.ts";
import { requireOwnersSession } from "./open-session.ts";
import { hashPassword } from "./password.ts";

const LIFETIME = 24 * 3_600_000;

export interface PasswordResets {
  /**
   * Takes an account's password, second factor and sessions away, and answers a one-time token (256 random bits) with
   * which its owner chooses a new password within 24 hours. The newest token is the valid one. Throws `not-found`,
   * `forbidden` for an editor, and `refused` for the account that asks: that one knows its password.
   */
  resetPassword(actor: Actor, userId: string): Promise<{ token: string; until: Date }>;
  /** Sets the password that the holder of a token chose and uses the token up; null for an unknown or expired one. */
  redeemReset(choice: { token: string; password: string }): Promise<AuthenticatedUser | null>;
}

export function openPasswordResets(context: Context): PasswordResets {
  return {
    resetPassword: (actor, userId) => reset(context, actor, userId),
    redeemReset: (choice) => redeem(context, choice),
  };
}

async function reset({ engine, now }: Context, actor: Actor, userId: string) {
  const author = ownerOf(actor);
  if (actor instanceof VerifiedSession && actor.user.id === userId)
    throw new StoreError("refused", "Tu propia contraseña se cambia en «Contraseña».");
  const token = randomBytes(32).toString("base64url");
  const until = new Date(now().getTime() + LIFETIME);
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  await engine.write(async (db) => {
    await requireOwnersSession(db, actor);
    const account = await db
      .updateTable("account")
      .set({
        password_hash: passwordHash,
        totp_secret: null,
        totp_pending: null,
        reset_hash: sha256(token),
        reset_until: until.toISOString(),
      })
      .where("id", "=", storableText(userId))
      .returning(["id", "email"])
      .executeTakeFirstOrThrow(() => new StoreError("not-found", "Esa cuenta no existe."));
    await db.deleteFrom("session").where("account_id", "=", account.id).execute();
    await db.deleteFrom("recovery_code").where("account_id", "=", account.id).execute();
    const detail = { email: account.email };
    await appendAudit(db, { author, action: "password.reset", detail, at: now() });
  });
  return { token, until };
}

async function redeem(
  { engine, now }: Context,
  { token, password }: { token: string; password: string },
): Promise<AuthenticatedUser | null> {
  const hash = sha256(token);
  const open = (db: Database) =>
    db
      .selectFrom("account")
      .select(["id", "email", "role", "at"])
      .where("reset_hash", "=", hash)
      .where("reset_until", ">", now().toISOString())
      .executeTakeFirst();
  // A hash costs: nobody gets one for a made-up token.
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
    await appendAudit(db, { author, action: "password.chosen", detail: null, at: now() });
    return { ...userOf(account), passwordMark: passwordMark({ password_hash: passwordHash }) };
  });
}
