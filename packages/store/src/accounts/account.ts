import { cleanText, type Role, roles } from "@consultorio/content";
import { sha256 } from "../base/canonical-json.ts";
import { recordId } from "../base/record-id.ts";
import { sanitizeText } from "../base/sanitize.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Database } from "../schema/tables.ts";
import type { Author, User } from "./actor.ts";
import { appendAudit } from "./audit.ts";
import { hashPassword } from "./password.ts";

export interface Credentials {
  email: string;
  password: string;
}

/** The columns of an account that identify and authenticate its owner. */
export interface Account {
  id: string;
  email: string;
  password_hash: string;
  role: Role;
  at: string;
}

/** An account whose password was right. */
export interface AuthenticatedUser extends User {
  /** Identifies the password and the second factor of the sign-in, for `createSession`. It reveals neither. */
  credentialVersion: string;
}

/** Makes a new row with a hashed password. Hashing takes long, so it happens before a write begins. */
export async function newAccount({ email, password }: Credentials, role: Role, at: Date): Promise<Account> {
  return {
    id: recordId(at),
    email: normalizedEmail(email),
    password_hash: await hashPassword(password),
    role,
    at: at.toISOString(),
  };
}

/** Inserts an account inside a write. Throws `email-taken`. Without an author, the account is its own author. */
export async function insertAccount(db: Database, account: Account, author?: Author): Promise<User> {
  if (await accountByEmail(db, account.email)) {
    throw new StoreError("email-taken");
  }
  await db.insertInto("account").values(account).execute();
  const user = userOf(account);
  await appendAudit(db, {
    author: author ?? { id: user.id, name: user.email },
    action: "user.created",
    detail: { email: user.email, role: user.role },
    createdAt: user.createdAt,
  });
  return user;
}

export async function anyUser(db: Database): Promise<boolean> {
  const row = await db.selectFrom("account").select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}

export function userOf(row: { id: string; email: string; role: string; at: string }): User {
  const { id, email, at } = row;
  return { id, email, role: roleOf(row.role), createdAt: new Date(at) };
}

/** Differs for each password and each second factor of an account, and reveals neither. */
export const credentialVersion = ({ password_hash, totp_secret }: CredentialColumns) =>
  sha256(`${password_hash} ${totp_secret ?? ""}`);

interface CredentialColumns {
  password_hash: string;
  totp_secret: string | null;
}

/** A role that only a newer release knows counts as the lesser role. */
function roleOf(stored: string): Role {
  return roles.find((role) => role === stored) ?? "editor";
}

/**
 * The account of an e-mail address. Earlier releases stored addresses with invisible characters, so each stored address
 * is normalized too. An exact match comes first.
 */
export async function accountByEmail(
  db: Database,
  email: string,
): Promise<(Account & CredentialColumns) | undefined> {
  const rows = await db
    .selectFrom("account")
    .select(["id", "email", "password_hash", "totp_secret", "role", "at"])
    .execute();
  const wanted = normalizedEmail(email);
  const row =
    rows.find((account) => account.email === wanted) ??
    rows.find((account) => normalizedEmail(account.email) === wanted);
  return row && { ...row, role: roleOf(row.role) };
}

/** An account inside a write. Throws `account-not-found`. */
export async function accountById(db: Database, id: string): Promise<Pick<Account, "id" | "email" | "role">> {
  const row = await db
    .selectFrom("account")
    .select(["id", "email", "role"])
    .where("id", "=", sanitizeText(id))
    .executeTakeFirstOrThrow(() => new StoreError("account-not-found"));
  return { ...row, role: roleOf(row.role) };
}

/** One spelling for each account: no spaces around it, lower case, no invisible characters. */
export function normalizedEmail(email: string): string {
  return cleanText(email).normalize("NFC").trim().toLowerCase();
}
