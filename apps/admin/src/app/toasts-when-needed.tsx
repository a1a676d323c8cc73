import { useNotifications } from "@mantine/notifications";
import { Suspense, useState } from "react";
import { latePart, usePreloaded } from "#components/browser/late-part.ts";

const ToastList = latePart(async () => (await import("./toast-list.tsx")).ToastList);

/** The list of toasts, loaded with the first toast: after the first screen. */
export function ToastsWhenNeeded() {
  const { notifications } = useNotifications();
  usePreloaded(ToastList);
  // A toast leaves with its transition, so the list stays.
  const [used, setUsed] = useState(false);
  if (notifications.length > 0 && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
