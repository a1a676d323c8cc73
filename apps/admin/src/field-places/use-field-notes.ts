import { useQuery } from "@tanstack/react-query";
import { fetchDraft } from "#api/draft.ts";
import type { FieldNotes } from "#document-editor/document/field-notes.ts";

/** The notes come after the form, so that it opens no later for them. */
const hiddenCode = {
  queryKey: ["code", "hidden-note"],
  queryFn: () => import("./hidden-note.tsx"),
  staleTime: Number.POSITIVE_INFINITY,
};
const factCode = {
  queryKey: ["code", "own-fact"],
  queryFn: () => import("./own-fact.tsx"),
  staleTime: Number.POSITIVE_INFINITY,
};

/** A query of its own: the screen that edits the sections reads them anew. */
const sectionsQuery = {
  queryKey: ["sections of the notes"],
  queryFn: () => fetchDraft("selectedSections"),
  gcTime: 0,
};

/** The notes of the site content's fields under the chosen designs; none before both are known. */
export function useFieldNotes(): FieldNotes {
  const { data: code } = useQuery(hiddenCode);
  const { data: sections } = useQuery(sectionsQuery);
  return (path) => (code && sections ? code.hiddenNote(path, sections.value) : null);
}

/** These notes, and the question beside a fact of the example whether it is the clinic's own. */
export function useFactNotes(notes: FieldNotes): FieldNotes {
  const { data: code } = useQuery(factCode);
  return (path) => notes(path) ?? code?.factNote(path) ?? null;
}
