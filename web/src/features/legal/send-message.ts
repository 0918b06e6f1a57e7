import type { ContactBody } from "@hundeblick/proto/http/contact";
import { http } from "#shared/api/http.ts";

/** Sends a contact message; rejects on failure. */
export async function sendMessage(message: ContactBody): Promise<void> {
  await http.post("/api/contact", message);
}
