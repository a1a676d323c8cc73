import { type DocumentName, type FieldProblem, parseDocument, type Site } from "@consultorio/content";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Draft, publishedQuery } from "#api/draft.ts";
import { ApiError } from "#api/request.ts";
import { type Conflict, saveUnlessChanged } from "#api/save-unless-changed.ts";
import type { DocumentStore } from "../document/document-store.ts";

/** What an editor does when a save ends. */
export interface SaveEvents {
  /** The document was saved because somebody asked for it. */
  onSaved: () => void;
  /** These fields are wrong, so nothing was sent; none where a save is tried again. */
  onProblems: (problems: FieldProblem[]) => void;
  /** The server refused, naming wrong fields where there are any, or did not answer. */
  onFailed: (problems: FieldProblem[]) => void;
}

/** Why the newest changes are not saved. */
type SaveBlocker = "problems" | "failed" | "conflict" | null;

interface SaveDocument<Name extends DocumentName> {
  name: Name;
  draft: Draft<Name>;
  store: DocumentStore;
  /** Takes note of what the fields said when they were saved. */
  setSaved: (typed: unknown) => void;
  events: SaveEvents;
}

/** Saves the document of a store. Only a save that somebody asked for reports its end through the events. */
export function useSaveDocument<Name extends DocumentName>(options: SaveDocument<Name>) {
  const { name, draft, store, setSaved, events } = options;
  const { base, setBase, send, saving } = useSendDocument(name, draft);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [blocker, setBlocker] = useState<SaveBlocker>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [conflictShown, showConflict] = useState(false);

  const markSaved = (typed: unknown, value: unknown, asked: boolean) => {
    // What was typed during the save stays; else the fields show the saved value: trimmed, numbers normalised.
    const unchanged = asked && store.value === typed;
    setSaved(unchanged ? value : typed);
    store.markSaved(unchanged ? value : store.value);
    setSavedAt(new Date());
    setBlocker(null);
    setConflict(null);
    if (asked) events.onSaved();
  };

  /** Resolves with whether the document was saved. */
  const save = async (asked: boolean, over?: Conflict): Promise<boolean> => {
    const typed = store.value;
    const parsed = parseDocument(name, typed);
    if (asked) events.onProblems(parsed.ok ? [] : parsed.problems);
    if (!parsed.ok) {
      setBlocker("problems");
      return false;
    }
    const result = await send(parsed.value, over);
    if (result.end === "saved") markSaved(typed, parsed.value, asked);
    else setBlocker(result.end);
    if (result.end === "conflict") {
      setConflict(result.conflict);
      showConflict(asked);
    }
    if (result.end === "failed" && asked) events.onFailed(result.problems);
    return result.end === "saved";
  };

  /** Goes on from the other version; what was typed here can be restored by undoing. */
  const takeTheirs = (other: Conflict) => {
    const parsed = parseDocument(name, other.theirs);
    if (!parsed.ok) return;
    setSaved(parsed.value);
    store.replace(parsed.value);
    setBase({ value: parsed.value, version: other.version });
    setConflict(null);
    setBlocker(null);
  };
  return { base, saving, savedAt, blocker, conflict, conflictShown, showConflict, save, takeTheirs };
}

/** How a call ended. A refusal names the wrong fields; it names none where the server failed. */
type SendEnd =
  | { end: "saved" }
  | { end: "conflict"; conflict: Conflict }
  | { end: "failed"; problems: FieldProblem[] };

/** Sends a document from the version that is known here, or over the other save where `over` names it. */
function useSendDocument<Name extends DocumentName>(name: Name, draft: Draft<Name>) {
  const client = useQueryClient();
  /** The document as it was last read or saved here. */
  const [base, showBase] = useState(draft);
  const known = useRef(draft);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const setBase = (next: Draft<Name>) => {
    known.current = next;
    showBase(next);
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ value, from }: { value: Site[Name]; from: Draft<Name> }) =>
      saveUnlessChanged(name, value, from),
  });
  const sendNow = async (value: Site[Name], over?: Conflict): Promise<SendEnd> => {
    const from = over ? { ...known.current, version: over.version } : known.current;
    try {
      const result = await mutateAsync({ value, from });
      if ("conflict" in result) return { end: "conflict", conflict: result.conflict };
      setBase({ value, version: result.version });
      await client.invalidateQueries({ queryKey: publishedQuery.queryKey });
      return { end: "saved" };
    } catch (error) {
      return { end: "failed", problems: error instanceof ApiError ? error.problems : [] };
    }
  };
  // One at a time: a save that is asked for during an automatic one would otherwise be a conflict with oneself.
  const send = (value: Site[Name], over?: Conflict) => {
    const next = queue.current.then(() => sendNow(value, over));
    queue.current = next;
    return next;
  };
  return { base, setBase, send, saving: isPending };
}
