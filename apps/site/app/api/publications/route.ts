import { answer } from "../../../api/answer.ts";
import { readingSession } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { services } from "../../services.ts";

/** What was published, the newest first, and which of it visitors see. */
export const GET = handle(async (request) => {
  await readingSession(request);
  const { store } = services();
  const pointer = await store.livePointer();
  const publications = await store.publications({ limit: 100 });
  return answer({
    publications: publications.map(({ id, version, author, createdAt }) => ({
      id,
      version,
      author: author.name,
      at: createdAt.toISOString(),
      live: id === pointer?.publicationId,
    })),
  });
});
