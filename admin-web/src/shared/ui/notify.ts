import { notifications } from "@mantine/notifications";

const closeButtonProps = { "aria-label": "Close" };

/** A success notification, closed by itself. */
export const notify = (message: string): void => void notifications.show({ message, role: "status", closeButtonProps });

/** An error notification, open until it is closed. */
export const notifyError = (message: string): void =>
  void notifications.show({ message, role: "alert", color: "var(--danger)", autoClose: false, closeButtonProps });
