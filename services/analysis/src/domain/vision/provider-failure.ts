/**
 * Why a paid provider gave no answer. `busy` and `unreachable` were tried again before; `quota` never is;
 * `refused`, `malformed` and `truncated` are about this one photo.
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
  /** How long the provider asked to be left alone, ms. */
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
