import { picturesSchema, withPictureNote } from "@consultorio/content";
import { answer } from "../../../../api/answer.ts";
import { readJson } from "../../../../api/body.ts";
import { changeDraft } from "../../../../api/change-draft.ts";
import { writing } from "../../../../api/guard.ts";
import { handle } from "../../../../api/handle.ts";
import { parseBody } from "../../../../api/parse-body.ts";

/** Says of a picture what its words are, and where its focal point: `{ path, alt, decorative, focusX, focusY }`. */
export const POST = handle(async (request) => {
  const { session, body } = await writing(request, readJson);
  const note = parseBody(picturesSchema.element, body);
  const version = await changeDraft(session, "Texto o encuadre de una imagen", ({ siteContent }) => ({
    siteContent: withPictureNote(siteContent, note),
  }));
  return answer({ version });
});
