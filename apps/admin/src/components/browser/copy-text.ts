import { toasts } from "#components/toasts.ts";

/** Copies a text, and tells in a toast whether the browser let it. */
export async function copyText(
  text: string,
  toastTexts: { copied: string; copyFailed: string },
): Promise<void> {
  try {
    // There is none where the address is not https.
    await navigator.clipboard.writeText(text);
    toasts.success(toastTexts.copied);
  } catch {
    toasts.error(toastTexts.copyFailed);
  }
}
