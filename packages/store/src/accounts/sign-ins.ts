import { latest } from "../base/clock.ts";
import { sanitizeText } from "../base/sanitize.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import { accountByEmail } from "./account.ts";
import type { Author } from "./actor.ts";
import { appendAudit } from "./audit.ts";
import { networkMark } from "./network-mark.ts";

/** From where somebody signs in, or tries to. */
export interface Origin {
  /** The network of the client. The audit has a keyed mark in its place. */
  network: string;
  /** The `User-Agent` of the browser. */
  userAgent: string;
}

/** Why a sign-in or a confirmation was refused: a wrong password or code, or too many tries. */
export type RefusalReason = "password" | "code" | "tries";

/** Refused tries for an account since somebody last signed in to it. */
export interface RefusedTries {
  count: number;
  last: Date;
}

export interface SignIns {
  /** Notes a refused try. An e-mail of no account is not kept: people type passwords in its field. */
  noteRefusal(attempt: Origin & { email: string; reason: RefusalReason }): Promise<void>;
}

/** Most refused tries that stay, the newest: a stranger can make as many as the limits allow. */
const keptRefusals = 2000;
/** Milliseconds that sign-ins stay. */
const keptFor = 400 * 24 * 3_600_000;

const opened = "session.opened";
const refused = "session.refused";
const stranger: Author = { id: null, name: "Sin cuenta" };

export function openSignIns({ engine, now }: Context): SignIns {
  return {
    noteRefusal: ({ email, reason, ...origin }) =>
      engine.write(async (db) => {
        const account = await accountByEmail(db, email);
        const tried = { ...(await originDetail(db, origin)), reason };
        const detail = account ? { ...tried, account: account.id, email: account.email } : tried;
        await appendAudit(db, { author: stranger, action: refused, detail, createdAt: now() });
        await dropOldRefusals(db);
      }),
  };
}

/** Notes a sign-in inside its write. Returns the refused tries since the sign-in before. */
export async function noteSignIn(
  db: Database,
  author: Author & { id: string },
  { origin, at }: { origin: Origin; at: Date },
): Promise<RefusedTries | null> {
  const tries = await refusedTries(db, author.id, at);
  const detail = await originDetail(db, origin);
  await appendAudit(db, { author, action: opened, detail, createdAt: at });
  const oldest = new Date(at.getTime() - keptFor).toISOString();
  await db.deleteFrom("audit").where("action", "in", [opened, refused]).where("at", "<", oldest).execute();
  return tries;
}

async function originDetail(db: Database, { network, userAgent }: Origin) {
  return { network: await networkMark(db, network), agent: sanitizeText(userAgent).slice(0, 300) };
}

/** Ignores lines that were written while the clock was ahead: for months they would be the newest. */
async function refusedTries(db: Database, userId: string, time: Date): Promise<RefusedTries | null> {
  const last = await db
    .selectFrom("audit")
    .select("id")
    .where("action", "=", opened)
    .where("author_id", "=", userId)
    .where("at", "<=", latest(time))
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const tries = await db
    .selectFrom("audit")
    .select("at")
    .where("action", "=", refused)
    .where("id", ">", last?.id ?? "")
    .where("at", "<=", latest(time))
    .where("detail", "like", `%"account":"${userId}"%`)
    .orderBy("id", "desc")
    .execute();
  const [newest] = tries;
  return newest === undefined ? null : { count: tries.length, last: new Date(newest.at) };
}

async function dropOldRefusals(db: Database): Promise<void> {
  const oldest = await db
    .selectFrom("audit")
    .select("id")
    .where("action", "=", refused)
    .orderBy("id", "desc")
    .offset(keptRefusals)
    .limit(1)
    .executeTakeFirst();
  if (oldest)
    await db.deleteFrom("audit").where("action", "=", refused).where("id", "<=", oldest.id).execute();
}
