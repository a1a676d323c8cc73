import type { ScheduledPublication } from "@consultorio/store";
import { z } from "zod";
import { answer } from "../../../api/answer.ts";
import { readJson, readNothing } from "../../../api/body.ts";
import { readingSession, writing } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { body, parseBody } from "../../../api/parse-body.ts";
import { Refused } from "../../../api/refused.ts";
import { services } from "../../services.ts";

const wanted = body({
  due: z.iso.datetime({ offset: true, error: "Fecha y hora: elige cuándo publicar." }),
});

/** What waits for its time and what came of the latest ones: `{ schedule }`. */
export const GET = handle(async (request) => {
  await readingSession(request);
  const schedule = await services().store.schedule(10);
  return answer({ schedule: schedule.map(shown) });
});

/** Has the draft as it is now published at a time: `{ due }`. */
export const POST = handle(async (request) => {
  const { session, body } = await writing(request, readJson);
  const { due } = parseBody(wanted, body);
  const { store } = services();
  const draft = await store.draft();
  if (draft === null) throw new Refused(404, "Todavía no hay contenido.");
  const made = await store.schedulePublication(session, { revisionId: draft.id, due: new Date(due) });
  return answer(shown(made), { status: 201 });
});

/** Takes back what waits. */
export const DELETE = handle(async (request) => {
  const { session } = await writing(request, readNothing);
  await services().store.cancelSchedule(session);
  return answer({ ok: true });
});

const shown = ({ id, version, due, state, detail, author, createdAt }: ScheduledPublication) => ({
  id,
  version,
  due: due.toISOString(),
  state,
  detail,
  author: author.name,
  at: createdAt.toISOString(),
});
