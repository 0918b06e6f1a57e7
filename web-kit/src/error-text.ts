import { type ApiError, isApiError } from "./api-error.ts";
import { msg } from "./i18n.ts";

/** Texts for errors that came without one, because the reply was not ours. */
const TEXTS: Readonly<Partial<Record<ApiError["code"], string>>> = {
  network: msg("Network error. Please check your connection and try again."),
  timeout: msg("This is taking longer than it should. Please try again shortly."),
  unavailable: msg("We are out of reach for a moment. Your data is safe; please try again shortly."),
  too_many_requests: msg("That was a lot at once. Please wait a moment and try again."),
  not_found: msg("We cannot find this page."),
  body_too_large: msg("This request is larger than we accept."),
  invalid_request: msg("Something in this request is not right. Please check it and try again."),
};
const INTERNAL = msg("Something went wrong on our side. Please try again in a moment.");

/** Message for a failed call: the server's own, else that of the error code. */
export const errorText = (error: unknown, t: (key: string) => string): string =>
  isApiError(error) ? error.message || t(TEXTS[error.code] ?? INTERNAL) : t(INTERNAL);
