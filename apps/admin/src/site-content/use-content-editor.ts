import type { FieldProblem } from "@consultorio/content";
import { useState } from "react";
import type { Draft } from "../api/draft.ts";
import type { Reveal } from "../form/form-context.ts";
import { firstOfEach } from "../saving/first-of-each.ts";
import { useDocumentEditor } from "../saving/use-document-editor.ts";
import { fill } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { contentTabs, drawnPlace, tabOf } from "./content-plan.ts";
import { words } from "./strings.ts";

/** State of the site content editor: its document, which tab is open, and what is wrong. */
export function useContentEditor(draft: Draft<"siteContent">, field: string | undefined) {
  const [tab, setTab] = useState((field && tabOf(field)?.id) || (contentTabs[0]?.id ?? ""));
  const [reveal, setReveal] = useState<Reveal | null>(field ? { path: field } : null);
  const [failure, setFailure] = useState<string | null>(null);

  /** Leads to a field, wherever it stands. */
  const lead = (path: string) => {
    const owner = tabOf(path);
    if (!owner) return;
    setTab(owner.id);
    setReveal({ path });
  };
  const show = (problems: FieldProblem[]) => {
    editor.store.showErrors(firstOfEach(problems));
    const [first] = problems.toSorted((a, b) => drawnPlace(a.path) - drawnPlace(b.path));
    if (first) lead(first.path);
  };
  const editor = useDocumentEditor("siteContent", draft, {
    onSaved: () => toasts.success(words.saved),
    onProblems: (problems) => {
      setFailure(problems.length === 0 ? null : countWords(problems.length));
      show(problems);
    },
    onFailed: (problems) => {
      setFailure(words.saveFailed);
      toasts.error(words.saveFailed);
      show(problems);
    },
  });
  return { editor, tab, setTab, reveal, lead, problem: editor.hindrance === null ? null : failure };
}

const countWords = (count: number) => (count === 1 ? words.oneProblem : fill(words.problems, { count }));
