import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { sha256 } from "../base/canonical-json.ts";
import { StoreError } from "../base/store-errors.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import { isSecondFactorRequired } from "./account-policy.ts";
import { authorOf, VerifiedSession } from "./actor.ts";
import { appendAudit } from "./audit.ts";
import { requireOpenSession } from "./open-session.ts";
import { endOtherSessions, renewSession } from "./sessions.ts";

/** Seconds. */
const period = 30;
const recoveryCodeCount = 10;

export interface SecondFactor {
  /** Whether an account asks for a code beside its password, and how many recovery codes it has left. */
  secondFactor(userId: string): Promise<{ active: boolean; codesLeft: number }>;
  /** Creates a secret for the authenticator, with its `otpauth:` address. It has no effect until a code confirms it. */
  beginSecondFactor(session: VerifiedSession, issuer: string): Promise<{ secret: string; uri: string }>;
  /**
   * Turns the second factor on with a first code, and ends all other sessions of the account: they never gave one. Returns
   * the recovery codes, only this once, and the new token of the session. Null for a wrong code.
   */
  confirmSecondFactor(
    session: VerifiedSession,
    code: string,
  ): Promise<{ recoveryCodes: string[]; token: string } | null>;
  /** Returns the new token of the session. Throws `second-factor-required` where every account needs one. */
  endSecondFactor(session: VerifiedSession): Promise<string>;
  /**
   * Whether a code is valid: a code of the authenticator that was not used before, or a recovery code, which is used up.
   * Count the attempt first.
   */
  useSecondFactor(userId: string, code: string): Promise<boolean>;
}

export function openSecondFactor(context: Context): SecondFactor {
  const { engine } = context;
  return {
    secondFactor: (userId) => engine.read((db) => stateOf(db, userId)),
    beginSecondFactor: (session, issuer) => begin(context, session, issuer),
    confirmSecondFactor: (session, code) => confirm(context, session, code),
    endSecondFactor: (session) => end(context, session),
    useSecondFactor: (userId, code) => use(context, userId, code),
  };
}

async function stateOf(db: Database, userId: string) {
  const row = await db
    .selectFrom("account")
    .select("totp_secret")
    .where("id", "=", userId)
    .executeTakeFirst();
  const codes = await db
    .selectFrom("recovery_code")
    .select("code_hash")
    .where("account_id", "=", userId)
    .execute();
  return { active: typeof row?.totp_secret === "string", codesLeft: codes.length };
}

async function begin({ engine }: Context, session: VerifiedSession, issuer: string) {
  VerifiedSession.idOf(session);
  const { id, email } = session.user;
  const secret = new Secret({ size: 20 });
  await engine.write(async (db) => {
    await requireOpenSession(db, session);
    await db.updateTable("account").set({ totp_pending: secret.base32 }).where("id", "=", id).execute();
  });
  return { secret: secret.base32, uri: new TOTP({ issuer, label: email, secret }).toString() };
}

async function confirm(
  { engine, now }: Context,
  session: VerifiedSession,
  code: string,
): Promise<{ recoveryCodes: string[]; token: string } | null> {
  const sessionId = VerifiedSession.idOf(session);
  const author = authorOf(session);
  const { id } = session.user;
  return engine.write(async (db) => {
    await requireOpenSession(db, session);
    const { totp_pending: secret } = await db
      .selectFrom("account")
      .select("totp_pending")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const step = secret === null ? null : stepOf(secret, code, { time: now(), away: 1 });
    if (step === null) return null;
    await db
      .updateTable("account")
      .set({ totp_secret: secret, totp_pending: null, totp_step: step })
      .where("id", "=", id)
      .execute();
    await endOtherSessions(db, id, sessionId);
    await appendAudit(db, { author, action: "second-factor.on", detail: null, createdAt: now() });
    return { recoveryCodes: await newCodes(db, id), token: await renewSession(db, session) };
  });
}

async function end({ engine, now }: Context, session: VerifiedSession): Promise<string> {
  const author = authorOf(session);
  const { id } = session.user;
  return engine.write(async (db) => {
    const token = await renewSession(db, session);
    if (await isSecondFactorRequired(db)) throw new StoreError("second-factor-required");
    await db
      .updateTable("account")
      .set({ totp_secret: null, totp_pending: null })
      .where("id", "=", id)
      .execute();
    await db.deleteFrom("recovery_code").where("account_id", "=", id).execute();
    await appendAudit(db, { author, action: "second-factor.off", detail: null, createdAt: now() });
    return token;
  });
}

function use({ engine, now }: Context, userId: string, code: string): Promise<boolean> {
  return engine.write(async (db) => {
    const row = await db
      .selectFrom("account")
      .select(["totp_secret", "totp_step"])
      .where("id", "=", userId)
      .executeTakeFirst();
    if (!row?.totp_secret) throw new StoreError("second-factor-missing");
    const step = stepOf(row.totp_secret, code, { time: now(), away: 0 });
    if (step !== null) {
      // A code of the step before would make the used code valid again. Earlier steps are accepted: the clock may have been wrong.
      if (step === row.totp_step || step === row.totp_step - 1) return false;
      await db.updateTable("account").set({ totp_step: step }).where("id", "=", userId).execute();
      return true;
    }
    const used = await db
      .deleteFrom("recovery_code")
      .where("account_id", "=", userId)
      .where("code_hash", "=", codeHash(userId, code))
      .returning("code_hash")
      .execute();
    return used.length === 1;
  });
}

/**
 * The step of 30 seconds that a code belongs to, or null where it is more than `away` steps from `time`. A first code,
 * which only proves that the secret arrived, may be one away; one that opens something may not.
 */
function stepOf(secret: string, code: string, { time, away }: { time: Date; away: number }): number | null {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const timestamp = time.getTime();
  const delta = totp.validate({ token, timestamp, window: away });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Replaces the recovery codes by ten new ones of 120 random bits each: too many to try, so that SHA-256 is enough. */
async function newCodes(db: Database, userId: string): Promise<string[]> {
  const group = () => randomBytes(3).toString("hex");
  const codes = Array.from({ length: recoveryCodeCount }, () => Array.from({ length: 5 }, group).join("-"));
  await db.deleteFrom("recovery_code").where("account_id", "=", userId).execute();
  const rows = codes.map((code) => ({ code_hash: codeHash(userId, code), account_id: userId }));
  await db.insertInto("recovery_code").values(rows).execute();
  return codes;
}

const codeHash = (userId: string, code: string) =>
  sha256(`${userId} ${code.toLowerCase().replace(/[^0-9a-z]/g, "")}`);
