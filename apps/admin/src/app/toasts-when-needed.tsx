import { useNotifications } from "@mantine/notifications";
import { Suspense, useState } from "react";
import { latePart, usePreloaded } from "#components/late-part.ts";

const ToastStrip = latePart(async () => (await import("./toast-strip.tsx")).ToastStrip);

/** The strip of toasts from the first toast on: it is fetched after what is seen first. */
export function ToastsWhenNeeded() {
  const { notifications } = useNotifications();
  usePreloaded(ToastStrip);
  // A toast leaves with its transition, so the strip stays.
  const [used, setUsed] = useState(false);
  if (notifications.length > 0 && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense>
      <ToastStrip />
    </Suspense>
  );
}
