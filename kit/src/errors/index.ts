import { ERRORS, type ErrorCode, type ErrorDetails } from "@hundeblick/proto/errors";

/** An expected failure with a code from the registry; `details` may be shown to clients, `cause` may not. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, options: { details?: ErrorDetails; cause?: unknown } = {}) {
    super(code, options.cause === undefined ? {} : { cause: options.cause });
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

const UNAVAILABLE_NAMES =
  /^Mongo(ServerSelection|Network|NetworkTimeout|NotConnected|PoolCleared|PoolClosed|Topology|WaitQueue|WriteConcern|OperationTimeout|ClientClosed)|^PoolClearedOnNetworkError|^MongooseServerSelection/;
/** Codes of a server that shuts down, steps down, is cut off or overloaded, and of a write conflict. */
const UNAVAILABLE_CODES: ReadonlySet<unknown> = new Set([
  6, 7, 50, 89, 91, 112, 134, 189, 262, 9_001, 10_107, 11_600, 11_602, 13_388, 13_435, 13_436,
]);
/** True for driver errors of an unreachable server, by name or code, so that the driver need not be loaded. */
const isDatabaseUnavailable = (thrown: unknown): thrown is Error =>
  thrown instanceof Error &&
  (UNAVAILABLE_NAMES.test(thrown.name) ||
    (thrown.name.startsWith("Mongo") && "code" in thrown && UNAVAILABLE_CODES.has(thrown.code)) ||
    ("errorResponse" in thrown && isDatabaseUnavailable(thrown.errorResponse)));

/** Any thrown value as an AppError: an unreachable database is `unavailable`, everything else `internal`. */
export const toAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError
    ? thrown
    : new AppError(isDatabaseUnavailable(thrown) ? "unavailable" : "internal", { cause: thrown });

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === "string" && Object.hasOwn(ERRORS, code);
