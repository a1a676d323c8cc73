import type { FieldProblem, SectionType, Selection } from "@consultorio/content";
import { useState } from "react";
import type { Draft } from "../api/draft.ts";
import type { Conflict } from "../api/save-unless-changed.ts";
import { useAsOpenEditor } from "../saving/open-editor.ts";
import { useDraftSaving } from "../saving/use-draft-saving.ts";
import { useLatest } from "../saving/use-latest.ts";
import { strings } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { withSelection } from "./selection.ts";

const words = strings.sections;

/** State of the section editor: a local copy of the selection, and the section that is being looked at. */
export function useSectionsEditor(draft: Draft<"selectedSections">) {
  const [stored, setStored] = useState(draft.value);
  const [sections, setSections] = useState(draft.value);
  const [focused, setFocused] = useState<SectionType>("Hero");
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const { save: store, saving, conflict, forgetConflict } = useDraftSaving("selectedSections", draft);
  const dirty = JSON.stringify(sections) !== JSON.stringify(stored);

  const change = (type: SectionType, selection: Partial<Selection>) => {
    setSections(withSelection(sections, type, selection));
    setProblems(problems.filter(({ path }) => path.split(".")[0] !== type));
    setFocused(type);
  };

  const save = useLatest(async (over?: Conflict): Promise<boolean> => {
    const sent = sections;
    const result = await store(sent, over);
    if (result.end === "saved") {
      setStored(sent);
      setProblems([]);
      toasts.alert(words.saved);
    }
    if (result.end === "refused") {
      setProblems(result.problems);
      toasts.alert(words.saveFailed, { destructive: true });
    }
    return result.end === "saved";
  });

  useAsOpenEditor(dirty, save);
  return {
    stored,
    sections,
    change,
    focused,
    setFocused,
    problems,
    dirty,
    save,
    saving,
    conflict,
    forgetConflict,
  };
}
