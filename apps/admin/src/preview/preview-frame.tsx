import { useElementSize } from "@mantine/hooks";
import { useCallback, useEffect, useRef } from "react";
import { useLatest } from "../saving/use-latest.ts";
import type { PagePart } from "./page-parts.ts";
import classes from "./preview.module.css";
import { clippedOf, isReady, leaveOf, type Pick, partsOf, pickOf, type Snapshot } from "./protocol.ts";
import { words } from "./strings.ts";

/** The second page of this application (see vite.config.ts). */
const previewAddress = "/admin/preview.html";

interface PreviewFrameProps {
  /** Width of the page inside, in CSS pixels; it is scaled down to fit. */
  width: number;
  /** What to draw; null while it loads. */
  snapshot: Omit<Snapshot, "kind"> | null;
  /** Names the frame where several stand side by side. */
  title?: string;
  /** Something in the page was clicked. */
  onPick?: (pick: Pick) => void;
  /** The page was drawn; these words of the section do not fit. */
  onClipped?: (words: string[]) => void;
  /** A link to another page of the site was followed; the frame stays. */
  onLeave?: (path: string) => void;
  /** A page was drawn on which no section is edited. */
  onParts?: (parts: PagePart[]) => void;
}

/** Draws the site in a frame of its own and hands it every change; answers whenever the frame starts anew. */
export function PreviewFrame({ width, snapshot, title, ...on }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(snapshot);
  const { ref: stage, width: roomWidth, height: roomHeight } = useElementSize();
  const scale = roomWidth === 0 ? 1 : Math.min(1, roomWidth / width);

  const send = useCallback(() => {
    if (!latest.current) return;
    const message: Snapshot = { kind: "consultorio:snapshot", ...latest.current };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, []);

  useEffect(() => {
    latest.current = snapshot;
    send();
  }, [snapshot, send]);

  const hear = useLatest((data: unknown) => {
    const pick = pickOf(data);
    const clipped = clippedOf(data);
    if (isReady(data)) send();
    const path = leaveOf(data);
    const parts = partsOf(data);
    if (pick) on.onPick?.(pick);
    if (clipped) on.onClipped?.(clipped);
    if (path) on.onLeave?.(path);
    if (parts) on.onParts?.(parts);
  });
  useEffect(() => {
    const answer = (event: MessageEvent) => {
      const own = event.origin === window.location.origin && event.source === frame.current?.contentWindow;
      if (own) hear(event.data);
    };
    window.addEventListener("message", answer);
    return () => window.removeEventListener("message", answer);
  }, [hear]);

  return (
    <div ref={stage} className={classes.stage}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={title ?? words.frame}
        src={previewAddress}
        style={{ width, height: roomHeight / scale, transform: `scale(${scale})` }}
      />
    </div>
  );
}
