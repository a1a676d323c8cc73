import { answer } from "../../../api/answer.ts";
import { readingSession } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { services } from "../../services.ts";

/** The own account: `{ email, role, secondFactor: { active, codesLeft }, sessions }`. */
export const GET = handle(async (request) => {
  const session = await readingSession(request);
  const { email, role, id } = session.user;
  const { store } = services();
  const sessions = await store.sessions(session);
  return answer({
    email,
    role,
    secondFactor: await store.secondFactor(id),
    sessions: sessions.map(({ id, userAgent, current, createdAt, lastSeenAt }) => ({
      id,
      agent: userAgent,
      current,
      since: createdAt.toISOString(),
      seen: lastSeenAt.toISOString(),
    })),
  });
});
