const MAX_PER_PAGE = 5;
let sent = 0;
const seen = new Set<string>();

/** Reports an error without personal data: each message once, at most 5 per page load. */
export function reportError(thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (sent >= MAX_PER_PAGE || seen.has(error.message)) return;
  seen.add(error.message);
  sent += 1;
  void import("./send-error.ts").then(({ sendError }) => sendError(error)).catch(() => undefined);
}

/** Handles every uncaught error. */
export function watchErrors(): void {
  window.addEventListener("error", ({ error, message }) => reportError(error ?? message));
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
