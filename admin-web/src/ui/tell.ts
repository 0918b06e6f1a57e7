import { notifications } from "@mantine/notifications";

const closeButtonProps = { "aria-label": "Close" };

/** Says that something went well, in passing. */
export const tell = (message: string): void => void notifications.show({ message, role: "status", closeButtonProps });

/** Says that something went wrong, and stays until it is closed. */
export const tellProblem = (message: string): void =>
  void notifications.show({ message, role: "alert", color: "var(--danger)", autoClose: false, closeButtonProps });
