import { authorOf, type SystemActor } from "../accounts/actor.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";

export interface Pruning {
  /**
   * Deletes old publications with the bytes that only they use, and returns how many. The live one stays, and so do the
   * `newest` (at least one), to which the site can go back. Revisions stay and can be published again. An SQLite file
   * keeps its size and uses the space again.
   */
  prunePublications(actor: SystemActor, keep: { newest: number }): Promise<number>;
}

export function openPruning({ engine }: Context): Pruning {
  return {
    async prunePublications(actor, { newest }) {
      authorOf(actor);
      return engine.write(async (db) => {
        const ids = await supersededIds(db, Math.max(1, Math.trunc(newest)));
        if (ids.length === 0) return 0;
        await db.deleteFrom("page").where("publication_id", "in", ids).execute();
        await db.deleteFrom("publication").where("id", "in", ids).execute();
        await db
          .deleteFrom("page_body")
          .where("hash", "not in", db.selectFrom("page").select("body_hash"))
          .execute();
        return ids.length;
      });
    },
  };
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
