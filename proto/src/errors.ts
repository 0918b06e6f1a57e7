/** The registry of errors: code, HTTP status, and whether a retry can help. The gateway has a sentence for each. */
export const ERRORS = {
  // rejected input of a visitor
  invalid_request: { status: 400, retryable: false },
  file_missing: { status: 400, retryable: false },
  too_many_files: { status: 400, retryable: false },
  too_many_fields: { status: 400, retryable: false },
  field_too_long: { status: 400, retryable: false },
  answers_invalid: { status: 400, retryable: false },
  email_invalid: { status: 400, retryable: false },
  consent_link_invalid: { status: 400, retryable: false },
  photo_type_unsupported: { status: 415, retryable: false },
  photo_unreadable: { status: 422, retryable: false },
  photo_animated: { status: 422, retryable: false },
  photo_too_many_pixels: { status: 422, retryable: false },
  photo_needs_too_much_memory: { status: 422, retryable: false },
  photo_too_large: { status: 413, retryable: false },
  body_too_large: { status: 413, retryable: false },
  file_refused: { status: 422, retryable: false },
  content_type_unsupported: { status: 415, retryable: false },
  idempotency_key_reused: { status: 422, retryable: false },
  upload_too_slow: { status: 408, retryable: true },
  body_encoding_unsupported: { status: 415, retryable: false },
  // photos that cannot be analysed
  no_dog: { status: 422, retryable: false },
  dog_unsure: { status: 422, retryable: false },
  several_dogs: { status: 422, retryable: false },
  photo_too_dark: { status: 422, retryable: false },
  photo_blurred: { status: 422, retryable: false },
  answer_unknown: { status: 400, retryable: false },
  // not found
  concern_unknown: { status: 404, retryable: false },
  not_found: { status: 404, retryable: false },
  analysis_not_found: { status: 404, retryable: false },
  report_not_found: { status: 404, retryable: false },
  photo_not_found: { status: 404, retryable: false },
  product_not_found: { status: 404, retryable: false },
  // failures of the marketplace
  marketplace_unreadable: { status: 422, retryable: false },
  other_marketplace: { status: 422, retryable: false },
  // authentication and authorisation
  not_authenticated: { status: 401, retryable: false },
  session_expired: { status: 401, retryable: false },
  sign_in_failed: { status: 401, retryable: false },
  second_factor_required: { status: 401, retryable: false },
  second_factor_failed: { status: 401, retryable: false },
  passkey_failed: { status: 403, retryable: false },
  passkeys_unavailable: { status: 409, retryable: false },
  passkey_required: { status: 403, retryable: false },
  confirmation_required: { status: 403, retryable: false },
  csrf_token_wrong: { status: 403, retryable: false },
  forbidden: { status: 403, retryable: false },
  conflict: { status: 409, retryable: false },
  report_changed: { status: 409, retryable: false },
  follow_up_link_invalid: { status: 404, retryable: false },
  print_busy: { status: 503, retryable: true },
  print_unavailable: { status: 503, retryable: false },
  report_locked: { status: 403, retryable: false },
  report_closed: { status: 409, retryable: false },
  too_many_requests: { status: 429, retryable: true },
  // our own failures
  analysis_failed: { status: 500, retryable: false },
  internal: { status: 500, retryable: false },
  unavailable: { status: 503, retryable: true },
  // callers cannot tell a timeout from a missing responder: both are 503, and only this code means it may have happened
  timeout: { status: 503, retryable: true },
} as const satisfies Record<string, { status: number; retryable: boolean }>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];
/** Details that may be shown to clients: small, without personal data. */
export type ErrorDetails = Record<string, string | number | boolean | readonly string[]>;
