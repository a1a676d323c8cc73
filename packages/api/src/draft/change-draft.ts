import { parseSite, type Site } from "@consultorio/content";
import { type VerifiedSession, VersionConflict } from "@consultorio/store";
import { invalidFields } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { unfinishedProblems } from "./document-problems.ts";
import { requireDraft } from "./documents.ts";

const mostTries = 5;

/**
 * Changes the newest draft, for changes that touch only what they name. Answers the new version, or the present one
 * where nothing changed. A save in between is tried again from that save. Throws 404, 422 and after five tries 412.
 */
export async function changeDraft(
  services: Services,
  session: VerifiedSession,
  { note, change }: { note: string; change: (site: Site) => Partial<Site> },
): Promise<{ version: number }> {
  for (let attempt = 1; ; attempt++) {
    const draft = await requireDraft(services);
    const parsed = parseSite(draft.documents);
    if (!parsed.ok) throw invalidFields(parsed.problems);
    const documents = change(parsed.value);
    if (Object.keys(documents).length === 0) return { version: draft.version };
    // A save would remove what somebody typed into the same document.
    const lost = unfinishedProblems(draft).filter(({ path }) => (path.split(".")[0] ?? "") in documents);
    if (lost.length > 0) throw invalidFields(lost);
    const checked = parseSite({ ...parsed.value, ...documents });
    if (!checked.ok) throw invalidFields(checked.problems);
    try {
      return await services.store.save(session, { documents, base: draft.version, note });
    } catch (error) {
      if (!(error instanceof VersionConflict) || attempt === mostTries) throw error;
    }
  }
}
