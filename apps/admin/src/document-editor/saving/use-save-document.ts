import {
  type DocumentName,
  documentSchemas,
  type FieldProblem,
  parseDocument,
  tidy,
  tidyDocument,
} from "@consultorio/content";
import { sameDocument, valueAt } from "@consultorio/content/document-shape";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { binKey, type Draft, draftQuery, keepUnfinished, saveDraft } from "#api/draft.ts";
import { publishedQuery } from "#api/published.ts";
import { ApiError } from "#api/request.ts";
import { type Conflict, saveUnlessChanged } from "#api/save-unless-changed.ts";
import { toasts } from "#components/toasts.ts";
import { pathOfControl } from "#document-editor/document/control-of.ts";
import type { DocumentStore } from "#document-editor/document/document-store.ts";

/** The events of a save that ends. */
export interface SaveEvents {
  /** The document was saved because somebody asked for it. */
  onSaved: () => void;
  /** These fields are wrong, so the document is kept and not saved; none where a save is tried again. */
  onProblems: (problems: FieldProblem[]) => void;
  /** The server refused, naming wrong fields where there are any, or did not answer. */
  onFailed: (problems: FieldProblem[]) => void;
}

/** Why the newest changes are not saved; with `problems` they are kept until they are right. */
type SaveBlocker = "problems" | "failed" | "conflict" | null;

interface SaveDocument<Name extends DocumentName> {
  name: Name;
  draft: Draft<Name>;
  store: DocumentStore;
  /** Remembers the values of the fields when they were saved. */
  setSaved: (typed: unknown) => void;
  events: SaveEvents;
}

/** Saves the document of a store. Only a save that somebody asked for reports its end through the events. */
export function useSaveDocument<Name extends DocumentName>(options: SaveDocument<Name>) {
  const { name, draft, store, setSaved, events } = options;
  const { base, setBase, send, saving } = useSendDocument(name, draft);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [blocker, setBlocker] = useState<SaveBlocker>(draft.unfinished === undefined ? null : "problems");
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [conflictShown, showConflict] = useState(false);

  const markSaved = (typed: unknown, value: unknown, requested: boolean) => {
    // Text that was typed during the save stays; otherwise the fields show the saved value: trimmed, numbers normalised.
    const unchanged =
      requested && sameDocument(name, store.value, typed) && !isInListWithEmptyRows(store.value, value);
    setSaved(unchanged ? value : typed);
    store.markSaved(unchanged ? value : store.value);
    setSavedAt(new Date());
    setBlocker(null);
    setConflict(null);
    if (requested) events.onSaved();
  };

  const markKept = (typed: unknown, problems: FieldProblem[]) => {
    setSaved(typed);
    store.addErrors(problems);
    setSavedAt(new Date());
    setBlocker("problems");
    setConflict(null);
  };

  /** Resolves with the result. */
  const save = async (requested: boolean, over?: Conflict): Promise<SendEnd["end"]> => {
    const typed = store.value;
    const parsed = parseDocument(name, typed);
    if (requested) events.onProblems(parsed.ok ? [] : parsed.problems);
    const result = await send(typed, over);
    if (result.end === "saved" || result.end === "kept") toasts.saveWorked();
    if (result.end === "saved") markSaved(typed, result.value, requested);
    else if (result.end === "kept") markKept(typed, result.problems);
    else setBlocker(result.end);
    if (result.end === "conflict") {
      setConflict(result.conflict);
      showConflict(requested);
    }
    const refused = result.end === "failed" || (result.end === "kept" && parsed.ok);
    if (refused && requested) events.onFailed(result.problems);
    return result.end;
  };

  /** Continues from the other version; undo restores the typed content. */
  const takeTheirs = (other: Conflict) => {
    const parsed = parseDocument(name, other.theirs);
    const theirs = parsed.ok ? parsed.value : other.theirs;
    setSaved(theirs);
    store.replace(theirs);
    setBase(
      parsed.ok
        ? { value: parsed.value, version: other.version }
        : { value: base.value, unfinished: theirs, version: other.version },
    );
    setConflict(null);
    setBlocker(parsed.ok ? null : "problems");
  };
  return { base, saving, savedAt, blocker, conflict, conflictShown, showConflict, save, takeTheirs };
}

