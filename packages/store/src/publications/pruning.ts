import { authorOf, type SystemActor } from "../accounts/actor.ts";
import { scheduledLine } from "../accounts/audit.ts";
import { canonicalJson } from "../base/canonical-json.ts";
import type { Context } from "../engine/context.ts";
import { provenTime } from "../revisions/proven-time.ts";
import type { Database } from "../schema/tables.ts";
import { assetFolders } from "./earlier-assets.ts";

/** Milliseconds that the files of a deleted publication stay. */
const assetLifetime = 180 * 24 * 60 * 60 * 1000;

export interface Pruning {
  /**
   * Deletes old publications with the bytes that only they use, and returns how many. The live one stays, and so do the
   * `newest` (at least one), to which the site can go back. Files at addresses that change with their content stay for
   * half a year: others' previews and caches name them. Revisions stay and can be published again, and the activity goes
   * on saying who published. An SQLite file keeps its size and uses the space again.
   */
  prunePublications(actor: SystemActor, keep: { newest: number }): Promise<number>;
}

export function openPruning({ engine, now }: Context): Pruning {
  return {
    async prunePublications(actor, { newest }) {
      authorOf(actor);
      return engine.write(async (db) => {
        const ids = await supersededIds(db, Math.max(1, Math.trunc(newest)));
        if (ids.length === 0) return 0;
        await keepAssets(db, ids, now());
        return dropPublications(db, ids);
      });
    },
  };
}

/** Deletes publications with the bytes that only they use, inside a write, and returns how many. */
export async function dropPublications(db: Database, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await keepInActivity(db, ids);
  await db.deleteFrom("page").where("publication_id", "in", ids).execute();
  await db.deleteFrom("publication").where("id", "in", ids).execute();
  await db
    .deleteFrom("page_body")
    .where("hash", "not in", db.selectFrom("page").select("body_hash"))
    .where("hash", "not in", db.selectFrom("kept_asset").select("body_hash"))
    .execute();
  return ids.length;
}

/**
 * A publication is its own line of the activity. A deleted publication leaves the same line in the audit, unless there
 * is one.
 */
async function keepInActivity(db: Database, ids: readonly string[]): Promise<void> {
  const lines = await db
    .selectFrom("publication")
    .innerJoin("revision", "revision.id", "publication.revision_id")
    .select(["publication.id", "publication.author_id", "publication.author_name", "publication.at"])
    .select("revision.version")
    .where("publication.id", "in", ids)
    .where(({ exists, not }) => not(exists(scheduledLine(db))))
    .execute();
  for (const { version, ...line } of lines)
    await db
      .insertInto("audit")
      .values({ ...line, action: "site.published", detail: canonicalJson({ version }) })
      .execute();
}

/** At most a hundred; the next call deletes the others. */
async function supersededIds(db: Database, newest: number): Promise<string[]> {
  const rows = await db
    .selectFrom("publication")
    .select("id")
    .where("id", "not in", db.selectFrom("live").select("publication_id"))
    .where("id", "not in", (query) =>
      query
        .selectFrom(
          query.selectFrom("publication").select("id").orderBy("id", "desc").limit(newest).as("newest"),
        )
        .select("newest.id"),
    )
    .orderBy("id")
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps the files of publications before these are deleted, and deletes kept files that are too old. */
async function keepAssets(db: Database, publications: string[], now: Date): Promise<void> {
  const files = await db
    .selectFrom("page")
    .select(["path", "headers", "etag", "body_hash"])
    .distinct()
    .where("publication_id", "in", publications)
    .where("status", "=", 200)
    .where((where) => where.or(assetFolders.map((folder) => where("path", "like", `${folder}%`))))
    .execute();
  const until = new Date(now.getTime() + assetLifetime).toISOString();
  for (const file of files) {
    await db
      .insertInto("kept_asset")
      .values({ ...file, until })
      .onConflict((conflict) => conflict.column("path").doUpdateSet({ ...file, until }))
      .execute();
  }
  const proven = await provenTime(db, now);
  await db.deleteFrom("kept_asset").where("until", "<=", proven.toISOString()).execute();
}
