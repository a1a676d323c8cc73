import { useElementSize } from "@mantine/hooks";
import { useCallback, useEffect, useRef } from "react";
import { isReady, type Snapshot } from "../preview/protocol.ts";
import { strings } from "../strings.ts";
import classes from "./sections.module.css";

/** The second page of this application (see vite.config.ts). */
const previewAddress = "/admin/preview.html";

interface PreviewFrameProps {
  /** Width of the page inside, in CSS pixels; it is scaled down to fit. */
  width: number;
  /** What to draw; null while it loads. */
  snapshot: Omit<Snapshot, "kind"> | null;
}

/** Draws the site in a frame of its own and hands it every change; answers whenever the frame starts anew. */
export function PreviewFrame({ width, snapshot }: PreviewFrameProps) {
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

  useEffect(() => {
    const answer = (event: MessageEvent) => {
      const own = event.origin === window.location.origin && event.source === frame.current?.contentWindow;
      if (own && isReady(event.data)) send();
    };
    window.addEventListener("message", answer);
    return () => window.removeEventListener("message", answer);
  }, [send]);

  return (
    <div ref={stage} className={classes.stage}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={strings.preview.frame}
        src={previewAddress}
        style={{ width, height: roomHeight / scale, transform: `scale(${scale})` }}
      />
    </div>
  );
}
