import { answer } from "../../../api/answer.ts";
import { readingSession } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { services } from "../../services.ts";

const page = 100;

/**
 * A hundred saved versions, the newest first, which of them is public, and whether there are more: `?before=` names the
 * version to go on from.
 */
export const GET = handle(async (request) => {
  await readingSession(request);
  const { store, live } = services();
  const before = Number(new URL(request.url).searchParams.get("before") ?? Number.NaN);
  const revisions = await store.revisions({ limit: page + 1, ...(before > 0 && { before }) });
  return answer({
    more: revisions.length > page,
    revisions: revisions.slice(0, page).map(({ id, version, author, note, createdAt }) => ({
      id,
      version,
      author: author.name,
      note,
      at: createdAt.toISOString(),
      live: id === live.publication()?.revisionId,
    })),
  });
});
