import { AppError, toAppError } from "@hundeblick/kit/errors";
import type { HttpError } from "@hundeblick/proto/http/analysis";
import { ERROR_TEXTS } from "./texts/error-texts.ts";
import type { Visitor } from "./visitor.ts";

/** Errors that Express and its parsers throw have a status, and mostly a type. */
type ParserError = { status: number; type?: string };
const isParserError = (thrown: unknown): thrown is ParserError =>
  thrown instanceof Error && "status" in thrown && typeof thrown.status === "number";

/** Any thrown value as an AppError; unexpected ones are `internal`. */
export function httpErrorOf(thrown: unknown): AppError {
  const cause = thrown;
  // a path that cannot be decoded is not found
  if (thrown instanceof URIError) return new AppError("not_found", { cause });
  if (thrown instanceof AppError || !isParserError(thrown) || thrown.status >= 500) return toAppError(thrown);
  if (thrown.type === "entity.too.large") return new AppError("body_too_large", { cause });
  if (thrown.status === 415) return new AppError("content_type_unsupported", { cause });
  if (thrown.type === "entity.parse.failed")
    return new AppError("invalid_request", { details: { field: "body" }, cause });
  if (thrown.status === 404) return new AppError("not_found", { cause });
  return new AppError("invalid_request", { cause });
}

const RETRY_AFTER_SECONDS = 2;

/** Retry-After in seconds; undefined when a retry cannot help. */
export function retryAfterOf({ retryable, details }: AppError): number | undefined {
  if (!retryable) return undefined;
  const asked = details["retryAfterSeconds"];
  return typeof asked === "number" ? asked : RETRY_AFTER_SECONDS;
}

export const bodyOfError = ({ code, details }: AppError, { language, traceId }: Visitor): HttpError => ({
  error: ERROR_TEXTS[code][language],
  code,
  ...(Object.keys(details).length > 0 ? { details } : {}),
  traceId,
});
