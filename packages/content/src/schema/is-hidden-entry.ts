import { isRecord } from "./is-record.ts";

/** Whether visitors never get an entry: it is switched off, or it shows a person who did not agree to it. */
export const isHiddenEntry = (entry: unknown): boolean =>
  isRecord(entry) && (entry.visible === false || entry.consent === false);
