import { useElementSize, useWindowEvent } from "@mantine/hooks";
import { useCallback, useEffect, useRef } from "react";
import {
  type FrameMessage,
  frameMessage,
  type PagePart,
  type Pick,
  type Selected,
  type Snapshot,
} from "./messages.ts";
import classes from "./preview.module.css";
import { messages } from "./strings.ts";

/** The second page of this application (see vite.config.ts). */
const previewAddress = "/admin/preview.html";

interface PreviewFrameProps {
  /** Width of the page inside, in CSS pixels; it is scaled down to fit. By default that of its place. */
  width?: number;
  /** The content; null while it loads. */
  snapshot: Omit<Snapshot, "kind"> | null;
  /** Names the frame where several are side by side. */
  title?: string;
  /** An element of the page was clicked. */
  onPick?: (pick: Pick) => void;
  /** The page is drawn; these texts of the section do not fit. */
  onClipped?: (words: string[]) => void;
  /** A link to another page of the site was clicked; the frame stays. */
  onLeave?: (path: string) => void;
  /** A page on which no section is edited is drawn. */
  onParts?: (parts: PagePart[]) => void;
  /** An element was chosen on a page that is edited in its place. */
  onSelect?: (selected: Selected) => void;
  /** Somebody begins to type in the page, or ends. */
  onTyping?: (typing: boolean) => void;
  /** A field has a new value. */
  onTyped?: (path: string, value: string) => void;
  /** A key that belongs to the editor was pressed in the page. */
  onKey?: (key: EditorKey) => void;
}

type EditorKey = Extract<FrameMessage, { kind: "consultorio:key" }>["key"];

/** Draws the site in an iframe and sends it every change, and everything again when the iframe reloads. */
export function PreviewFrame({ width, snapshot, title, ...on }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(snapshot);
  const { ref: stage, width: roomWidth, height: roomHeight } = useElementSize();
  const scale = roomWidth === 0 || width === undefined ? 1 : Math.min(1, roomWidth / width);

  const send = useCallback(() => {
    if (!latest.current) return;
    const message: Snapshot = { kind: "consultorio:snapshot", ...latest.current };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, []);
  useEffect(() => {
    latest.current = snapshot;
    send();
  }, [snapshot, send]);
  const receive = (message: FrameMessage) => {
    switch (message.kind) {
      case "consultorio:ready":
        return send();
      case "consultorio:pick":
        return on.onPick?.(message);
      case "consultorio:clipped":
        return on.onClipped?.(message.words);
      case "consultorio:leave":
        return on.onLeave?.(message.path);
      case "consultorio:parts":
        return on.onParts?.(message.parts);
      case "consultorio:selected":
        return on.onSelect?.(message);
      case "consultorio:typing":
        return on.onTyping?.(message.typing);
      case "consultorio:typed":
        return on.onTyped?.(message.path, message.value);
      case "consultorio:key":
        return on.onKey?.(message.key);
    }
  };
  useWindowEvent("message", ({ origin, source, data }) => {
    if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
    const message = frameMessage.safeParse(data);
    if (message.success) receive(message.data);
  });

  return (
    <div ref={stage} className={classes.stage}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={title ?? messages.frame}
        src={previewAddress}
        style={{ width: width ?? "100%", height: roomHeight / scale, transform: `scale(${scale})` }}
      />
    </div>
  );
}
