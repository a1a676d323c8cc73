import { contentTabs, drawnPlace, tabOf } from "@consultorio/content/content-plan";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useEffect, useSyncExternalStore } from "react";
import type { Draft } from "#api/draft.ts";
import { latePart } from "#components/browser/late-part.ts";
import { sameOrigin } from "#components/way-back.tsx";
import { DocumentForm } from "#document-editor/saving/document-form.tsx";
import { messages as savingWords } from "#document-editor/saving/strings.ts";
import { useFormEditor } from "#document-editor/saving/use-document-editor.ts";
import { useRevealed } from "#document-editor/saving/use-revealed.ts";
import { BesidePreview, PreviewToggle, usePreviewOpen } from "#live-preview/beside-preview.tsx";
import { ContentTabs } from "./content-tabs.tsx";

/** Loaded once somebody shows it. */
const ContentPreview = latePart(async () => (await import("./content-preview.tsx")).ContentPreview);

interface SiteContentEditorProps {
  draft: Draft<"siteContent">;
  /** Id of the tab that the address names. */
  part: string | undefined;
  /** Path of the field that the address names. */
  field: string | undefined;
}

/** Edits the site content: typed text stays until it is saved, whatever the server answers. */
export function SiteContentEditor({ draft, part, field }: SiteContentEditorProps) {
  const navigate = useNavigate();
  const owner = field === undefined ? null : tabOf(field);
  const tab = part ?? owner?.id ?? contentTabs[0]?.id ?? "";
  const reveal = useRevealed(owner === null ? undefined : field);
  const [open, setOpen] = usePreviewOpen();
  const ownerId = owner?.id;
  // An address of a field alone gets the part in it too.
  useEffect(() => {
    if (part !== undefined || ownerId === undefined) return;
    const place = {
      to: "/informacion/$parte",
      params: { parte: ownerId },
      search: { campo: field },
    } as const;
    void navigate({ ...place, state: sameOrigin, replace: true });
  }, [part, ownerId, field, navigate]);
  const openTab = (parte: string) =>
    void navigate({ to: "/informacion/$parte", params: { parte }, state: sameOrigin });
  /** Opens the tab of a field and focuses the field. */
  const goTo = (path: string) => {
    const parte = tabOf(path)?.id;
    if (!parte) return;
    const place = { to: "/informacion/$parte", params: { parte }, search: { campo: path } } as const;
    // The field scrolls into view: the router's way to the top would come after it.
    void navigate({ ...place, state: sameOrigin, resetScroll: false });
  };
  const { editor, problem } = useFormEditor("siteContent", draft, {
    saveMessages: savingWords.siteContent,
    place: drawnPlace,
    onWrong: ([first]) => goTo(first.path),
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
        preview={
          <Suspense>
            <ContentPreview store={store} tab={tab} onPick={goTo} onClose={() => setOpen(false)} />
          </Suspense>
        }
      >
        <ContentTabs active={tab} onChange={openTab} errors={[...errors.keys()]} />
      </BesidePreview>
    </DocumentForm>
  );
}
