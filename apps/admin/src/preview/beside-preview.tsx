import type { ReactNode } from "react";
import classes from "./preview.module.css";

interface BesidePreviewProps {
  open: boolean;
  /** Drawn only while it is open. */
  preview: ReactNode;
  children: ReactNode;
}

/** A form, and the live page beside it while the editor wants it. */
export function BesidePreview({ open, preview, children }: BesidePreviewProps) {
  return (
    <div className={classes.beside} data-open={open}>
      <div className={classes.form}>{children}</div>
      {open && preview}
    </div>
  );
}
