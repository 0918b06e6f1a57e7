import { isApiError } from "@hundeblick/web-kit/api-error.ts";

/** The server's sentence, or `fallback` when it gave none. */
export const getErrorMessage = (error: unknown, fallback: string): string =>
  isApiError(error) && error.message ? error.message : fallback;

/** True when the server answered, even if only to refuse; false when nothing came back. */
export const hasReply = (error: unknown): boolean => isApiError(error) && error.status > 0;

/** True when nobody knows whether the server did what was asked: no answer came, or it came too late. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.code === "timeout");

/** True when somebody else changed the thing in the meantime. */
export const isConflict = (error: unknown): boolean =>
  isApiError(error) &&
  error.code === "conflict" &&
  (error.details?.["field"] === "version" || error.details === undefined);

/** True when another product has the value of a field that only one may have. */
export const isTaken = (error: unknown): boolean =>
  isApiError(error) && error.code === "conflict" && !isConflict(error);

/** What the server found wrong, by the field's path in a product's form. */
export function fieldProblems(error: unknown): Record<string, string> {
  if (!isApiError(error) || !error.details) return {};
  const { field, fields, problems } = error.details;
  if (Array.isArray(fields))
    return Object.fromEntries(
      fields.map((path, i) => [String(path), Array.isArray(problems) ? String(problems[i]) : "does not fit"]),
    );
  if (typeof field !== "string") return {};
  return { [field]: error.code === "conflict" ? takenBy(error.details) : "This does not fit." };
}

const takenBy = ({ holder, holderId }: Record<string, unknown>): string =>
  typeof holderId !== "string"
    ? "Another product has this already."
    : typeof holder === "string" && holder !== ""
      ? `Already used by “${holder}” (${holderId}).`
      : `Already used by ${holderId}.`;
