import { replacePicture } from "@consultorio/content";
import { z } from "zod";
import { answer } from "../../../../api/answer.ts";
import { readJson } from "../../../../api/body.ts";
import { changeDraft } from "../../../../api/change-draft.ts";
import { writing } from "../../../../api/guard.ts";
import { handle } from "../../../../api/handle.ts";
import { body, parseBody } from "../../../../api/parse-body.ts";

const error = "Elige una imagen de la biblioteca.";
const path = z.string({ error }).regex(/^\/(?:imagenes|media)\/[a-z0-9][a-z0-9._/-]{0,280}$/, { error });
const wanted = body({ from: path, to: path });

/** Puts one picture of the draft in another's place, everywhere: `{ from, to }`. */
export const POST = handle(async (request) => {
  const { session, body } = await writing(request, readJson);
  const { from, to } = parseBody(wanted, body);
  const version = await changeDraft(session, "Una imagen cambiada en todo el sitio", (site) =>
    replacePicture(site, from, to),
  );
  return answer({ version });
});
