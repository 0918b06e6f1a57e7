import { newId } from "@hundeblick/proto/new-id";
import type { TrackEventBody } from "@hundeblick/proto/http/tracking";
import { isNewVisit, visitId } from "./visit.ts";

/** Records this visit; returning to the page after a long time is another one. */
export function recordVisits(): Promise<void> {
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void recordVisit());
  return recordVisit();
}

/** Records the beginning of a visit once, with its page and the referrer's host. Failures are ignored. */
async function recordVisit(): Promise<void> {
  if (!isNewVisit()) return;
  const marks = new URLSearchParams(location.search);
  const body: TrackEventBody = {
    eventId: newId(),
    sessionId: visitId(),
    type: "opened_website",
    landingPage: location.pathname.slice(0, 300),
    ...(otherSite() && { referrer: otherSite() }),
    ...(marks.get("utm_source") && { utmSource: marks.get("utm_source")?.slice(0, 80) }),
    ...(marks.get("utm_campaign") && { utmCampaign: marks.get("utm_campaign")?.slice(0, 80) }),
  };
  await sendStatistic("/api/track/event", body);
}

/** Sends a statistic; failures are ignored. */
export const sendStatistic = (path: string, body: object): Promise<unknown> =>
  fetch(path, {
    method: "POST",
    keepalive: true,
    headers: { "Content-Type": "application/json", "X-Visit": visitId() },
    body: JSON.stringify(body),
  })
    // the request ends once its reply was read
    .then((reply) => reply.text())
    .catch(() => undefined);

function otherSite(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined;
  const { host } = new URL(document.referrer);
  return host === location.host ? undefined : host;
}
