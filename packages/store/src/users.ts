import { accountByEmail, anyUser, type Credentials, insertAccount, newAccount, userOf } from "./account.ts";
import { type Actor, authorOf, type User, VerifiedSession } from "./actor.ts";
import { appendAudit } from "./audit.ts";
import type { Context } from "./context.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { endOtherSessions } from "./sessions.ts";

export interface Users {
  hasUsers(): Promise<boolean>;
  /** Throws `taken` when the e-mail has an account. The length of the password is the caller's to check. */
  createUser(actor: Actor, credentials: Credentials): Promise<User>;
  userByEmail(email: string): Promise<User | null>;
  /**
   * The account that e-mail and password open, or null. Takes as long for an unknown e-mail as for a wrong password.
   * Count the attempt first: each call costs a hash.
   */
  authenticate(credentials: Credentials): Promise<User | null>;
  /** Sets a new password and ends all other sessions of the account. */
  changePassword(session: VerifiedSession, password: string): Promise<void>;
}

export function openUsers({ engine, now }: Context): Users {
  return {
    hasUsers: () => engine.read(anyUser),

    async createUser(actor, credentials) {
      const author = authorOf(actor);
      const account = await newAccount(credentials, now());
      return engine.write((db) => insertAccount(db, account, author));
    },

    async userByEmail(email) {
      const account = await engine.read((db) => accountByEmail(db, email));
      return account ? userOf(account) : null;
    },

    async authenticate({ email, password }) {
      const account = await engine.read((db) => accountByEmail(db, email));
      const matches = await verifyPassword(password, account?.password_hash);
      return account && matches ? userOf(account) : null;
    },

    async changePassword(session, password) {
      const tokenHash = VerifiedSession.tokenHash(session);
      const author = authorOf(session);
      const passwordHash = await hashPassword(password);
      await engine.write(async (db) => {
        await db
          .updateTable("account")
          .set({ password_hash: passwordHash })
          .where("id", "=", session.user.id)
          .execute();
        await endOtherSessions(db, session.user.id, tokenHash);
        await appendAudit(db, { author, action: "password.changed", detail: null, at: now() });
      });
    },
  };
}
