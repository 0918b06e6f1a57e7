import { notifications } from "@mantine/notifications";

/** Says that something went well, in passing. */
export const tell = (message: string): void => void notifications.show({ message, role: "status" });
