import { answer } from "../../../api/answer.ts";
import { readingSession } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { services } from "../../services.ts";

/** The saved versions, the newest first, and which of them is public. `?before=` names a version to go on from. */
export const GET = handle(async (request) => {
  await readingSession(request);
  const { store, live } = services();
  const before = Number(new URL(request.url).searchParams.get("before") ?? Number.NaN);
  const revisions = await store.revisions({ limit: 100, ...(before > 0 && { before }) });
  return answer({
    revisions: revisions.map(({ id, version, author, note, at }) => ({
      id,
      version,
      author: author.name,
      note,
      at: at.toISOString(),
      live: id === live.publication()?.revisionId,
    })),
  });
});
