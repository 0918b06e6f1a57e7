import { isApiError } from "@hundeblick/web-kit/api-error.ts";

/** The server's sentence, or `fallback` without one. */
export const getErrorMessage = (error: unknown, fallback = "No answer came."): string =>
  isApiError(error) && error.message ? error.message : fallback;

/** True when the server replied, even with an error. */
export const hasReply = (error: unknown): boolean => isApiError(error) && error.status > 0;

/** True when the call may or may not have succeeded: no reply, one of a proxy, or too late. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.message === "" || error.code === "timeout");

export const OUTCOME_UNKNOWN = "No answer came. It may be done or not; look again.";

/** True when somebody else changed it in the meantime. */
export const isConflict = (error: unknown): boolean =>
  isApiError(error) &&
  error.code === "conflict" &&
  (error.details?.["field"] === "version" || error.details === undefined);

/** True when an import would make other changes than its dry run showed. */
export const isPlanOutdated = (error: unknown): boolean =>
  isApiError(error) && error.code === "conflict" && error.details?.["field"] === "plan";

/** True when another product has the value of a unique field. */
export const isTaken = (error: unknown): boolean =>
  isApiError(error) && error.code === "conflict" && !isConflict(error);

/** Validation errors of the server, by field path in a product's form. */
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
