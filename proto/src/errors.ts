/**
 * The registry of errors: code, HTTP status, whether a retry can help, and the English sentence, which is also the
 * translation key. Services throw codes; the gateway translates them.
 */
export const ERRORS = {
  // rejected input of a visitor
  invalid_request: {
    status: 400,
    retryable: false,
    text: "Something in this request is not right. Please check it and try again.",
  },
  file_missing: {
    status: 400,
    retryable: false,
    text: "There is no photo in this upload. Please choose one and try again.",
  },
  too_many_files: { status: 400, retryable: false, text: "Please send one photo only." },
  too_many_fields: { status: 400, retryable: false, text: "This upload has more fields than we accept." },
  field_too_long: {
    status: 400,
    retryable: false,
    text: "One of your answers is too long. Please shorten it and try again.",
  },
  answers_invalid: {
    status: 400,
    retryable: false,
    text: "One of your answers does not fit. Please check it and try again.",
  },
  email_invalid: { status: 400, retryable: false, text: "This does not look like an e-mail address. Please check it." },
  consent_link_invalid: {
    status: 400,
    retryable: false,
    text: "This link is not valid any more. Please sign up again.",
  },
  photo_type_unsupported: {
    status: 415,
    retryable: false,
    text: "We can read JPG, PNG and WebP photos. Please save your picture in one of these formats.",
  },
  photo_unreadable: {
    status: 422,
    retryable: false,
    text: "We cannot read this picture. It may be damaged. Please try another photo in JPG, PNG or WebP.",
  },
  photo_animated: {
    status: 422,
    retryable: false,
    text: "This picture moves. Please choose a still photo in JPG, PNG or WebP.",
  },
  photo_too_many_pixels: {
    status: 422,
    retryable: false,
    text: "This picture has too many pixels for us. Please send one with at most 50 megapixels.",
  },
  photo_needs_too_much_memory: {
    status: 422,
    retryable: false,
    text: "This picture is saved in a form that takes too much memory to open. Please save it as an ordinary JPG or make it smaller, and try again.",
  },
  photo_too_large: {
    status: 413,
    retryable: false,
    text: "This photo is larger than 12 MB. Please send a smaller one.",
  },
  body_too_large: { status: 413, retryable: false, text: "This request is larger than we accept." },
  file_refused: { status: 422, retryable: false, text: "This file has mistakes, so nothing was changed." },
  content_type_unsupported: { status: 415, retryable: false, text: "We cannot read this kind of request." },
  idempotency_key_reused: {
    status: 422,
    retryable: false,
    text: "We already have another photo or other answers from this attempt. Please start the analysis again.",
  },
  upload_too_slow: {
    status: 408,
    retryable: true,
    text: "Your connection was too slow for this photo, so we stopped waiting. Please try again where reception is better.",
  },
  body_encoding_unsupported: { status: 415, retryable: false, text: "Please send this without compression." },
  // photos that cannot be analysed
  no_dog: {
    status: 422,
    retryable: false,
    text: "We cannot see a dog in this photo. Daylight, eye level and the whole dog in the picture work best.",
  },
  dog_unsure: {
    status: 422,
    retryable: false,
    text: "We are not sure there is a dog in this photo. Please come a little closer, so that your dog fills most of the picture.",
  },
  several_dogs: {
    status: 422,
    retryable: false,
    text: "We see more than one dog in this photo. A report is about one.",
  },
  photo_too_dark: {
    status: 422,
    retryable: false,
    text: "The picture is too dark. Please take another one in daylight, outside if you can.",
  },
  photo_blurred: {
    status: 422,
    retryable: false,
    text: "The picture is blurred. Please hold still for a moment and take another one.",
  },
  answer_unknown: {
    status: 400,
    retryable: false,
    text: "One of these answers belongs to no question of this concern or check, or is not among its choices.",
  },
  // not found
  concern_unknown: { status: 404, retryable: false, text: "We do not know this concern." },
  not_found: { status: 404, retryable: false, text: "We cannot find this page." },
  analysis_not_found: { status: 404, retryable: false, text: "Analysis not found" },
  report_not_found: { status: 404, retryable: false, text: "This report may have expired or been removed." },
  photo_not_found: { status: 404, retryable: false, text: "This photo has been deleted." },
  product_not_found: { status: 404, retryable: false, text: "We cannot find this product." },
  // failures of the marketplace
  marketplace_unreadable: {
    status: 422,
    retryable: false,
    text: "The service that reads the marketplace has no Chromium, so it cannot read Amazon. Nothing was changed.",
  },
  other_marketplace: {
    status: 422,
    retryable: false,
    text: "This product belongs to the other marketplace, not to the one that is read now.",
  },
  // authentication and authorisation
  not_authenticated: { status: 401, retryable: false, text: "Not authenticated" },
  session_expired: { status: 401, retryable: false, text: "Session expired" },
  sign_in_failed: { status: 401, retryable: false, text: "E-mail or password is wrong." },
  second_factor_required: {
    status: 401,
    retryable: false,
    text: "This account also needs its passkey or a recovery code.",
  },
  second_factor_failed: { status: 401, retryable: false, text: "This passkey or recovery code does not fit." },
  passkey_failed: { status: 403, retryable: false, text: "This passkey does not fit. Please try again." },
  passkeys_unavailable: {
    status: 409,
    retryable: false,
    text: "Passkeys only work on a site with a domain name and https. This address does not have both.",
  },
  passkey_required: { status: 403, retryable: false, text: "Please set up a passkey first. It is required here." },
  confirmation_required: {
    status: 403,
    retryable: false,
    text: "Please confirm with your password or passkey that it is you.",
  },
  csrf_token_wrong: { status: 403, retryable: false, text: "This page is out of date. Please load it again." },
  forbidden: { status: 403, retryable: false, text: "You may not do this." },
  conflict: {
    status: 409,
    retryable: false,
    text: "Somebody else changed this in the meantime. Please load it again.",
  },
  report_changed: {
    status: 409,
    retryable: false,
    text: "This report was updated elsewhere in the meantime. Your answers are still here: please send them again.",
  },
  follow_up_link_invalid: {
    status: 404,
    retryable: false,
    text: "This link does not work any more. The report may have been deleted.",
  },
  print_busy: {
    status: 503,
    retryable: true,
    text: "Several sheets are being made right now. Please try again in a moment, or print the page.",
  },
  print_unavailable: {
    status: 503,
    retryable: false,
    text: "We cannot make a PDF here. Printing the page works, and most browsers can save it as a PDF.",
  },
  report_locked: { status: 403, retryable: false, text: "Please unlock this report first." },
  report_closed: {
    status: 409,
    retryable: false,
    text: "This report is from before answers could be added. Please start a new analysis for that.",
  },
  too_many_requests: {
    status: 429,
    retryable: true,
    text: "That was a lot at once. Please wait a moment and try again.",
  },
  // our own failures
  analysis_failed: {
    status: 500,
    retryable: false,
    text: "We could not finish this analysis. Please try again with the same photo.",
  },
  internal: { status: 500, retryable: false, text: "Something went wrong on our side. Please try again in a moment." },
  unavailable: {
    status: 503,
    retryable: true,
    text: "We are out of reach for a moment. Your data is safe; please try again shortly.",
  },
  // callers cannot tell a timeout from a missing responder: both are 503, and only this code means it may have happened
  timeout: { status: 503, retryable: true, text: "This is taking longer than it should. Please try again shortly." },
} as const satisfies Record<string, { status: number; retryable: boolean; text: string }>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];
/** Details that may be shown to clients: small, without personal data. */
export type ErrorDetails = Record<string, string | number | boolean | readonly string[]>;
