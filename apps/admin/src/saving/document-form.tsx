import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useServerAway } from "../api/health.ts";
import { FormProvider, type Reveal } from "../form/form-context.ts";
import { AwayBanner } from "./away-banner.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { RecoveredCopy } from "./recovered-copy.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import type { DocumentEditor } from "./use-document-editor.ts";

interface DocumentFormProps {
  editor: DocumentEditor;
  /** The field to show and focus. */
  reveal: Reveal | null;
  children: ReactNode;
}

/** A form around a document: its fields, its keys, and everything that may stand between it and being saved. */
export function DocumentForm({ editor, reveal, children }: DocumentFormProps) {
  const { store, save } = editor;
  const readOnly = useServerAway();
  const form = useRef<HTMLFormElement>(null);
  const context = useMemo(() => ({ store, readOnly, reveal }), [store, readOnly, reveal]);

  // The field may stand in a tab or an entry that is drawn only now.
  useEffect(() => {
    if (reveal && form.current) controlOf(form.current, reveal.path)?.focus();
  }, [reveal]);

  return (
    <FormProvider value={context}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        onKeyDown={(event) => {
          const key = event.key.toLowerCase();
          if (!(event.ctrlKey || event.metaKey)) return;
          if (key === "s") void save();
          else if (key === "y" || (key === "z" && event.shiftKey)) store.redo();
          else if (key === "z") store.undo();
          else return;
          event.preventDefault();
        }}
      >
        <AwayBanner />
        <RecoveredCopy copy={editor.copy} />
        {children}
      </form>
      <UnsavedGuard editor={editor} />
      <ConflictDialog editor={editor} />
    </FormProvider>
  );
}

/** The control of a field; where it has none of its own, the first one inside it. */
function controlOf(form: HTMLElement, path: string): HTMLElement | null {
  const exact = form.querySelector<HTMLElement>(`[data-path="${path}"]`);
  const within = () => form.querySelector<HTMLElement>(`[data-path^="${path}."]`);
  const cut = path.lastIndexOf(".");
  return exact ?? within() ?? (cut < 0 ? null : controlOf(form, path.slice(0, cut)));
}
