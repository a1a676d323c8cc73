import "@consultorio/ui/fonts.css";
import { brandFields } from "@consultorio/content/document-shape";
import { type ReadySite, withLook } from "@consultorio/content/ready-sites";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { Draft } from "#api/draft.ts";
import { sameOrigin } from "#components/way-back.tsx";
import { ValueField } from "#document-editor/fields/value-field.tsx";
import { FieldBlock } from "#document-editor/form/field-block.tsx";
import { FieldGrid } from "#document-editor/form/schema-field.tsx";
import { DocumentForm } from "#document-editor/saving/document-form.tsx";
import { placeIn } from "#document-editor/saving/place-in.ts";
import { messages as savingWords } from "#document-editor/saving/strings.ts";
import { useFormEditor } from "#document-editor/saving/use-document-editor.ts";
import { useRevealed } from "#document-editor/saving/use-revealed.ts";
import { BesidePreview, PreviewToggle } from "#live-preview/beside-preview.tsx";
import { PreviewPane } from "#live-preview/preview-pane.tsx";
import { usePreviewSite } from "#live-preview/use-preview-site.ts";
import { brandShape } from "./brand-shape.ts";
import { FontPicker } from "./font-picker.tsx";
import { LogoPicker } from "./logo-picker.tsx";
import { OwnColour } from "./own-colour.tsx";
import { ReadySitePicker } from "./ready-site-picker.tsx";
import { messages } from "./strings.ts";
import { ThemePicker } from "./theme-picker.tsx";
import { useReadySite } from "./use-ready-site.ts";

/** From this width on the preview is beside the form (live-preview/preview.module.css). */
const wide = "(min-width: 75rem)";
const home = { page: "home" } as const;

/** The form of the brand, with her own site beside it in what she tries. */
export function BrandEditor({ draft }: { draft: Draft<"siteContent"> }) {
  const { campo } = useSearch({ from: "/shell/marca" });
  const toField = useToField();
  const { editor, problem } = useFormEditor("siteContent", draft, {
    saveMessages: savingWords.siteContent,
    // A wrong field may be on another screen.
    describe: ({ message }) => message,
    place: placeIn(brandFields),
    onWrong: ([{ path }]) => toField(path),
  });
  const { site, failure } = usePreviewSite("siteContent", editor.store);
  const [open, setOpen] = useState(() => window.matchMedia(wide).matches);
  const [tried, setTried] = useState<ReadySite | null>(null);
  const ready = useReadySite(async () => !editor.dirty || editor.keep());
  const taken = site && ready.takenFrom({ theme: site.siteContent.theme, sections: site.selectedSections });
  const snapshot = useMemo(
    () => site && { site: tried ? withLook(site, tried) : site, route: home, section: null },
    [site, tried],
  );
  return (
    <DocumentForm
      editor={editor}
      problem={problem}
      reveal={useRevealed(campo)}
      preview={<PreviewToggle open={open} onToggle={setOpen} />}
    >
      <BesidePreview
        open={open}
        preview={
          <PreviewPane
            open
            snapshot={snapshot}
            failure={failure}
            onClose={() => setOpen(false)}
            onPick={({ section }) => {
              if (section !== "Header") return false;
              toField("doctorInfo.logoPath");
              return true;
            }}
          />
        }
      >
        <FieldBlock title={messages.ready.title} text={messages.ready.text}>
          <ReadySitePicker
            tried={tried}
            onTry={(next) => {
              setTried(next);
              if (next) setOpen(true);
            }}
            busy={ready.busy}
            onTake={(next) => void ready.take(next)}
            taken={taken?.name ?? null}
            onUndo={() => taken && void ready.undo(taken)}
          />
        </FieldBlock>
        <BrandFields />
      </BesidePreview>
    </DocumentForm>
  );
}

/** Opens this screen at a field. */
function useToField() {
  const navigate = useNavigate();
  return (campo: string) =>
    void navigate({ to: "/marca", search: { campo }, state: sameOrigin, resetScroll: false });
}

const shapes = ["theme.radius", "theme.density", "theme.ornament"] as const;

function BrandFields() {
  return (
    <>
      <FieldBlock title={messages.theme.title} text={messages.theme.text}>
        <ThemePicker />
      </FieldBlock>
      <FieldBlock title={messages.colour.title} text={messages.colour.text}>
        <OwnColour />
      </FieldBlock>
      <FieldBlock title={messages.fonts.title} text={messages.fonts.text}>
        <FontPicker />
      </FieldBlock>
      <FieldBlock title={messages.logo.title} text={messages.logo.text}>
        <LogoPicker />
      </FieldBlock>
      <FieldBlock title={messages.portrait.title} text={messages.portrait.text}>
        <ValueField shape={brandShape("doctorInfo.portraitPath")} path="doctorInfo.portraitPath" />
      </FieldBlock>
      <FieldBlock title={messages.icon.title} text={messages.icon.text}>
        <ValueField shape={brandShape("doctorInfo.favicon")} path="doctorInfo.favicon" />
      </FieldBlock>
      <FieldBlock title={messages.shapes.title} text={messages.shapes.text}>
        <FieldGrid fields={shapes.map((path) => [path, brandShape(path)])} path="" />
      </FieldBlock>
    </>
  );
}
