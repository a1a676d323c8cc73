import { documentProblems } from "@consultorio/api/draft/document-problems";
import { type DocumentName, documentNames, parseDocument } from "@consultorio/content";
import { type Revision, type Store, system, VersionConflict } from "@consultorio/store";
import { retryTransient } from "../process/retry-transient.ts";

/**
 * Saves what was kept unfinished by an earlier release, and is right now: a character that nobody sees or an empty row was
 * all that was wrong with it. Of several processes that start at once, one does it.
 */
export async function saveFinished(store: Pick<Store, "draft" | "save">): Promise<void> {
  await retryTransient(async () => {
    const draft = await store.draft();
    if (draft === null) return;
    const documents = finishedIn(draft);
    if (Object.keys(documents).length === 0) return;
    const note = "Sin caracteres que no se ven ni renglones vacíos";
    try {
      await store.save(system, { documents, base: draft.version, note });
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  });
}

/** The unfinished documents of a revision that nothing is wrong with. */
function finishedIn({ unfinished, documents }: Revision): Partial<Record<DocumentName, unknown>> {
  const finished = documentNames.flatMap((name): [DocumentName, unknown][] => {
    const typed = unfinished[name];
    if (typed === undefined || documentProblems(name, typed, documents).length > 0) return [];
    const parsed = parseDocument(name, typed);
    return parsed.ok ? [[name, parsed.value]] : [];
  });
  return Object.fromEntries(finished);
}
