import { Notifications, useNotifications } from "@mantine/notifications";
import { useEffect } from "react";

/** Above and below a toast, in pixels. */
const margins = 24;

/** Where toasts are shown: a strip at the foot of the window, of which everything else keeps clear. */
export function ToastStrip() {
  const { notifications } = useNotifications();
  const shown = notifications.at(-1)?.id;
  useEffect(() => (shown === undefined ? undefined : keepClear()), [shown]);
  return <Notifications limit={1} position="bottom-center" />;
}

/** Gives the styles the height of the toast as `--toast-space`; the returned function takes it away. */
function keepClear(): () => void {
  const { style } = document.documentElement;
  const toast = document.querySelector(".mantine-Notification-root");
  if (!toast) return () => undefined;
  const measure = () => {
    style.setProperty("--toast-space", `${Math.ceil(toast.getBoundingClientRect().height) + margins}px`);
    uncoverFocus(toast);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(toast);
  measure();
  return () => {
    observer.disconnect();
    style.removeProperty("--toast-space");
  };
}

/** Scrolls the page where the toast would lie over what has the focus. */
function uncoverFocus(toast: Element): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || toast.contains(focused)) return;
  if (focused.getBoundingClientRect().bottom > toast.getBoundingClientRect().top)
    focused.scrollIntoView({ block: "nearest" });
}
