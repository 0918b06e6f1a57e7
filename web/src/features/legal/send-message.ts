import type { ContactBody } from "@hundeblick/proto/http/contact";
import { http } from "#shared/api/http.ts";

/** Sends a message to the people who run the site. Rejects when it did not arrive. */
export async function sendMessage(message: ContactBody): Promise<void> {
  await http.post("/api/contact", message);
}
