import type { TrackEventBody } from "@hundeblick/proto/http/tracking";
import { EXAMPLE_REPORT } from "@hundeblick/proto/ids";
import type { Client } from "@hundeblick/proto/rpc/tracking";
import { landingPageOf, languageOfPage } from "./landing-page.ts";
import type { ReadClient, Sessions } from "./ports.ts";
import type { Landing } from "./session.ts";
import { sourceOf } from "./source.ts";

type RecordEventDeps = { sessions: Sessions; readClient: ReadClient; ownHost: string; now: () => Date };

/** Records an event of the browser. Sharing the example report is no milestone. */
export async function recordEvent(
  deps: RecordEventDeps,
  { event, client }: { event: TrackEventBody; client: Client },
): Promise<{ recorded: boolean }> {
  const visitor = deps.readClient(client);
  if (event.type === "opened_website") {
    await deps.sessions.reach(event.sessionId, "openedWebsite", deps.now(), {
      visitor,
      landing: landingOf(event, deps.ownHost),
    });
    return { recorded: true };
  }
  if (event.reportId === EXAMPLE_REPORT) return { recorded: false };
  await deps.sessions.reach(event.sessionId, "sharedReport", deps.now(), { visitor });
  return { recorded: true };
}

function landingOf(event: TrackEventBody, ownHost: string): Landing {
  const page = landingPageOf(event.landingPage);
  return {
    page,
    language: languageOfPage(page),
    source: sourceOf(event, ownHost),
    utmSource: event.utmSource ?? null,
    utmCampaign: event.utmCampaign ?? null,
  };
}
