import type { Draft } from "../api/draft.ts";
import { SiteContentFormProvider } from "../form/site-content-form.ts";
import { ConflictDialog } from "../saving/conflict-dialog.tsx";
import { SaveBar } from "../saving/save-bar.tsx";
import { UnsavedGuard } from "../saving/unsaved-guard.tsx";
import { strings } from "../strings.ts";
import { ContentTabs } from "./content-tabs.tsx";
import classes from "./site-content.module.css";
import { useContentEditor } from "./use-content-editor.ts";

interface SiteContentEditorProps {
  draft: Draft<"siteContent">;
  /** Reads the draft anew; what is on the screen is lost. */
  onReload: () => void;
}

/** Edits the site content: what is typed stays until it is saved, whatever the server answers. */
export function SiteContentEditor({ draft, onReload }: SiteContentEditorProps) {
  const editor = useContentEditor(draft);
  const { form, dirty, saving, failure, others } = editor;
  const words = strings.siteContent;

  return (
    <SiteContentFormProvider form={form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
      >
        <ContentTabs active={editor.tab} onChange={editor.setTab} errors={Object.keys(form.errors)} />
        {others.length > 0 && (
          <div role="alert" className={classes.others}>
            <p>{words.otherProblems}</p>
            <ul>
              {others.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </div>
        )}
        <SaveBar
          dirty={dirty}
          saving={saving}
          problem={failure}
          saveLabel={words.save}
          savingLabel={words.saving}
        />
      </form>
      <UnsavedGuard dirty={dirty} />
      <ConflictDialog
        conflict={editor.conflict}
        onKeep={(conflict) => void editor.save(conflict)}
        onReload={onReload}
        onClose={editor.forgetConflict}
      />
    </SiteContentFormProvider>
  );
}
