import { answer } from "../../../api/answer.ts";
import { readSmallJson } from "../../../api/body.ts";
import { signedIn } from "../../../api/cookie.ts";
import { parseSetup } from "../../../api/credentials.ts";
import { requireOwnOrigin } from "../../../api/guard.ts";
import { handle } from "../../../api/handle.ts";
import { Refused } from "../../../api/refused.ts";
import { services } from "../../services.ts";

const reasons = {
  wrong: "El enlace de configuración no es válido. Usa el que imprimió el servidor al iniciar.",
  expired: "El enlace de configuración venció. Reinicia el servidor para obtener otro.",
  exhausted: "Hubo demasiados intentos con un enlace equivocado. Reinicia el servidor para obtener otro.",
};

/** Makes the first administrator and signs them in; does not exist once there is one. */
export const POST = handle(async (request) => {
  requireOwnOrigin(request);
  const { store } = services();
  if (await store.hasUsers()) throw new Refused(404, "No existe.");
  const made = await store.createFirstUser(parseSetup(await readSmallJson(request)));
  if ("refused" in made) {
    if (made.refused === "closed") throw new Refused(404, "No existe.");
    throw new Refused(403, reasons[made.refused]);
  }
  const userAgent = request.headers.get("user-agent") ?? "";
  const { token } = await store.createSession(made.user.id, { userAgent });
  return answer({ email: made.user.email, role: made.user.role }, { status: 201, headers: signedIn(token) });
});
