import { Notifications } from "@mantine/notifications";

/** Where toasts are shown: over the page, above the bar at its foot; over a dialog at the top of the window (base.css). */
export function ToastList() {
  return <Notifications limit={1} position="bottom-center" />;
}
