import { Button } from "@mantine/core";
import { Eye } from "lucide-react";
import { type ReactNode, useState } from "react";
import { tryStorage } from "#components/browser/try-storage.ts";
import classes from "./preview.module.css";
import { messages } from "./strings.ts";

interface BesidePreviewProps {
  open: boolean;
  /** Drawn only while it is open. */
  preview: ReactNode;
  children: ReactNode;
}

/** A form, and the live page beside it while it is switched on. */
export function BesidePreview({ open, preview, children }: BesidePreviewProps) {
  return (
    <div className={classes.beside} data-open={open}>
      <div className={classes.form}>{children}</div>
      {open && preview}
    </div>
  );
}

/** Shows or hides the page beside the form. */
export function PreviewToggle({ open, onToggle }: { open: boolean; onToggle: (open: boolean) => void }) {
  return (
    <Button
      variant="default"
      aria-pressed={open}
      leftSection={<Eye size={18} aria-hidden />}
      onClick={() => onToggle(!open)}
    >
      {messages.open}
    </Button>
  );
}

const key = "consultorio:vista-previa";
/** From this width on the preview is beside the form; below it covers the form (preview.module.css). */
const wide = "(min-width: 75rem)";

/** Whether the preview is switched on; this browser remembers it on wide screens. */
export function usePreviewOpen(): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(
    () => window.matchMedia(wide).matches && tryStorage((storage) => storage.getItem(key)) === "abierta",
  );
  const remember = (next: boolean) => {
    setOpen(next);
    tryStorage((storage) => (next ? storage.setItem(key, "abierta") : storage.removeItem(key)));
  };
  return [open, remember];
}
