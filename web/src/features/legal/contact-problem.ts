import { CONTACT_LIMITS } from "@hundeblick/proto/http/contact-limits";

export type ContactFieldName = keyof typeof CONTACT_LIMITS;
export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const satisfies readonly ContactFieldName[];
export type ContactProblem = "empty" | "tooLong" | "noAddress";

/** One @ and a domain with a dot, like the API. */
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;

/** Why the API would reject this text in this field; null if valid. */
export function contactProblem(field: ContactFieldName, text: string): ContactProblem | null {
  const trimmed = text.trim();
  if (!trimmed) return "empty";
  if (trimmed.length > CONTACT_LIMITS[field]) return "tooLong";
  return field === "email" && !ADDRESS.test(trimmed) ? "noAddress" : null;
}
