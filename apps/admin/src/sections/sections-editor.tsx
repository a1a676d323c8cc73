import { sectionLabel } from "@consultorio/ui/catalog";
import type { Draft } from "../api/draft.ts";
import { ConflictDialog } from "../saving/conflict-dialog.tsx";
import { SaveBar } from "../saving/save-bar.tsx";
import { UnsavedGuard } from "../saving/unsaved-guard.tsx";
import { PublishButton } from "../shell/publish-button.tsx";
import { strings } from "../strings.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { SectionCard } from "./section-card.tsx";
import { sectionGroups } from "./section-groups.ts";
import classes from "./sections.module.css";
import { selectionOf } from "./selection.ts";
import { useSectionsEditor } from "./use-sections-editor.ts";

interface SectionsEditorProps {
  draft: Draft<"selectedSections">;
  /** Reads the draft anew; what is on the screen is lost. */
  onReload: () => void;
}

/** A card for each section type, with the page that they make beside them. */
export function SectionsEditor({ draft, onReload }: SectionsEditorProps) {
  const editor = useSectionsEditor(draft);
  const { sections, stored, focused, problems, dirty, saving } = editor;
  const words = strings.sections;

  return (
    <>
      <div className={classes.editor}>
        <div>
          {sectionGroups(stored).map(({ label, types }) => (
            <section key={label} aria-label={label} className={classes.group}>
              <h2 className={classes.groupTitle}>{label}</h2>
              {types.map((type) => (
                <SectionCard
                  key={type}
                  type={type}
                  label={sectionLabel(type)}
                  selection={selectionOf(sections, type)}
                  changed={JSON.stringify(sections[type]) !== JSON.stringify(stored[type])}
                  focused={focused === type}
                  problem={problems.find(({ path }) => path.split(".")[0] === type)?.message}
                  onChange={(selection) => editor.change(type, selection)}
                  onFocus={() => editor.setFocused(type)}
                />
              ))}
            </section>
          ))}
        </div>
        <PreviewPane sections={sections} section={focused} />
      </div>
      <SaveBar
        dirty={dirty}
        saving={saving}
        problem={null}
        saveLabel={words.save}
        savingLabel={words.saving}
        onSave={() => void editor.save()}
      >
        <PublishButton label={words.savePublish} variant="default" />
      </SaveBar>
      <UnsavedGuard dirty={dirty} />
      <ConflictDialog
        conflict={editor.conflict}
        onKeep={(conflict) => void editor.save(conflict)}
        onReload={onReload}
        onClose={editor.forgetConflict}
      />
    </>
  );
}
