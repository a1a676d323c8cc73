import { useState } from "react";

const key = "consultorio:vista-previa";

function wasOpen(): boolean {
  try {
    return window.localStorage.getItem(key) === "abierta";
  } catch {
    return false;
  }
}

/** Whether the editor wants the preview beside the form; this browser remembers. */
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
