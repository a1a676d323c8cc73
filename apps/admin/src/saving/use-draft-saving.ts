import type { DocumentName, FieldProblem, Site } from "@consultorio/content";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Draft, publishedQuery } from "../api/draft.ts";
import { ApiError } from "../api/request.ts";
import { type Conflict, saveUnlessChanged } from "../api/save-unless-changed.ts";

/** How a save ended. A refusal names the wrong fields; it names none where the server failed. */
type SaveEnd = { end: "saved" } | { end: "conflict" } | { end: "refused"; problems: FieldProblem[] };

export interface DraftSaving<Name extends DocumentName> {
  /** Saves from the version that is known here, or over the other save where `over` names it. */
  save: (value: Site[Name], over?: Conflict) => Promise<SaveEnd>;
  saving: boolean;
  /** The other save that stands in the way, until it is dealt with. */
  conflict: Conflict | null;
  forgetConflict: () => void;
}

/** Saves a document of the draft, never over somebody else's changes unasked. */
export function useDraftSaving<Name extends DocumentName>(name: Name, draft: Draft<Name>): DraftSaving<Name> {
  const client = useQueryClient();
  const [base, setBase] = useState(draft);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ value, from }: { value: Site[Name]; from: Draft<Name> }) =>
      saveUnlessChanged(name, value, from),
  });

  const save = async (value: Site[Name], over?: Conflict): Promise<SaveEnd> => {
    setConflict(null);
    try {
      const result = await mutateAsync({ value, from: over ? { ...base, version: over.version } : base });
      if ("conflict" in result) {
        setConflict(result.conflict);
        return { end: "conflict" };
      }
      setBase({ value, version: result.version });
      await client.invalidateQueries({ queryKey: publishedQuery.queryKey });
      return { end: "saved" };
    } catch (error) {
      return { end: "refused", problems: error instanceof ApiError ? error.problems : [] };
    }
  };
  return { save, saving: isPending, conflict, forgetConflict: () => setConflict(null) };
}
