import { type Change, siteChanges, withoutChanges } from "@consultorio/content";
import type { Revision, VerifiedSession } from "@consultorio/store";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { changeDraft } from "./change-draft.ts";
import { sectionWords } from "./changes.ts";

const overtaken =
  "Ese dato cambió desde que abriste esta lista, y no se tocó. Mira otra vez las diferencias y recupéralo de nuevo.";

/**
 * Restores the named differences of an old version in the draft. Returns the new version, and what undoes it: the
 * revision that was the draft before, and the differences from it. Throws 409 where a difference does not exist any more,
 * and as `changeDraft` does.
 */
export async function recoverChanges(
  services: Services,
  session: VerifiedSession,
  old: Revision,
  wanted: readonly Change[],
): Promise<{ version: number; before: string; changes: Change[] }> {
  const { saved, before } = await changeDraft(services, session, {
    note: `Una parte, recuperada de la versión ${old.version}`,
    change: (_site, draft) => {
      const left = new Set(wanted.map(keyOf));
      const takesBack = (change: Change) => left.delete(keyOf(change));
      const documents = withoutChanges(old.documents, draft.documents, takesBack, sectionWords);
      if (left.size > 0) throw new HttpError(409, overtaken);
      return documents;
    },
  });
  const changes = siteChanges(before.documents, saved.documents, sectionWords);
  return { version: saved.version, before: before.id, changes };
}

const keyOf = ({ path, place, label, kind, before, after }: Change) =>
  JSON.stringify([path, place, label, kind, before, after]);
