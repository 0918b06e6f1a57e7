import type { ErasedIds } from "@hundeblick/kit/erased-ids";
import { shortHash } from "@hundeblick/kit/hash";
import type { ClickBody } from "@hundeblick/proto/http/tracking";
import { EXAMPLE_REPORT } from "@hundeblick/proto/ids";
import type { Client } from "@hundeblick/proto/rpc/tracking";
import type { Clicks, ReadClient, Sessions } from "./ports.ts";

type RecordClickDeps = {
  sessions: Sessions;
  clicks: Clicks;
  erased: ErasedIds;
  readClient: ReadClient;
  now: () => Date;
};

/** Records a click, idempotently. One in the example report is no milestone; one in an erased report is dropped. */
export async function recordClick(
  deps: RecordClickDeps,
  { click, client }: { click: ClickBody; client: Client },
): Promise<{ recorded: boolean }> {
  const { sessionId, reportId, product, context } = click;
  const visitor = deps.readClient(client);
  const at = deps.now();
  const { timeToClick, ...rest } = context;
  const recorded = await deps.clicks.add({
    ...rest,
    eventId: click.eventId ?? eventIdOf(click),
    sessionId,
    reportId,
    at,
    product,
    timeToClickMs: timeToClick,
    botReason: visitor.botReason,
  });
  if (await deps.erased.has(reportId)) {
    await deps.clicks.removeOfReport(reportId);
    return { recorded: false };
  }
  if (reportId === EXAMPLE_REPORT) await deps.sessions.describe(sessionId, { visitor });
  else
    // nobody clicks in a report without seeing it, and the event of the view may be lost
    for (const milestone of ["viewedReport", "clickedProduct"] as const)
      await deps.sessions.reach(sessionId, milestone, at, { visitor });
  return { recorded };
}

/** Without an event id a retry repeats the same body. */
const eventIdOf = (click: ClickBody): string => shortHash(JSON.stringify(click));
