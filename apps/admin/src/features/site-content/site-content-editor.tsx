import { useState, useSyncExternalStore } from "react";
import type { Draft } from "#api/draft.ts";
import type { Reveal } from "#document-editor/document/document-context.ts";
import { DocumentForm } from "#document-editor/saving/document-form.tsx";
import { words as savingWords } from "#document-editor/saving/strings.ts";
import { useFormEditor } from "#document-editor/saving/use-document-editor.ts";
import { BesidePreview, PreviewToggle, usePreviewOpen } from "#live-preview/beside-preview.tsx";
import { contentTabs, drawnPlace, tabOf } from "./content-plan.ts";
import { ContentPreview } from "./content-preview.tsx";
import { ContentTabs } from "./content-tabs.tsx";

interface SiteContentEditorProps {
  draft: Draft<"siteContent">;
  /** Path of a field to open at. */
  field: string | undefined;
}

/** Edits the site content: what is typed stays until it is saved, whatever the server answers. */
export function SiteContentEditor({ draft, field }: SiteContentEditorProps) {
  const [tab, setTab] = useState((field && tabOf(field)?.id) || (contentTabs[0]?.id ?? ""));
  const [reveal, setReveal] = useState<Reveal | null>(field ? { path: field } : null);
  const [open, setOpen] = usePreviewOpen();
  /** Opens the tab of a field and focuses the field. */
  const goTo = (path: string) => {
    const owner = tabOf(path);
    if (!owner) return;
    setTab(owner.id);
    setReveal({ path });
  };
  const { editor, problem } = useFormEditor("siteContent", draft, {
    messages: savingWords.siteContent,
    onWrong: (problems) => {
      const [first] = problems.toSorted((a, b) => drawnPlace(a.path) - drawnPlace(b.path));
      if (first) goTo(first.path);
    },
  });
  const { store } = editor;
  const errors = useSyncExternalStore(store.subscribe, () => store.errors);
  return (
    <DocumentForm
      editor={editor}
      problem={problem}
      reveal={reveal}
      preview={<PreviewToggle open={open} onToggle={setOpen} />}
    >
      <BesidePreview
        open={open}
        preview={<ContentPreview store={store} tab={tab} onPick={goTo} onClose={() => setOpen(false)} />}
      >
        <ContentTabs active={tab} onChange={setTab} errors={[...errors.keys()]} />
      </BesidePreview>
    </DocumentForm>
  );
}
