import {
  type FieldProblem,
  parseDocument,
  type SectionType,
  type SelectedSections,
  type Selection,
} from "@consultorio/content";
import { useRef, useState, useSyncExternalStore } from "react";
import type { Draft } from "#api/draft.ts";
import { toasts } from "#components/toasts.ts";
import { useDocumentEditor } from "#document-editor/saving/use-document-editor.ts";
import { selectionOf } from "#section-variants/selection.ts";
import { messages } from "./strings.ts";

/** State of the section editor: the selection on the screen, and the section that the preview shows. */
export function useSectionsEditor(draft: Draft<"selectedSections">) {
  const [focused, setFocused] = useState<SectionType>("Hero");
  /** The page is drawn live once somebody changes a variant or asks for it; until then there is its picture. */
  const [live, setLive] = useState(false);
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const editor = useDocumentEditor("selectedSections", draft, {
    onSaved: () => toasts.alert(messages.sections.saved),
    onProblems: setProblems,
    onFailed: (refused) => {
      setProblems(refused);
      toasts.alert(messages.sections.saveFailed, { destructive: true });
    },
  });
  const sections = useSelection(editor.store.subscribe, () => editor.store.value, draft.value);

  const change = (type: SectionType, selection: Partial<Selection>) => {
    editor.store.set(type, { ...selectionOf(sections, type), ...selection });
    setProblems(problems.filter(({ path }) => path.split(".")[0] !== type));
    setFocused(type);
    setLive(true);
  };
  return {
    editor,
    sections,
    change,
    focused,
    setFocused,
    live,
    setLive,
    problems,
  };
}

export type SectionsEditorState = ReturnType<typeof useSectionsEditor>;

/** The store's document as a selection. This screen changes it only by choices, so it always is one. */
function useSelection(
  subscribe: (listener: () => void) => () => void,
  read: () => unknown,
  first: SelectedSections,
): SelectedSections {
  const value = useSyncExternalStore(subscribe, read);
  const lastParsed = useRef<{ value: unknown; sections: SelectedSections }>({
    value: first,
    sections: first,
  });
  if (lastParsed.current.value !== value) {
    const parsed = parseDocument("selectedSections", value);
    lastParsed.current = { value, sections: parsed.ok ? parsed.value : lastParsed.current.sections };
  }
  return lastParsed.current.sections;
}
