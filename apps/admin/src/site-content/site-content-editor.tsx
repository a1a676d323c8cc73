import { useSyncExternalStore } from "react";
import type { Draft } from "../api/draft.ts";
import { BesidePreview } from "../preview/beside-preview.tsx";
import { PreviewToggle } from "../preview/preview-toggle.tsx";
import { usePreviewOpen } from "../preview/use-preview-open.ts";
import { DocumentForm } from "../saving/document-form.tsx";
import { SaveBar } from "../saving/save-bar.tsx";
import { ContentPreview } from "./content-preview.tsx";
import { ContentTabs } from "./content-tabs.tsx";
import { words } from "./strings.ts";
import { useContentEditor } from "./use-content-editor.ts";

interface SiteContentEditorProps {
  draft: Draft<"siteContent">;
  /** Path of a field to open at. */
  field: string | undefined;
}

/** Edits the site content: what is typed stays until it is saved, whatever the server answers. */
export function SiteContentEditor({ draft, field }: SiteContentEditorProps) {
  const { editor, tab, setTab, reveal, lead, problem } = useContentEditor(draft, field);
  const { store } = editor;
  const errors = useSyncExternalStore(store.subscribe, () => store.errors);
  const [open, setOpen] = usePreviewOpen();
  return (
    <DocumentForm editor={editor} reveal={reveal}>
      <BesidePreview
        open={open}
        preview={<ContentPreview store={store} tab={tab} onLead={lead} onClose={() => setOpen(false)} />}
      >
        <ContentTabs active={tab} onChange={setTab} errors={[...errors.keys()]} />
      </BesidePreview>
      <SaveBar
        editor={editor}
        problem={problem}
        saveLabel={words.save}
        savingLabel={words.saving}
        preview={<PreviewToggle open={open} onToggle={setOpen} />}
      />
    </DocumentForm>
  );
}
