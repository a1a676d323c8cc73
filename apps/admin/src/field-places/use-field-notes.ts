import { useQuery } from "@tanstack/react-query";
import { createElement, Fragment } from "react";
import { fetchDraft } from "#api/draft.ts";
import type { FieldNotes } from "#document-editor/document/field-notes.ts";

/** The notes come after the form, so that it opens no later for them. */
const hiddenNoteModule = {
  queryKey: ["code", "hidden-note"],
  queryFn: () => import("./hidden-note.tsx"),
  staleTime: Number.POSITIVE_INFINITY,
};
const ownFactModule = {
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
  const { data: code } = useQuery(hiddenNoteModule);
  const { data: sections } = useQuery(sectionsQuery);
  return (path) => (code && sections ? code.hiddenNote(path, sections.value) : null);
}

/** These notes, and below them the question whether a fact of the example is true of the clinic too. */
export function useFactNotes(notes: FieldNotes): FieldNotes {
  const { data: code } = useQuery(ownFactModule);
  return (path) => {
    const [note, fact] = [notes(path), code?.factNote(path)];
    return note && fact ? createElement(Fragment, null, note, fact) : (note ?? fact);
  };
}
