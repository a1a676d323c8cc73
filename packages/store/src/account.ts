import type { Author, User } from "./actor.ts";
import { appendAudit } from "./audit.ts";
import type { Database } from "./engine/engine.ts";
import { hashPassword } from "./password.ts";
import { recordId } from "./record-id.ts";
import { storableText } from "./storable.ts";
import { StoreError } from "./store-error.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** A row of the account table. */
export interface Account {
  id: string;
  email: string;
  password_hash: string;
  at: string;
}

/** A new row with its password hashed: done before a write begins, since it takes long. */
export async function newAccount({ email, password }: Credentials, at: Date): Promise<Account> {
  return {
    id: recordId(at),
    email: normalizedEmail(email),
    password_hash: await hashPassword(password),
    at: at.toISOString(),
  };
}

/** Inserts an account inside a write. Throws `taken`. Without an author, the account is its own. */
export async function insertAccount(db: Database, account: Account, author?: Author): Promise<User> {
  if (await accountByEmail(db, account.email)) {
    throw new StoreError("taken", "Ya existe una cuenta con ese correo.");
  }
  await db.insertInto("account").values(account).execute();
  const user = userOf(account);
  await appendAudit(db, {
    author: author ?? { id: user.id, name: user.email },
    action: "user.created",
    detail: { email: user.email },
    at: user.at,
  });
  return user;
}

export async function anyUser(db: Database): Promise<boolean> {
  const row = await db.selectFrom("account").select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}

export function userOf({ id, email, at }: { id: string; email: string; at: string }): User {
  return { id, email, at: new Date(at) };
}

export function accountByEmail(db: Database, email: string): Promise<Account | undefined> {
  return db.selectFrom("account").selectAll().where("email", "=", normalizedEmail(email)).executeTakeFirst();
}

/** One spelling an account: no spaces around, small letters, and no character that PostgreSQL refuses. */
function normalizedEmail(email: string): string {
  return storableText(email).normalize("NFC").trim().toLowerCase();
}
