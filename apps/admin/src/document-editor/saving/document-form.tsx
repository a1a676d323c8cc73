import { Button, Group } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useServerAway } from "#api/health.ts";
import { formatMoment } from "#components/format-moment.ts";
import panel from "#components/panel.module.css";
import { fill } from "#components/strings.ts";
import { DocumentProvider, type Reveal } from "#document-editor/document/document-context.ts";
import { editorKeys } from "#document-editor/document/editor-keys.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { SaveBar, type SaveBarProps } from "./save-bar.tsx";
import classes from "./saving.module.css";
import { showField } from "./show-field.ts";
import { messages } from "./strings.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import type { DocumentEditor } from "./use-document-editor.ts";

interface DocumentFormProps extends SaveBarProps {
  editor: DocumentEditor;
  /** The field to draw and focus. */
  reveal: Reveal | null;
  children: ReactNode;
}

/** The form of a document: its fields, its keyboard shortcuts, its save bar, and every message about its saving. */
export function DocumentForm({ editor, reveal, children, ...bar }: DocumentFormProps) {
  const { store, save } = editor;
  const form = useRef<HTMLFormElement>(null);
  const context = useMemo(() => ({ store, reveal }), [store, reveal]);
  // The field may be in a tab or an entry that is drawn only now.
  useEffect(() => {
    return reveal && form.current ? showField(form.current, reveal.path) : undefined;
  }, [reveal]);
  return (
    <DocumentProvider value={context}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        onBlur={editor.mark}
        onKeyDown={editorKeys(editor)}
      >
        <AwayNote />
        <RecoveredCopy copy={editor.copy} />
        {children}
        <SaveBar editor={editor} offered={editor.copy.offer !== null} {...bar} />
      </form>
      <UnsavedGuard editor={editor} />
      <ConflictDialog editor={editor} />
    </DocumentProvider>
  );
}

/** Says that nothing can be saved now, and why. */
export function AwayNote() {
  const away = useServerAway();
  const { online } = useNetwork();
  return (
    <div role="status">
      {(away || !online) && (
        <p className={`${panel.banner} ${classes.away}`}>
          <strong>{messages.away.title}</strong> {online ? messages.away.server : messages.away.network}{" "}
          {messages.away.text}
        </p>
      )}
    </div>
  );
}

interface RecoveredCopyProps {
  copy: Pick<DocumentEditor["copy"], "outdated" | "recover" | "discard"> & { offer: { at: Date } | null };
}

/** Offers the changes that an earlier session typed and could not save. */
export function RecoveredCopy({ copy: { offer, outdated, recover, discard } }: RecoveredCopyProps) {
  if (!offer) return null;
  return (
    <section className={panel.banner} aria-label={messages.recovered.title}>
      <div>
        <p>
          <strong>{messages.recovered.title}</strong>
        </p>
        <p>{fill(messages.recovered.text, { when: formatMoment(offer.at) })}</p>
        {outdated && <p>{messages.recovered.outdated}</p>}
      </div>
      <Group>
        <Button variant="default" onClick={discard}>
          {messages.recovered.discard}
        </Button>
        <Button onClick={recover}>{messages.recovered.recover}</Button>
      </Group>
    </section>
  );
}
