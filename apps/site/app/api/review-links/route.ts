import { z } from "zod";
import { answer } from "../../../api/answer.ts";
import { readJson } from "../../../api/body.ts";
import { readingSession, writing } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { body, parseBody } from "../../../api/parse-body.ts";
import { Refused } from "../../../api/refused.ts";
import { shownLink } from "../../../api/review.ts";
import { services } from "../../services.ts";

const day = 24 * 60 * 60 * 1000;
const error = "Duración: elige de 1 a 30 días.";
const wanted = body({ days: z.number({ error }).int({ error }).min(1, { error }).max(30, { error }) });

/** The review links and what their readers said: `{ links }`. */
export const GET = handle(async (request) => {
  await readingSession(request);
  return answer({ links: (await services().store.reviewLinks()).map(shownLink) });
});

/** Makes a link to the draft as it is now, for some days: `{ address, link }`. The address is told this once. */
export const POST = handle(async (request) => {
  const { session, body } = await writing(request, readJson);
  const { days } = parseBody(wanted, body);
  const { store, origin } = services();
  const draft = await store.draft();
  if (draft === null) throw new Refused(404, "Todavía no hay contenido.");
  const expiresAt = new Date(Date.now() + days * day);
  const { token, link } = await store.createReviewLink(session, { revisionId: draft.id, expiresAt });
  const address = `${origin}/admin/revision/${token}`;
  return answer({ address, link: shownLink({ ...link, notes: [] }) }, { status: 201 });
});
