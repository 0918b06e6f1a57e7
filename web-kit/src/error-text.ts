import { ERRORS } from "@hundeblick/proto/errors";
import { isApiError } from "./api-error.ts";
import { msg } from "./i18n.ts";

const NETWORK = msg("Network error. Please check your connection and try again.");

/** Message for a failed call: the server's own, else that of the error code. */
export function errorText(error: unknown, t: (key: string) => string): string {
  if (!isApiError(error)) return t(ERRORS.internal.text);
  if (error.message) return error.message;
  return t(error.code === "network" ? NETWORK : ERRORS[error.code].text);
}
