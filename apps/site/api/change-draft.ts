import { parseSite, type Site } from "@consultorio/content";
import type { VerifiedSession } from "@consultorio/store";
import { services } from "../app/services.ts";
import { Refused, refusedFields } from "./refused.ts";

const tries = 5;

/**
 * Changes the draft as it is at this moment, whoever saved last: for changes that touch only what they name. Answers
 * the new version, or the present one where nothing changed. Throws 404, 422 and, in the end, 412.
 */
export async function changeDraft(
  session: VerifiedSession,
  note: string,
  change: (site: Site) => Partial<Site>,
): Promise<number> {
  const { store, refusalOf } = services();
  for (let attempt = 1; ; attempt++) {
    const draft = await store.draft();
    if (draft === null) throw new Refused(404, "Todavía no hay contenido.");
    const parsed = parseSite(draft.documents);
    if (!parsed.ok) throw refusedFields(parsed.problems);
    const documents = change(parsed.value);
    if (Object.keys(documents).length === 0) return draft.version;
    const checked = parseSite({ ...parsed.value, ...documents });
    if (!checked.ok) throw refusedFields(checked.problems);
    try {
      return (await store.save(session, { documents, base: draft.version, note })).version;
    } catch (error) {
      // Somebody saved in between: the same change, from theirs.
      if (refusalOf(error)?.status !== 412 || attempt === tries) throw error;
    }
  }
}
