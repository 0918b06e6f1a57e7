import { notifications } from "@mantine/notifications";

const closeButtonProps = { "aria-label": "Close" };

/** A success notification that closes by itself. */
export const notify = (message: string): void => void notifications.show({ message, role: "status", closeButtonProps });

/** An error notification that stays until it is closed. */
export const notifyError = (message: string): void =>
  void notifications.show({ message, role: "alert", color: "var(--danger)", autoClose: false, closeButtonProps });
