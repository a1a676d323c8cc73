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
  let measured: Element | undefined;
  const measure = () => {
    if (!measured?.isConnected) return;
    style.setProperty("--toast-space", `${Math.ceil(measured.getBoundingClientRect().height) + margins}px`);
    uncoverFocus(measured);
  };
  const sizes = new ResizeObserver(measure);
  const follow = () => {
    const latest = [...document.querySelectorAll(".mantine-Notification-root")].at(-1);
    if (latest === measured) return;
    sizes.disconnect();
    measured = latest;
    if (!latest) return;
    sizes.observe(latest);
    measure();
  };
  // The toast is in the page a moment after it is known, and the one before it leaves slowly.
  const drawn = new MutationObserver(follow);
  drawn.observe(document.body, { childList: true, subtree: true });
  follow();
  return () => {
    drawn.disconnect();
    sizes.disconnect();
    style.removeProperty("--toast-space");
  };
}

/** Scrolls the page where the toast would lie over what has the focus. What stays on the screen ends above the toast. */
function uncoverFocus(toast: Element): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || toast.contains(focused) || staysOnScreen(focused)) return;
  if (focused.getBoundingClientRect().bottom > toast.getBoundingClientRect().top)
    focused.scrollIntoView({ block: "nearest" });
}

function staysOnScreen(element: Element): boolean {
  if (["sticky", "fixed"].includes(getComputedStyle(element).position)) return true;
  return element.parentElement !== null && staysOnScreen(element.parentElement);
}
