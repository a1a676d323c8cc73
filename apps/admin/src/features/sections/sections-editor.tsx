import { sectionLabel } from "@consultorio/ui/catalog";
import { Button } from "@mantine/core";
import { useSearch } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import { useState } from "react";
import type { Draft } from "#api/draft.ts";
import { fill } from "#components/strings.ts";
import { DocumentForm } from "#document-editor/saving/document-form.tsx";
import { useRevealed } from "#document-editor/saving/use-revealed.ts";
import { PreviewPane } from "#live-preview/preview-pane.tsx";
import { messages as previewWords } from "#live-preview/strings.ts";
import { usePreviewSite } from "#live-preview/use-preview-site.ts";
import { PublishButton } from "#screen/publish-button.tsx";
import { previewRoute, selectionOf, variantName } from "#section-variants/selection.ts";
import { VariantPicture } from "#section-variants/variant-picture.tsx";
import { LooksBar } from "./looks-bar.tsx";
import { SectionList } from "./section-list.tsx";
import classes from "./sections.module.css";
import { messages } from "./strings.ts";
import { useSectionsEditor } from "./use-sections-editor.ts";

/** A card for each section type, with the page that they make beside them. */
export function SectionsEditor({ draft }: { draft: Draft<"selectedSections"> }) {
  const { campo } = useSearch({ from: "/shell/secciones" });
  const reveal = useRevealed(campo);
  const state = useSectionsEditor(draft);
  const { editor, sections, focused, setFocused, live, setLive } = state;
  const { site, failure } = usePreviewSite("selectedSections", editor.store);
  const [open, setOpen] = useState(false);
  const { component } = selectionOf(sections, focused);
  const variant = variantName(focused, component);
  return (
    <DocumentForm
      editor={editor}
      reveal={reveal}
      more={<PublishButton label={messages.sections.savePublish} variant="default" />}
    >
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
          failure={failure}
          snapshot={site && { site, section: focused, route: previewRoute(site, focused) }}
          onPick={({ section }) => {
            if (!section) return false;
            setFocused(section);
            document.querySelector<HTMLElement>(`[data-card="${section}"] select`)?.focus();
            return true;
          }}
          still={
            live ? undefined : (
              <div className={classes.still}>
                <p>{fill(messages.sections.stillOf, { section: sectionLabel(focused), variant })}</p>
                <VariantPicture key={component} type={focused} variant={component} />
                <Button leftSection={<Eye size={18} aria-hidden />} onClick={() => setLive(true)}>
                  {messages.sections.goLive}
                </Button>
              </div>
            )
          }
        />
      </div>
    </DocumentForm>
  );
}
