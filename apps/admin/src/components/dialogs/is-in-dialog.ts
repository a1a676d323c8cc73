import type { SyntheticEvent } from "react";

/** Whether an event comes from a dialog: React passes it on to the component that opened the dialog. */
export const isInDialog = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest("[role='dialog']") !== null;
