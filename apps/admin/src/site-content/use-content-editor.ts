import { parseDocument } from "@consultorio/content";
import { useRef, useState } from "react";
import type { Draft } from "../api/draft.ts";
import type { Conflict } from "../api/save-unless-changed.ts";
import { useNewSiteContentForm } from "../form/site-content-form.ts";
import { useAsOpenEditor } from "../saving/open-editor.ts";
import { useDraftSaving } from "../saving/use-draft-saving.ts";
import { useLatest } from "../saving/use-latest.ts";
import { fill, strings } from "../strings.ts";
import { toasts } from "../toasts/toasts.ts";
import { useFieldProblems } from "./use-field-problems.ts";

const words = strings.siteContent;

/** State of the site content editor: the form, what is unsaved, what is wrong, and how to save. */
export function useContentEditor(draft: Draft<"siteContent">) {
  const kept = useRef(JSON.stringify(draft.value));
  const [dirty, setDirty] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useNewSiteContentForm({
    mode: "uncontrolled",
    name: "site-content",
    initialValues: draft.value,
    onValuesChange: (values) => setDirty(JSON.stringify(values) !== kept.current),
  });
  const { show, ...problems } = useFieldProblems(form);
  const { save: store, saving, conflict, forgetConflict } = useDraftSaving("siteContent", draft);

  const save = useLatest(async (over?: Conflict): Promise<boolean> => {
    const typed = JSON.stringify(form.getValues());
    const parsed = parseDocument("siteContent", form.getValues());
    show(parsed.ok ? [] : parsed.problems);
    setFailure(parsed.ok ? null : countWords(parsed.problems.length));
    if (!parsed.ok) return false;
    const result = await store(parsed.value, over);
    if (result.end === "saved") {
      kept.current = JSON.stringify(parsed.value);
      // What was typed while it was saved stays; else the fields show what was kept: trimmed, numbers normalised.
      const typedMeanwhile = JSON.stringify(form.getValues()) !== typed;
      if (!typedMeanwhile && typed !== kept.current) form.setValues(parsed.value);
      setDirty(typedMeanwhile);
      toasts.success(words.saved);
    }
    if (result.end === "refused") {
      setFailure(words.saveFailed);
      toasts.error(words.saveFailed);
      show(result.problems);
    }
    return result.end === "saved";
  });

  useAsOpenEditor(dirty, save);
  return { form, ...problems, dirty, save, saving, failure, conflict, forgetConflict };
}

const countWords = (count: number) => (count === 1 ? words.oneProblem : fill(words.problems, { count }));
