import { answer } from "../../../api/answer.ts";
import { readingSession } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { services } from "../../services.ts";

/** The saved versions, the newest first, and which of them is public. */
export const GET = handle(async (request) => {
  await readingSession(request);
  const { store, live } = services();
  const revisions = await store.revisions({ limit: 100 });
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
