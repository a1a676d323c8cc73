import { notifications } from "@mantine/notifications";
import { strings } from "./strings.ts";

interface Toast {
  title?: string;
  destructive?: boolean;
  role?: "alert" | "status";
}

/** How long a toast that asks for nothing stays, in milliseconds. */
const toastDuration = 5000;

/** Shows a toast in place of the one before it: only the latest message counts. What failed stays until it is closed. */
function show(message: string, { destructive = false, role = "alert", ...title }: Toast) {
  notifications.clean();
  notifications.show({
    ...title,
    message,
    autoClose: destructive ? false : toastDuration,
    color: destructive ? "urgent" : "lymph",
    closeButtonProps: { "aria-label": strings.toast.close },
    role,
  });
}

export const toasts = {
  success: (message: string) => show(message, { title: strings.toast.success, role: "status" }),
  error: (message: string) => show(message, { title: strings.toast.error, destructive: true }),
  /** An alert of the specification that has no title. */
  alert: (message: string, { destructive = false } = {}) => show(message, { destructive }),
  clear: () => notifications.clean(),
};
