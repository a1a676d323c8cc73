import type { AuditEntry, VerifiedSession } from "@consultorio/store";
import { aboutWords, actionWords, originOf, savedVersionOf } from "../activity/action-words.ts";
import { activityTable } from "../activity/activity-table.ts";
import type { ActivityLine, activityRoutes } from "../contract/activity.ts";
import type { Handlers } from "../endpoint.ts";
import type { Services } from "../services.ts";

/** How many lines one answer lists. */
const pageSize = 100;
/** How many lines an export has at most, and how many of them are read at once. */
const mostExported = 20_000;
const readAtOnce = 500;

export const activityHandlers = {
  listActivity: async ({ services: { store }, session, query }) => {
    const entries = await store.activity(session, { ...query, limit: pageSize + 1 });
    return { more: entries.length > pageSize, lines: entries.slice(0, pageSize).map(lineOf) };
  },

  exportActivity: async ({ services, session, query }) => {
    const lines = await allLines(services, session, query);
    const table = activityTable(lines.slice(0, mostExported), lines.length > mostExported);
    return new Response(table, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="actividad.csv"',
        "Cache-Control": "private, no-store",
      },
    });
  },
} satisfies Handlers<typeof activityRoutes>;

/** The lines of an export, and a few more if there are more than it may have. */
async function allLines(
  { store }: Services,
  session: VerifiedSession,
  query: Pick<NonNullable<Parameters<Services["store"]["activity"]>[1]>, "kind" | "author">,
): Promise<ActivityLine[]> {
  const lines: ActivityLine[] = [];
  while (lines.length <= mostExported) {
    const before = lines.at(-1)?.id;
    const page = { ...query, limit: readAtOnce, ...(before !== undefined && { before }) };
    const entries = await store.activity(session, page);
    lines.push(...entries.map(lineOf));
    if (entries.length < readAtOnce) break;
  }
  return lines;
}

const lineOf = (entry: AuditEntry): ActivityLine => ({
  id: entry.id,
  createdAt: entry.createdAt,
  author: entry.author.name,
  what: actionWords(entry),
  about: aboutWords(entry),
  saved: savedVersionOf(entry),
  ...originOf(entry),
});
