/**
 * Why a paid provider failed. `busy` and `unreachable` were retried; `refused`, `malformed` and `truncated` concern the
 * photo.
 */
export type FailureReason =
  | "busy"
  | "unreachable"
  | "quota"
  | "budget"
  | "refused"
  | "malformed"
  | "truncated"
  | "rejected";

export class ProviderFailure extends Error {
  readonly reason: FailureReason;
  /** The provider's Retry-After, ms. */
  readonly pauseMs: number | undefined;

  constructor(reason: FailureReason, options: { cause?: unknown; pauseMs?: number } = {}) {
    super(
      `The vision provider gave no answer: ${reason}.`,
      options.cause === undefined ? {} : { cause: options.cause },
    );
    this.name = "ProviderFailure";
    this.reason = reason;
    this.pauseMs = options.pauseMs;
  }
}
