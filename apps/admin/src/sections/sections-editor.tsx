import { sectionLabel, variantInfo } from "@consultorio/ui/catalog";
import { Button } from "@mantine/core";
import { Eye } from "lucide-react";
import { useState } from "react";
import type { Draft } from "../api/draft.ts";
import { PreviewPane } from "../preview/preview-pane.tsx";
import { words as previewWords } from "../preview/strings.ts";
import { usePreviewSite } from "../preview/use-preview-site.ts";
import { DocumentForm } from "../saving/document-form.tsx";
import { SaveBar } from "../saving/save-bar.tsx";
import { PublishButton } from "../shell/publish-button.tsx";
import { fill } from "../strings.ts";
import { LayoutPicture } from "./layout-picture.tsx";
import { LooksBar } from "./looks-bar.tsx";
import { previewRoute } from "./preview-route.ts";
import { SectionList } from "./section-list.tsx";
import classes from "./sections.module.css";
import { selectionOf } from "./selection.ts";
import { words } from "./strings.ts";
import { useSectionsEditor } from "./use-sections-editor.ts";

/** A card for each section type, with the page that they make beside them. */
export function SectionsEditor({ draft }: { draft: Draft<"selectedSections"> }) {
  const state = useSectionsEditor(draft);
  const { editor, sections, focused, setFocused, live, setLive } = state;
  const { site, failed } = usePreviewSite("selectedSections", editor.store, true);
  const [open, setOpen] = useState(false);
  const { component } = selectionOf(sections, focused);
  const name = variantInfo(focused, component)?.label ?? component;

  return (
    <DocumentForm editor={editor} reveal={null}>
      <LooksBar sections={sections} onUse={(look) => editor.store.replace(look)} />
      <Button
        className={classes.openPreview}
        leftSection={<Eye size={18} aria-hidden />}
        onClick={() => {
          setOpen(true);
          setLive(true);
        }}
      >
        {previewWords.open}
      </Button>
      <div className={classes.editor}>
        <SectionList state={state} site={site} />
        <PreviewPane
          open={open}
          onClose={() => setOpen(false)}
          failed={failed}
          snapshot={site && { site, section: focused, route: previewRoute(site, focused) }}
          onPick={({ section }) => {
            if (!section) return;
            setFocused(section);
            document.querySelector<HTMLElement>(`[data-card="${section}"] select`)?.focus();
          }}
          still={
            live ? undefined : (
              <div className={classes.still}>
                <p>{fill(words.sections.stillOf, { section: sectionLabel(focused), layout: name })}</p>
                <LayoutPicture key={component} type={focused} id={component} name={name} />
                <Button leftSection={<Eye size={18} aria-hidden />} onClick={() => setLive(true)}>
                  {words.sections.goLive}
                </Button>
              </div>
            )
          }
        />
      </div>
      <SaveBar
        editor={editor}
        problem={null}
        saveLabel={words.sections.save}
        savingLabel={words.sections.saving}
      >
        <PublishButton label={words.sections.savePublish} variant="default" />
      </SaveBar>
    </DocumentForm>
  );
}
