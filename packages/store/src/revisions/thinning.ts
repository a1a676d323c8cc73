import { authorOf, type SystemActor } from "../accounts/actor.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import { deletionAction } from "./deleted-records.ts";
import { provenTime } from "./proven-time.ts";

export interface Thinning {
  /**
   * Deletes old revisions that stand between others, with the documents that only they have, and returns how many: saves
   * come every few seconds, and nobody looks for one among thousands. Of the last hour all stay; of the last day the last
   * of each author in ten minutes; of the last week one an hour, of the last 90 days one a day, and before that one a
   * week, whoever saved. What was published and can be gone back to, is scheduled, is under review or has a deleted
   * record that can still be recovered stays; for 90 days also a version with a note, such as one that was recovered, and
   * the one whose place it took. The history has gaps from then on. Ages of more than a day count up to the newest
   * version that is a day old, so that a clock that is ahead for some hours deletes no history. At most 500; the next
   * call goes on.
   */
  thinRevisions(actor: SystemActor): Promise<number>;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** For how long deleted records, and what a recovered version replaced, can be had back, in days. */
const recoverable = 90;
/** Most revisions that one write deletes. */
const mostAtOnce = 500;

export function openThinning({ engine, now }: Context): Thinning {
  return {
    async thinRevisions(actor) {
      authorOf(actor);
      return engine.write(async (db) => {
        const ids = await superfluous(db, now());
        if (ids.length === 0) return 0;
        await db.deleteFrom("revision_document").where("revision_id", "in", ids).execute();
        await db.deleteFrom("revision").where("id", "in", ids).execute();
        await db
          .deleteFrom("document")
          .where("hash", "not in", db.selectFrom("revision_document").select("hash"))
          .execute();
        return ids.length;
      });
    },
  };
}

async function superfluous(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("revision")
    .select(["id", "version", "at", "author_id", "note"])
    .orderBy("version", "desc")
    .execute();
  const needed = await neededIds(db, rows[0]?.id);
  const proven = (await provenTime(db, now)).getTime();
  const since = new Date(proven - recoverable * day).toISOString();
  const recordVersions = await recoverableVersions(db, since);
  const replacing = rows.flatMap(({ note, at }, index) =>
    note !== null && at >= since ? rows.slice(index, index + 2) : [],
  );
  const replaced = new Set(replacing.map(({ version }) => version));
  const seen = new Set<string>();
  const between = rows.filter(({ at, author_id }) => {
    const time = Date.parse(at);
    if (now.getTime() - time < hour) return false;
    const period = periodOf(proven - time, time, author_id);
    const isFirst = !seen.has(period);
    seen.add(period);
    return !isFirst;
  });
  return between
    .filter(({ id, version }) => !needed.has(id) && !recordVersions.has(version) && !replaced.has(version))
    .slice(-mostAtOnce)
    .map(({ id }) => id);
}

/** Names the period from which one revision stays. */
function periodOf(age: number, time: number, author: string | null): string {
  if (age < day) return `${author} ${Math.floor(time / (10 * minute))}`;
  if (age < 7 * day) return `hour ${Math.floor(time / hour)}`;
  if (age < 90 * day) return `day ${Math.floor(time / day)}`;
  return `week ${Math.floor(time / (7 * day))}`;
}

/** The newest revision, and the revisions that other tables name. */
async function neededIds(db: Database, newest: string | undefined): Promise<Set<string | undefined>> {
  const named = await Promise.all([
    db.selectFrom("publication").select("revision_id").execute(),
    db.selectFrom("schedule").select("revision_id").execute(),
    db.selectFrom("review_link").select("revision_id").execute(),
  ]);
  return new Set([newest, ...named.flat().map(({ revision_id }) => revision_id)]);
}

/** The versions from which deleted records are read. */
async function recoverableVersions(db: Database, since: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom("audit")
    .select("detail")
    .where("action", "=", deletionAction)
    .where("at", ">=", since)
    .execute();
  return new Set(rows.map(({ detail }): number => JSON.parse(detail).version));
}
