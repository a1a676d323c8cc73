import { isRecord, routePath, type SectionType } from "@consultorio/content";
import { useWindowEvent } from "@mantine/hooks";
import { lazy, Suspense, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import type { FrameMessage, Snapshot } from "#live-preview/messages.ts";
import { clippedTexts, pageParts, pickedAt } from "./drawn-page.ts";
import { drawnSite } from "./drawn-site.ts";
import { SitePage } from "./site-page.ts";
import { showSlide } from "./still-carousels.ts";

export const sendToEditor = (message: FrameMessage) =>
  window.parent.postMessage(message, window.location.origin);

/** Only for messages whose origin was checked: the editor of the same origin sends valid documents. */
const isSnapshot = (data: unknown): data is Snapshot =>
  isRecord(data) && data.kind === "consultorio:snapshot" && isRecord(data.site) && isRecord(data.route);

/** Editing in the page's place is a chunk of its own: who only looks at a page does not load it. */
const EditablePage = lazy(async () => ({ default: (await import("./editable-page.tsx")).EditablePage }));

/** The public page of the editor's snapshot. Draws nothing until the first snapshot arrives. */
export function PreviewPage() {
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  useWindowEvent("message", ({ origin, source, data }) => {
    if (origin !== window.location.origin || source !== window.parent) return;
    // The form shares this thread: its key presses go first.
    if (isSnapshot(data)) startTransition(() => setSnapshot(data));
  });
  useEffect(() => sendToEditor({ kind: "consultorio:ready" }), []);
  useWindowEvent(
    "click",
    ({ target }) => {
      if (snapshot?.editing) return;
      const picked = pickedAt(target);
      if (picked) sendToEditor({ kind: "consultorio:pick", ...picked });
    },
    { capture: true },
  );

  const section = snapshot?.section ?? null;
  const variant = snapshot && section && JSON.stringify(snapshot.site.selectedSections[section]);
  const slide = snapshot?.slide;
  // `variant` is a reason of its own: another variant of the same section is scrolled to as well.
  useEffect(() => {
    if (!section) return;
    scrollToSection(section);
    const root = sectionRoot(section);
    if (root && slide !== undefined) showSlide(root, slide);
  }, [section, variant, slide]);
  const path = snapshot && section === null ? routePath(snapshot.route) : null;
  // Another page begins at its top.
  useEffect(() => {
    if (path !== null) window.scrollTo({ top: 0, behavior: "instant" });
  }, [path]);
  useEffect(() => {
    if (snapshot?.section === null && !snapshot.editing)
      sendToEditor({ kind: "consultorio:parts", parts: pageParts(document) });
    const root = snapshot?.section && document.querySelector(`[data-section="${snapshot.section}"]`);
    if (!root) return;
    // What does not fit is known once it is drawn.
    const frame = requestAnimationFrame(() =>
      sendToEditor({ kind: "consultorio:clipped", words: clippedTexts(root) }),
    );
    return () => cancelAnimationFrame(frame);
  }, [snapshot]);

  const show = useCallback(({ editing }: Snapshot) => {
    if (!editing?.show) return;
    scrollToSection(editing.show.section);
    if (editing.show.focus) sectionRoot(editing.show.section)?.focus({ preventScroll: true });
  }, []);
  const site = useMemo(() => snapshot && drawnSite(snapshot), [snapshot]);
  if (snapshot?.editing)
    return (
      <Suspense>
        <EditablePage snapshot={snapshot} send={sendToEditor} onShow={show} />
      </Suspense>
    );
  return snapshot && site && <SitePage site={site} route={snapshot.route} />;
}

/** Not `scrollIntoView`: that would scroll the editor around the frame as well. */
function scrollToSection(section: SectionType) {
  const root = sectionRoot(section);
  if (!root) return;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = root.getBoundingClientRect().top + window.scrollY - header;
  window.scrollTo({ top, behavior: "instant" });
}

const sectionRoot = (section: SectionType) =>
  document.querySelector<HTMLElement>(`[data-section="${section}"]`);
