import type { User } from "@consultorio/store";
import { answer } from "../../../api/answer.ts";
import { readJson } from "../../../api/body.ts";
import { parseNewUser } from "../../../api/credentials.ts";
import { readingSession, writing } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { services } from "../../services.ts";

/** The accounts, for an owner. */
export const GET = handle(async (request) => {
  const session = await readingSession(request);
  const users = await services().store.users(session);
  return answer({ users: users.map(shown) });
});

/** Makes a further account, for an owner. */
export const POST = handle(async (request) => {
  const { session, body } = await writing(request, readJson);
  const account = parseNewUser(body);
  return answer({ user: shown(await services().store.createUser(session, account)) }, { status: 201 });
});

const shown = ({ id, email, role, createdAt }: User) => ({ id, email, role, at: createdAt.toISOString() });
