import { ERRORS, type ErrorCode, type ErrorDetails } from "@hundeblick/proto/errors";

/** An expected failure with a code from the registry; `details` may be shown to the outside, `cause` may not. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, options: { details?: ErrorDetails; cause?: unknown } = {}) {
    super(`${code}: ${ERRORS[code].text}`, options.cause === undefined ? {} : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.details = options.details ?? {};
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  get retryable(): boolean {
    return ERRORS[this.code].retryable;
  }
}

/** Any thrown value as an AppError; what is not one becomes `internal` with its cause kept for the log. */
export const toAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError ? thrown : new AppError("internal", { cause: thrown });

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === "string" && Object.hasOwn(ERRORS, code);
