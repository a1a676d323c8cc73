import { notifications } from "@mantine/notifications";
import { strings } from "../strings.ts";

/** At most one toast stands at a time. */
export const toastLimit = 1;

/** Milliseconds until a toast goes by itself: in practice it stays until it is closed. */
export const toastRemovalDelay = 1_000_000;

interface Toast {
  title?: string;
  message: string;
  destructive?: boolean;
  role?: "alert" | "status";
}

/** Shows a toast in place of the one that stands: the latest word is the one that counts. */
function show({ title, message, destructive = false, role = "alert" }: Toast) {
  notifications.clean();
  notifications.show({
    ...(title === undefined ? {} : { title }),
    message,
    autoClose: toastRemovalDelay,
    color: destructive ? "urgent" : "lymph",
    closeButtonProps: { "aria-label": strings.toast.close },
    role,
  });
}

export const toasts = {
  success: (message: string) => show({ title: strings.toast.success, message, role: "status" }),
  error: (message: string) => show({ title: strings.toast.error, message, destructive: true }),
  /** An alert of the specification that has no title. */
  alert: (message: string, { destructive = false } = {}) => show({ message, destructive }),
  clear: () => notifications.clean(),
};
