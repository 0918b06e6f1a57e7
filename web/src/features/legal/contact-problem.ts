import { CONTACT_LIMITS } from "@hundeblick/proto/http/contact-limits";

export type ContactFieldName = keyof typeof CONTACT_LIMITS;
export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const satisfies readonly ContactFieldName[];
export type ContactProblem = "empty" | "tooLong" | "noAddress";

/** One @ and a domain with a dot, as the API asks for; whether it exists only a mail can tell. */
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

/** Why the API would not take this text in this field; null when it would. */
export function contactProblem(field: ContactFieldName, text: string): ContactProblem | null {
  const trimmed = text.trim();
  if (!trimmed) return "empty";
  if (trimmed.length > CONTACT_LIMITS[field]) return "tooLong";
  return field === "email" && !ADDRESS.test(trimmed) ? "noAddress" : null;
}
