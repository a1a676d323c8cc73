import { answer } from "../../../api/answer.ts";
import { changesBetween, namedRevision } from "../../../api/changes.ts";
import { readingSession } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";

/** What changed between two revisions: `?from=live&to=draft`, or their ids. `{ from, to, changes }`. */
export const GET = handle(async (request) => {
  await readingSession(request);
  const query = new URL(request.url).searchParams;
  const from = await namedRevision(query.get("from") ?? "live");
  const to = await namedRevision(query.get("to") ?? "draft");
  return answer(changesBetween(from, to));
});
