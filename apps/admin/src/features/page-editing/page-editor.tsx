import { documentNames, isShown, type Route, routePath, type SectionType } from "@consultorio/content";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo, useRef, useState } from "react";
import type { Drafts } from "#api/use-drafts.ts";
import { toasts } from "#components/toasts.ts";
import { editorKeys } from "#document-editor/document/editor-keys.ts";
import { ConflictDialog } from "#document-editor/saving/conflict-dialog.tsx";
import { AwayNote, RecoveredCopy } from "#document-editor/saving/document-form.tsx";
import { SaveBar } from "#document-editor/saving/save-bar.tsx";
import { UnsavedGuard } from "#document-editor/saving/unsaved-guard.tsx";
import type { PageEditing, PagePart, Selected } from "#live-preview/messages.ts";
import { PreviewFrame } from "#live-preview/preview-frame.tsx";
import { sitePages } from "#live-preview/site-pages.ts";
import { ChoiceSheet } from "./choice-sheet.tsx";
import { PageBar, SectionSelect } from "./page-bar.tsx";
import classes from "./page-editing.module.css";
import { pathWithin } from "./path-within.ts";
import { hiddenSections } from "./section-place.ts";
import { messages } from "./strings.ts";
import { ToCorrect } from "./to-correct.tsx";
import { useEditedSite } from "./use-edited-site.ts";
import { usePageDocuments, useSharedState } from "./use-page-documents.ts";
import { usePlaceOfPage } from "./use-place-of-page.ts";
import { useVisibleHeight } from "./use-visible-height.ts";

const home: Route = { page: "home" };

/** The page, the chosen element, and one save bar for all changes. */
export function PageEditor({ drafts }: { drafts: Drafts }) {
  const documents = usePageDocuments(drafts);
  const state = useSharedState(documents);
  const [typing, setTyping] = useState(false);
  const [selected, select] = useState<Selected | null>(null);
  const [show, setShow] = useState<PageEditing["show"]>(null);
  /** Null until the page is drawn. */
  const [parts, setParts] = useState<PagePart[] | null>(null);
  const site = useEditedSite(documents, drafts, typing);
  const { seen, type } = useTyped(documents);
  useVisibleHeight();
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);

  const { ruta } = useSearch({ from: "/shell/pagina" });
  const navigate = useNavigate({ from: "/pagina" });
  const pages = useMemo(() => sitePages(site), [site]);
  const page = pages.find(({ path }) => path === ruta);
  const route = page?.route ?? home;
  const path = routePath(route);
  const [shown, setShown] = useState(path);
  // Also by the browser's ways back and forward.
  if (shown !== path) {
    setShown(path);
    select(null);
    setShow(null);
  }
  const goBack = usePlaceOfPage(stage, path);
  const open = (wanted: string) => {
    if (!pages.some((one) => one.path === wanted)) return toasts.error(messages.noSuchPage);
    void navigate({ search: wanted === "/" ? {} : { ruta: wanted } });
  };
  const showSection = (section: SectionType, focus = false) =>
    setShow((last) => ({ section, focus, request: (last?.request ?? 0) + 1 }));
  const focusTools = () => requestAnimationFrame(() => sheet.current?.querySelector("button")?.focus());
  const choose = (section: SectionType) => {
    select({ section, fields: [], inPlace: false, picture: null, link: null, byKey: false });
    if (!isShown(site.selectedSections, section)) return focusTools();
    showSection(section, true);
    stage.current?.querySelector("iframe")?.focus();
  };
  // The route is the one of the path; `site` changes when nobody types.
  const snapshot = useMemo(
    () => ({ site, route, section: null, editing: { show, seen: seen.current } }),
    [site, path, show],
  );
  const hidden = path === "/" ? hiddenSections(site.selectedSections) : [];
  const sections = <SectionSelect parts={parts ?? []} hidden={hidden} onSection={choose} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the editor, from any control of the screen
    <div className={classes.screen} data-typing={typing} onKeyDown={editorKeys(state)}>
      <PageBar page={path} pages={pages} onPage={open} sections={sections} />
      <div className={classes.notes}>
        <AwayNote />
        <RecoveredCopy copy={state.copy} />
      </div>
      <div ref={stage} className={classes.stage}>
        <PreviewFrame
          snapshot={snapshot}
          title={messages.frame}
          onSelect={(next) => {
            select(next);
            if (next.byKey && !next.inPlace) focusTools();
          }}
          onTyping={setTyping}
          onTyped={type}
          onParts={(drawn) => {
            setParts(drawn);
            goBack();
          }}
          onKey={(key) => (key === "save" ? void state.save() : state.store[key]())}
        />
        {parts === null && (
          <p role="status" className={classes.loading}>
            {messages.loading}
          </p>
        )}
      </div>
      <ChoiceSheet
        ref={sheet}
        selected={selected}
        sections={sections}
        typing={typing}
        documents={documents}
        site={site}
        page={path}
        onPage={open}
        onMoved={(section) => showSection(section)}
        onLeave={() => stage.current?.querySelector("iframe")?.focus()}
        onClose={() => select(null)}
      />
      <div className={classes.foot}>
        <ToCorrect documents={documents} />
        <SaveBar editor={state} />
      </div>
      <UnsavedGuard editor={state} />
      {documentNames.map((name) => (
        <ConflictDialog key={name} editor={documents[name]} />
      ))}
    </div>
  );
}

/** Writes typed text of the page into its document, and counts it. */
function useTyped(documents: ReturnType<typeof usePageDocuments>) {
  const seen = useRef(0);
  const type = useCallback(
    (path: string, value: string) => {
      seen.current += 1;
      const place = pathWithin(path);
      if (place) documents[place.document].store.set(place.path, value);
    },
    // The stores of a screen are the same as long as it is open.
    [],
  );
  return { seen, type };
}
