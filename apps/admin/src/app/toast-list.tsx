import { Notifications } from "@mantine/notifications";

/** Where toasts are shown: over the page, above the bar at its foot; a dialog has them at the top of the window. */
export function ToastList() {
  return <Notifications limit={1} position="bottom-center" />;
}
