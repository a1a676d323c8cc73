import { useState } from "react";

const key = "consultorio:vista-previa";

/** Where the preview stands beside the form; on anything narrower it covers it (preview.module.css). */
const beside = "(min-width: 75rem)";

function wasOpen(): boolean {
  try {
    return window.matchMedia(beside).matches && window.localStorage.getItem(key) === "abierta";
  } catch {
    return false;
  }
}

/** Whether the editor wants the preview; this browser remembers it where it hides nothing. */
export function usePreviewOpen(): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(wasOpen);
  const remember = (next: boolean) => {
    setOpen(next);
    try {
      if (next) window.localStorage.setItem(key, "abierta");
      else window.localStorage.removeItem(key);
    } catch {
      // A browser that keeps nothing asks anew.
    }
  };
  return [open, remember];
}
