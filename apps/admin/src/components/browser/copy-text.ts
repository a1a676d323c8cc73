import { toasts } from "../toasts.ts";

/** Copies a text, and tells in a toast whether the browser let it. */
export const copyText = (text: string, said: { copied: string; copyFailed: string }): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => toasts.success(said.copied),
    () => toasts.error(said.copyFailed),
  );
