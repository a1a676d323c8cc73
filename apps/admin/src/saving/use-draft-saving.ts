import type { DocumentName, FieldProblem, Site } from "@consultorio/content";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Draft, publishedQuery } from "../api/draft.ts";
import { ApiError } from "../api/request.ts";
import { type Conflict, saveUnlessChanged } from "../api/save-unless-changed.ts";

/** How a save ended. A refusal names the wrong fields; it names none where the server failed. */
type SaveEnd =
  | { end: "saved" }
  | { end: "conflict"; conflict: Conflict }
  | { end: "refused"; status: number; problems: FieldProblem[] };

export interface DraftSaving<Name extends DocumentName> {
  /** The document as it was last read or saved here. */
  base: Draft<Name>;
  setBase: (base: Draft<Name>) => void;
  /** Saves from the version that is known here, or over the other save where `over` names it. */
  save: (value: Site[Name], over?: Conflict) => Promise<SaveEnd>;
  saving: boolean;
}

/** Saves a document of the draft, never over somebody else's changes unasked. */
export function useDraftSaving<Name extends DocumentName>(name: Name, draft: Draft<Name>): DraftSaving<Name> {
  const client = useQueryClient();
  const [base, showBase] = useState(draft);
  const known = useRef(draft);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const setBase = (next: Draft<Name>) => {
    known.current = next;
    showBase(next);
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ value, from }: { value: Site[Name]; from: Draft<Name> }) =>
      saveUnlessChanged(name, value, from),
  });

  const send = async (value: Site[Name], over?: Conflict): Promise<SaveEnd> => {
    const from = known.current;
    try {
      const result = await mutateAsync({ value, from: over ? { ...from, version: over.version } : from });
      if ("conflict" in result) return { end: "conflict", conflict: result.conflict };
      setBase({ value, version: result.version });
      await client.invalidateQueries({ queryKey: publishedQuery.queryKey });
      return { end: "saved" };
    } catch (error) {
      if (!(error instanceof ApiError)) return { end: "refused", status: 0, problems: [] };
      return { end: "refused", status: error.status, problems: error.problems };
    }
  };
  // One at a time: a save that is asked for while the draft saves itself would else be a conflict with oneself.
  const save = (value: Site[Name], over?: Conflict) => {
    const next = turn.current.then(() => send(value, over));
    turn.current = next;
    return next;
  };
  return { base, setBase, save, saving: isPending };
}