/** How a call ended. A refusal names the wrong fields; it names none where the server failed. */
type SendEnd =
  | { end: "saved"; value: unknown }
  /** Content that is not valid yet: the server keeps it. */
  | { end: "kept"; problems: FieldProblem[] }
  | { end: "conflict"; conflict: Conflict }
  | { end: "failed"; problems: FieldProblem[] };

/** Sends a document from the version that is known here, or over the other save where `over` names it. */
function useSendDocument<Name extends DocumentName>(name: Name, draft: Draft<Name>) {
  const client = useQueryClient();
  /** The document as it was last read or saved here. */
  const [base, showBase] = useState(draft);
  const latest = useRef(draft);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Values that were sent since without an answer: the server may have saved them. */
  const unanswered = useRef(new Set<unknown>());
  // The next screen may begin with the cached draft: without the saves of this one it would be a conflict with oneself.
  useEffect(
    () => () => {
      client.setQueryData(draftQuery(name).queryKey, (cached) =>
        cached?.version === draft.version ? latest.current : cached,
      );
    },
    [client, name, draft.version],
  );
  const setBase = (next: Draft<Name>) => {
    latest.current = next;
    unanswered.current.clear();
    showBase(next);
  };

  /** Saves a document that is right. */
  const saveRight = async (typed: unknown, from: Draft<Name>): Promise<SendEnd | null> => {
    const parsed = parseDocument(name, typed);
    if (!parsed.ok) return null;
    const { value } = parsed;
    const send = (version: string) => saveDraft(name, value, version);
    const result = await saveUnlessChanged(name, value, from, send, [...unanswered.current]);
    if ("conflict" in result) return { end: "conflict", conflict: result.conflict };
    setBase({ value, version: result.version });
    return { end: "saved", value };
  };

  /** Keeps a document that is not right yet; `refused` are the fields that a save named. */
  const keep = async (typed: unknown, from: Draft<Name>, refused: FieldProblem[]): Promise<SendEnd> => {
    let problems = refused;
    const { value, pathBefore } = tidy(documentSchemas[name], typed);
    const send = async (over: string) => {
      const kept = await keepUnfinished(name, value, over);
      if (kept.problems.length > 0) problems = kept.problems;
      return `"${kept.version}"`;
    };
    const result = await saveUnlessChanged(name, value, from, send, [...unanswered.current]);
    if ("conflict" in result) return { end: "conflict", conflict: result.conflict };
    setBase({ value: from.value, unfinished: value, version: result.version });
    return {
      end: "kept",
      problems: problems.map(({ path, message }) => ({ path: pathBefore(path), message })),
    };
  };

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ typed, from }: { typed: unknown; from: Draft<Name> }) => {
      let refused: FieldProblem[] = [];
      try {
        const saved = await saveRight(typed, from);
        if (saved !== null) return saved;
      } catch (error) {
        // Problems that only the server can know, such as a link to no page.
        if (!(error instanceof ApiError && error.status === 422)) throw error;
        refused = error.problems;
      }
      return keep(typed, from, refused);
    },
  });
  const sendNow = async (typed: unknown, over?: Conflict): Promise<SendEnd> => {
    const from = over ? { ...latest.current, version: over.version } : latest.current;
    try {
      const result = await mutateAsync({ typed, from });
      await client.invalidateQueries({ queryKey: publishedQuery.queryKey });
      void client.invalidateQueries({ queryKey: binKey(name) });
      return result;
    } catch (error) {
      const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
      const parsed = parseDocument(name, typed);
      if (!refused) unanswered.current.add(parsed.ok ? parsed.value : tidyDocument(name, typed));
      return { end: "failed", problems: error instanceof ApiError ? error.problems : [] };
    }
  };
  // One at a time: a save that is asked for during an automatic one would otherwise be a conflict with oneself.
  const send = (typed: unknown, over?: Conflict) => {
    const next = queue.current.then(() => sendNow(typed, over));
    queue.current = next;
    return next;
  };
  return { base, setBase, send, saving: isPending };
}

/** Whether the focus is in a list whose empty rows were not saved: they stay on the screen until the list is left. */
function isInListWithEmptyRows(shown: unknown, saved: unknown): boolean {
  const keys = pathOfControl(document.activeElement)?.split(".") ?? [];
  return keys.some((_, depth) => {
    const list = keys.slice(0, depth).join(".");
    const [shownRows, savedRows] = [valueAt(shown, list), valueAt(saved, list)];
    return Array.isArray(shownRows) && Array.isArray(savedRows) && shownRows.length > savedRows.length;
  });
}
