import type { ClientErrorBody } from "@hundeblick/proto/http/tracking";
import { scrub } from "@hundeblick/proto/scrub";

/** Sends one error to our own API, or to a Sentry-compatible server if the build has one (`ERROR_DSN`). */
export async function sendError(error: Error): Promise<void> {
  const body: ClientErrorBody = {
    message: scrub(error.message).slice(0, 300),
    page: scrub(location.pathname).slice(0, 200),
    release: __RELEASE__.slice(0, 60),
    ...(error.stack && { stack: scrub(error.stack).slice(0, 4000) }),
  };
  // blocked by the policy, or unavailable: falls back to our API
  await (__ERROR_DSN__ ? toSentry(__ERROR_DSN__, error.name, body).catch(() => toUs(body)) : toUs(body));
}

const toUs = (body: ClientErrorBody) =>
  fetch("/api/client-errors", {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** Source: https://develop.sentry.dev/sdk/envelopes/ (DSN: https://KEY@HOST/PROJECT). */
function toSentry(dsn: string, type: string, { message, stack, page, release }: ClientErrorBody) {
  const { username, origin, pathname } = new URL(dsn);
  const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
  const event = {
    event_id: id,
    platform: "javascript",
    release,
    transaction: page,
    exception: { values: [{ type, value: message }] },
    extra: { stack },
  };
  const envelope = [{ event_id: id, dsn }, { type: "event" }, event].map((line) => JSON.stringify(line));
  return fetch(`${origin}/api${pathname}/envelope/?sentry_key=${username}&sentry_version=7`, {
    method: "POST",
    keepalive: true,
    body: envelope.join("\n"),
  });
}
