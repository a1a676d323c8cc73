import { sql } from "kysely";
import { canonicalJson, type JsonValue } from "../base/canonical-json.ts";
import { type Range, rangeLimit } from "../base/range.ts";
import { recordId } from "../base/record-id.ts";
import { sanitizeText } from "../base/sanitize.ts";
import type { Context } from "../engine/context.ts";
import type { Database } from "../schema/tables.ts";
import { type Author, authoredColumns, authorship } from "./actor.ts";

/** One line of the log: who did what, when. */
export interface AuditEntry {
  id: string;
  author: Author;
  /** Dotted and short, such as `user.created`. */
  action: string;
  /** As it was recorded: before schema 5 the roles were called `propietaria` and `editora`. */
  detail: JsonValue;
  createdAt: Date;
}

export interface Audit {
  /**
   * Changes of accounts, uploads, the live pointer, the schedule and review links, and which records were deleted;
   * saves and publications are their own record, until a publication is deleted. The newest lines first. `before` is the
   * id of a line.
   */
  auditTrail(range?: Range<string>): Promise<AuditEntry[]>;
}

/** Writes a line inside a write that is already open. */
export async function appendAudit(db: Database, entry: Omit<AuditEntry, "id">): Promise<void> {
  const { author, action, detail, createdAt } = entry;
  await db
    .insertInto("audit")
    .values({
      id: recordId(createdAt),
      action,
      detail: canonicalJson(detail),
      ...authoredColumns(author, createdAt),
    })
    .execute();
}

/** The action of the line that a scheduled publication leaves. */
export const scheduledAction = "schedule.published";

/** The line that the publication of the outer query left if it was scheduled: for `exists` in a query of `publication`. */
export const scheduledLine = (db: Database) =>
  db
    .selectFrom("audit")
    .select("audit.id")
    .where("audit.action", "=", scheduledAction)
    .where("audit.detail", "=", sql<string>`'{"publication":"' || publication.id || '"}'`);

export function openAudit({ engine }: Context): Audit {
  return {
    async auditTrail(range = {}) {
      const { before } = range;
      const rows = await engine.read((db) => {
        const newest = db.selectFrom("audit").selectAll().orderBy("id", "desc").limit(rangeLimit(range));
        return (before === undefined ? newest : newest.where("id", "<", sanitizeText(before))).execute();
      });
      return rows.map((row) => ({
        id: row.id,
        action: row.action,
        detail: JSON.parse(row.detail),
        ...authorship(row),
      }));
    },
  };
}
