import { documentProblems } from "@consultorio/api/draft/document-problems";
import { type DocumentName, documentNames, parseDocument } from "@consultorio/content";
import { type Revision, type Store, system, VersionConflict } from "@consultorio/store";
import { retryTransient } from "../process/retry-transient.ts";

/**
 * Saves unfinished documents of an earlier release that are valid now: their only fault was an invisible character or an
 * empty row. Of several processes that start at once, one does it.
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

/** The unfinished documents of a revision that are valid. */
function finishedIn({ unfinished, documents }: Revision): Partial<Record<DocumentName, unknown>> {
  const finished = documentNames.flatMap((name): [DocumentName, unknown][] => {
    const typed = unfinished[name];
    if (typed === undefined || documentProblems(name, typed, documents).length > 0) return [];
    const parsed = parseDocument(name, typed);
    return parsed.ok ? [[name, parsed.value]] : [];
  });
  return Object.fromEntries(finished);
}
