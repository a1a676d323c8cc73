import { notifications } from "@mantine/notifications";
import { strings } from "./strings.ts";

interface Toast {
  id?: string;
  title?: string;
  destructive?: boolean;
  role?: "alert" | "status";
}

/** How long a toast without a button stays, in milliseconds. */
const toastDuration = 5000;

/** Ids of the toast about a failed save, and of the toast about a success. */
const failedSave = "failed-save";
const worked = "worked";

/** Shows a toast in place of the one before it: only the latest message counts. An error stays until it is closed. */
function show(message: string, { destructive = false, role = "alert", ...more }: Toast) {
  notifications.clean();
  notifications.show({
    ...more,
    message,
    autoClose: destructive ? false : toastDuration,
    color: destructive ? "urgent" : "lymph",
    closeButtonProps: { "aria-label": strings.toast.close },
    role,
  });
}

export const toasts = {
  success: (message: string) => show(message, { id: worked, title: strings.toast.success, role: "status" }),
  error: (message: string) => show(message, { title: strings.toast.error, destructive: true }),
  saveFailed: (message: string) =>
    show(message, { id: failedSave, title: strings.toast.error, destructive: true }),
  /** The failed save has succeeded: its toast closes. */
  saveWorked: () => notifications.hide(failedSave),
  /** Hides the success toast, because a newer message is shown. */
  endSuccess: () => notifications.hide(worked),
  /** An alert of the specification that has no title. */
  alert: (message: string, { destructive = false } = {}) => show(message, { destructive }),
  clear: () => notifications.clean(),
};
