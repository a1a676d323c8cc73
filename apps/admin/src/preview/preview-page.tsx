import type { SectionType } from "@consultorio/content";
import { SitePage } from "@consultorio/ui";
import { useEffect, useState } from "react";
import { isSnapshot, readyMessage, type Snapshot } from "./protocol.ts";

/** The public page as the editor's snapshot has it. Draws nothing until the first snapshot comes. */
export function PreviewPage() {
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);

  useEffect(() => {
    const receive = (event: MessageEvent) => {
      if (event.origin !== window.location.origin || event.source !== window.parent) return;
      if (isSnapshot(event.data)) setSnapshot(event.data);
    };
    window.addEventListener("message", receive);
    window.parent.postMessage(readyMessage, window.location.origin);
    return () => window.removeEventListener("message", receive);
  }, []);

  const section = snapshot?.section;
  const layout = section && JSON.stringify(snapshot.site.selectedSections[section]);
  // `layout` is a reason of its own: a new layout of the same section is scrolled to as well.
  useEffect(() => {
    if (!section) return;
    scrollToSection(section);
  }, [section, layout]);

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
