import type { FieldProblem } from "@consultorio/content";
import { useState } from "react";
import type { Draft } from "../api/draft.ts";
import type { Reveal } from "../form/form-context.ts";
import { firstOfEach } from "../saving/first-of-each.ts";
import { useDocumentEditor } from "../saving/use-document-editor.ts";
import { words as siteContentWords } from "../site-content/strings.ts";
import { toasts } from "../toasts/toasts.ts";

/** The site content under the hands of who edits its hours and notices. */
export function useNoticesEditor(draft: Draft<"siteContent">) {
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const show = (problems: FieldProblem[]) => {
    editor.store.showErrors(firstOfEach(problems));
    const [first] = problems;
    if (first) setReveal({ path: first.path });
  };
  const editor = useDocumentEditor("siteContent", draft, {
    onSaved: () => toasts.success(siteContentWords.saved),
    onProblems: (problems) => {
      // The first words: this form is small, and a problem may stand on another screen.
      setFailure(problems[0]?.message ?? null);
      show(problems);
    },
    onFailed: (problems) => {
      setFailure(siteContentWords.saveFailed);
      toasts.error(siteContentWords.saveFailed);
      show(problems);
    },
  });
  return { editor, reveal, problem: editor.hindrance === null ? null : failure };
}
