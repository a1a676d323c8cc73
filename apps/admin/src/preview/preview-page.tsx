import { routePath, type SectionType } from "@consultorio/content";
import { SitePage } from "@consultorio/ui";
import { startTransition, useEffect, useState } from "react";
import { clippedWords } from "./clipped-words.ts";
import { pageParts } from "./page-parts.ts";
import { pickedAt } from "./picked.ts";
import {
  clippedMessage,
  isSnapshot,
  partsMessage,
  pickMessage,
  readyMessage,
  type Snapshot,
} from "./protocol.ts";

/** The public page as the editor's snapshot has it. Draws nothing until the first snapshot comes. */
export function PreviewPage() {
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);

  useEffect(() => {
    const receive = (event: MessageEvent) => {
      if (event.origin !== window.location.origin || event.source !== window.parent) return;
      const { data } = event;
      // The form shares this thread: its keys go first.
      if (isSnapshot(data)) startTransition(() => setSnapshot(data));
    };
    window.addEventListener("message", receive);
    window.parent.postMessage(readyMessage, window.location.origin);
    return () => window.removeEventListener("message", receive);
  }, []);

  useEffect(() => {
    const pick = ({ target }: MouseEvent) => {
      const picked = pickedAt(target);
      if (picked) window.parent.postMessage(pickMessage(picked), window.location.origin);
    };
    document.addEventListener("click", pick, { capture: true });
    return () => document.removeEventListener("click", pick, { capture: true });
  }, []);

  const section = snapshot?.section ?? null;
  const layout = snapshot && section && JSON.stringify(snapshot.site.selectedSections[section]);
  // `layout` is a reason of its own: a new layout of the same section is scrolled to as well.
  useEffect(() => {
    if (!section) return;
    scrollToSection(section);
  }, [section, layout]);

  const path = snapshot && section === null ? routePath(snapshot.route) : null;
  // Another page begins at its top.
  useEffect(() => {
    if (path !== null) window.scrollTo({ top: 0, behavior: "instant" });
  }, [path]);
  useEffect(() => {
    if (snapshot?.section === null)
      window.parent.postMessage(partsMessage(pageParts(document)), window.location.origin);
  }, [snapshot]);

  // What does not fit is known once it is drawn.
  useEffect(() => {
    const root = snapshot?.section && document.querySelector(`[data-section="${snapshot.section}"]`);
    if (!root) return;
    const frame = requestAnimationFrame(() =>
      window.parent.postMessage(clippedMessage(clippedWords(root)), window.location.origin),
    );
    return () => cancelAnimationFrame(frame);
  }, [snapshot]);

  return snapshot && <SitePage site={snapshot.site} route={snapshot.route} />;
}

/** Not `scrollIntoView`: that would scroll the editor around the frame as well. */
function scrollToSection(section: SectionType) {
  const root = document.querySelector(`[data-section="${section}"]`);
  if (!root) return;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = root.getBoundingClientRect().top + window.scrollY - header;
  window.scrollTo({ top, behavior: "instant" });
}
