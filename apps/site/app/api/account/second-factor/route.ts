import { answer } from "../../../../api/answer.ts";
import { readNothing } from "../../../../api/body.ts";
import { writing } from "../../../../api/guard.ts";
import { handle } from "../../../../api/handle.ts";
import { Refused } from "../../../../api/refused.ts";
import { services } from "../../../services.ts";

/** A new secret for the authenticator: `{ secret, uri }`. It counts once a code confirms it. */
export const POST = handle(async (request) => {
  const { session } = await writing(request, readNothing);
  const { store, origin } = services();
  if ((await store.secondFactor(session.user.id)).active)
    throw new Refused(409, "El segundo paso ya está activo. Quítalo antes de configurarlo de nuevo.");
  return answer(await store.beginSecondFactor(session, `Consultorio ${new URL(origin).hostname}`));
});
