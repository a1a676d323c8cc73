import { type DocumentName, type FieldProblem, parseDocument } from "@consultorio/content";
import { useState } from "react";
import type { Draft } from "../api/draft.ts";
import type { Conflict } from "../api/save-unless-changed.ts";
import type { DocumentStore } from "../form/document-store.ts";
import { useDraftSaving } from "./use-draft-saving.ts";
import { useLatest } from "./use-latest.ts";

/** What an editor does when a save ends. */
export interface EditorEvents {
  /** The document was saved because somebody asked for it. */
  onSaved: () => void;
  /** These fields are wrong, so nothing was sent; none where a save is tried anew. */
  onProblems: (problems: FieldProblem[]) => void;
  /** The server refused, naming wrong fields where there are any, or did not answer. */
  onFailed: (problems: FieldProblem[]) => void;
}

/** Why the newest words are not saved. */
type Hindrance = "problems" | "failed" | "conflict" | null;

interface Keeping<Name extends DocumentName> {
  name: Name;
  draft: Draft<Name>;
  store: DocumentStore;
  /** Takes note of what the fields said when they were saved. */
  keep: (typed: unknown) => void;
  events: EditorEvents;
}

/** Sends a document to the server, aloud where somebody asked for it and quietly by itself. */
export function useKeeping<Name extends DocumentName>({ name, draft, store, keep, events }: Keeping<Name>) {
  const { base, setBase, save: send, saving } = useDraftSaving(name, draft);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [hindrance, setHindrance] = useState<Hindrance>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [asked, setAsked] = useState(false);

  const settle = (typed: unknown, value: unknown, aloud: boolean) => {
    // What was typed while it was saved stays; else the fields show what was kept: trimmed, numbers normalised.
    const settled = aloud && store.value === typed;
    keep(settled ? value : typed);
    store.settle(settled ? value : store.value);
    setSavedAt(new Date());
    setHindrance(null);
    setConflict(null);
    if (aloud) events.onSaved();
  };

  const run = useLatest(async (aloud: boolean, over?: Conflict): Promise<boolean> => {
    const typed = store.value;
    const parsed = parseDocument(name, typed);
    if (aloud) events.onProblems(parsed.ok ? [] : parsed.problems);
    if (!parsed.ok) {
      setHindrance("problems");
      return false;
    }
    const result = await send(parsed.value, over);
    if (result.end === "saved") {
      settle(typed, parsed.value, aloud);
      return true;
    }
    if (result.end === "conflict") {
      setConflict(result.conflict);
      setAsked(aloud);
    } else if (aloud) events.onFailed(result.problems);
    setHindrance(result.end === "conflict" ? "conflict" : "failed");
    return false;
  });

  /** Goes on from the other's version; what was typed here can be had back by undoing. */
  const takeTheirs = (other: Conflict) => {
    const parsed = parseDocument(name, other.theirs);
    if (!parsed.ok) return;
    keep(parsed.value);
    store.replace(parsed.value);
    setBase({ value: parsed.value, version: other.version });
    setConflict(null);
    setHindrance(null);
  };

  return { base, saving, savedAt, hindrance, conflict, asked, setAsked, run, takeTheirs };
}
