import { Button } from "@mantine/core";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { fill } from "#components/strings.ts";
import type { Pick, Snapshot } from "./messages.ts";
import classes from "./preview.module.css";
import { PreviewFrame } from "./preview-frame.tsx";
import { messages } from "./strings.ts";
import { previewWidths, WidthControl } from "./width-control.tsx";

interface PreviewPaneProps {
  /** The content; null while it loads. */
  snapshot: Omit<Snapshot, "kind"> | null;
  /** Why it could not be loaded, empty where nobody said why; null while nothing failed. */
  failure: string | null;
  /** The pane covers a narrow screen while it is open. */
  open: boolean;
  onClose: () => void;
  /** Returns whether the click led to a place of the form. */
  onPick: (pick: Pick) => boolean;
  /** Shown in place of the live page until it is switched on. */
  still?: ReactNode;
}

/** Below this width the page of a computer is too small to be read. */
const narrow = "(max-width: 40rem)";
const firstWidth = () => (window.matchMedia(narrow).matches ? previewWidths.phone : previewWidths.desktop);

/** Where the pane lies over the form (preview.module.css). */
const covers = () => window.matchMedia("(max-width: 74.99rem)").matches;

/** The page as it would be, beside the form; on narrow screens over it, until a click leads to a place of the form. */
export function PreviewPane({ snapshot, failure, open, onClose, onPick, still }: PreviewPaneProps) {
  const [width, setWidth] = useState<number>(firstWidth);
  const [clipped, setClipped] = useState<string[]>([]);
  const pane = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  // A dialog over the form has the keyboard, and gives it back.
  useEffect(() => {
    if (!open || !covers()) return;
    const opener = document.activeElement;
    close.current?.focus();
    const { current } = pane;
    return () => {
      const { activeElement, body } = document;
      const isLost = activeElement === body || current?.contains(activeElement);
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);
  const pick = (picked: Pick) => {
    if (onPick(picked) && covers()) onClose();
  };
  return (
    <aside ref={pane} className={classes.preview} aria-label={messages.title} data-open={open}>
      <div className={classes.previewBar}>
        {!still && <WidthControl width={width} onChange={setWidth} />}
        <Button
          ref={close}
          className={classes.closePreview}
          variant="default"
          leftSection={<X size={18} aria-hidden />}
          onClick={onClose}
        >
          {messages.close}
        </Button>
      </div>
      {failure !== null && (
        <p role="alert" className={classes.previewFailure}>
          {failure === "" ? messages.failed : fill(messages.error, { message: failure })}
        </p>
      )}
      {failure === null && snapshot === null && !still && (
        <p role="status" className={classes.previewNote}>
          {messages.loading}
        </p>
      )}
      {failure === null &&
        (still ?? <PreviewFrame width={width} snapshot={snapshot} onClipped={setClipped} onPick={pick} />)}
      {clipped.slice(0, 3).map((text) => (
        <p key={text} className={classes.clipped} role="status">
          {fill(messages.clipped, { text })}
        </p>
      ))}
      <p className={classes.previewNote}>{messages.note}</p>
    </aside>
  );
}
