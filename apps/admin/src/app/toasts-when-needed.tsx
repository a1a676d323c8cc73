import { useNotifications } from "@mantine/notifications";
import { lazy, Suspense, useState } from "react";
import { usePreloaded } from "#components/use-preloaded.ts";

const load = () => import("./toast-strip.tsx");
const ToastStrip = lazy(async () => ({ default: (await load()).ToastStrip }));

/** The strip of toasts from the first toast on: it is fetched after what is seen first. */
export function ToastsWhenNeeded() {
  const { notifications } = useNotifications();
  usePreloaded(load);
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
