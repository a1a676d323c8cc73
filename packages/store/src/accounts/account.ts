import { sha256 } from "../base/canonical-json.ts";
import { recordId } from "../base/record-id.ts";
import { storableText } from "../base/storable.ts";
import { StoreError } from "../base/store-error.ts";
import type { Database } from "../schema/tables.ts";
import { type Author, type Role, roles, type User } from "./actor.ts";
import { appendAudit } from "./audit.ts";
import { hashPassword } from "./password.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** What a row of the account table says of its owner. */
export interface Account {
  id: string;
  email: string;
  password_hash: string;
  role: Role;
  at: string;
}

/** An account whose password was right. */
export interface AuthenticatedUser extends User {
  /** Which password that was, for `createSession`; says nothing of it. */
  passwordMark: string;
}

/** A new row with its password hashed: done before a write begins, since it takes long. */
export async function newAccount({ email, password }: Credentials, role: Role, at: Date): Promise<Account> {
  return {
    id: recordId(at),
    email: normalizedEmail(email),
    password_hash: await hashPassword(password),
    role,
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
    detail: { email: user.email, role: user.role },
    at: user.at,
  });
  return user;
}

export async function anyUser(db: Database): Promise<boolean> {
  const row = await db.selectFrom("account").select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}

export function userOf(row: { id: string; email: string; role: string; at: string }): User {
  const { id, email, at } = row;
  return { id, email, role: roleOf(row.role), at: new Date(at) };
}

/** Tells one password of an account from the next; nothing follows from it. */
export const passwordMark = ({ password_hash }: Pick<Account, "password_hash">) => sha256(password_hash);

/** A role that a newer release wrote counts as the lesser one. */
function roleOf(stored: string): Role {
  return roles.find((role) => role === stored) ?? "editora";
}

export async function accountByEmail(db: Database, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom("account")
    .select(["id", "email", "password_hash", "role", "at"])
    .where("email", "=", normalizedEmail(email))
    .executeTakeFirst();
  return row && { ...row, role: roleOf(row.role) };
}

/** One spelling an account: no spaces around, small letters, and no character that PostgreSQL refuses. */
export function normalizedEmail(email: string): string {
  return storableText(email).normalize("NFC").trim().toLowerCase();
}
