import "./editable-page.css";
import { routePath } from "@consultorio/content";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { FrameMessage, Snapshot } from "#live-preview/messages.ts";
import { pageParts } from "./drawn-page.ts";
import { drawnSite } from "./drawn-site.ts";
import { hints, markEditable } from "./edit-marks.ts";
import { EditedPage } from "./edited-page.ts";
import { PageTwin } from "./page-twin.ts";
import { SitePage } from "./site-page.ts";
import { StillCarousels } from "./still-carousels.ts";
import { usePageHands } from "./use-page-hands.ts";

interface EditablePageProps {
  snapshot: Snapshot;
  send: (message: FrameMessage) => void;
  /** Brings a section into view. */
  onShow: (snapshot: Snapshot) => void;
}

/** A page of the site whose texts are edited where they stand, and whose pictures and sections can be chosen. */
export function EditablePage({ snapshot, send, onShow }: EditablePageProps) {
  const root = useRef<HTMLDivElement>(null);
  const [page] = useState(() => new EditedPage(send));
  const [carousels] = useState(() => new StillCarousels());
  const [drawn, setDrawn] = useState(snapshot);
  useLayoutEffect(() => {
    page.draw(snapshot, () => {
      if (root.current) carousels.remember(root.current);
      setDrawn(snapshot);
    });
  }, [page, carousels, snapshot]);
  useLayoutEffect(() => {
    if (root.current) carousels.stop(root.current);
  }, [carousels, drawn]);
  const choose = usePageHands(root, page, send);
  useFields(root, page, drawn, choose);

  const { show = null } = drawn.editing ?? {};
  // A request is answered once, when its page is drawn.
  useEffect(() => {
    if (show) onShow(drawn);
  }, [show?.request]);
  const path = routePath(drawn.route);
  // Another page begins at its top.
  useEffect(() => {
    if (!show) window.scrollTo({ top: 0, behavior: "instant" });
  }, [path]);

  useEffect(() => {
    if (root.current) send({ kind: "consultorio:parts", parts: pageParts(document) });
  }, [send, drawn]);
  const site = useMemo(() => <SitePage site={drawnSite(drawn)} route={drawn.route} />, [drawn]);
  return (
    <>
      <div ref={root} style={{ display: "contents" }}>
        {site}
      </div>
      {hints.map(({ id, text }) => (
        <span key={id} id={id} hidden>
          {text}
        </span>
      ))}
    </>
  );
}

/** Finds the fields of a drawn page and marks them, after each drawing. */
function useFields(
  root: { current: HTMLDivElement | null },
  page: EditedPage,
  drawn: Snapshot,
  onFound: () => void,
) {
  const twin = useRef<PageTwin | null>(null);
  const find = useCallback(() => {
    const { current } = root;
    if (!current) return;
    twin.current ??= new PageTwin();
    twin.current.draw(drawn, current, (fields) => {
      // What is typed now is not where the twin has it: the page is drawn again soon.
      if (!page.settled) return page.whenSettled(find);
      page.fields = fields;
      markEditable(current, fields);
      onFound();
    });
  }, [root, page, drawn, onFound]);
  useEffect(find, [find]);
  useEffect(
    () => () => {
      // React refuses to end a drawing while it draws another.
      const { current } = twin;
      twin.current = null;
      setTimeout(() => current?.close());
    },
    [],
  );
}
