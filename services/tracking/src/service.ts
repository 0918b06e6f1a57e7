import type { Bus } from "@hundeblick/kit/bus";
import { serveDeadLetters } from "@hundeblick/kit/dead-letters";
import type { EventDefinition, PayloadOf } from "@hundeblick/proto/events/define";
import { analysisCompleted, analysisStarted, photoUploaded } from "@hundeblick/proto/events/analysis.v1";
import * as v1 from "@hundeblick/proto/events/report.v1";
import { reportCreated, reportFollowedUp, reportUnlocked } from "@hundeblick/proto/events/report.v2";
import { trackingContract } from "@hundeblick/proto/rpc/tracking";
import { deleteReportData, linkReport, recordFollowUp, saveFollowUp, saveReportLink } from "./domain/link-report.ts";
import { reachMilestone } from "./domain/reach-milestone.ts";
import { recordCheckUse, showCheckUses } from "./domain/check-uses.ts";
import { removeSessions } from "./domain/numbers/remove-sessions.ts";
import { showAnalytics } from "./domain/numbers/show-analytics.ts";
import { figuresReader } from "./domain/numbers/show-figures.ts";
import { showStats } from "./domain/numbers/show-stats.ts";
import { recordClick } from "./domain/record-click.ts";
import { removeClick } from "./domain/remove-click.ts";
import { recordEvent } from "./domain/record-event.ts";
import type { TrackingParts } from "./parts.ts";

/** Calls and subscriptions of this service. */
export async function serveTracking(bus: Bus, parts: TrackingParts): Promise<void> {
  const { retention, deadLetters } = parts;
  await bus.serve(trackingContract, {
    record: (request) => recordEvent(parts, request),
    click: (request) => recordClick(parts, request),
    checkUse: (request) => recordCheckUse(parts, request),
    checkUses: (request) => showCheckUses(parts, request),
    retention: async () => ({ rawDays: await retention.rawDays() }),
    async saveRetention({ rawDays }) {
      await retention.save(rawDays);
      return { rawDays };
    },
    figures: figuresReader(parts),
    stats: (request) => showStats(parts, request),
    analytics: (request) => showAnalytics(parts, request),
    removeClick: ({ id }) => removeClick(parts, id),
    removeSessionsByIp: (request) => removeSessions(parts, request),
  });
  await subscribeEvents(bus, parts);
  await serveDeadLetters({ bus, service: "tracking", deadLetters });
}

/** Milestones that a service knows; the browser sends the others. */
async function subscribeEvents(bus: Pick<Bus, "subscribe">, parts: TrackingParts): Promise<void> {
  const on = <T extends EventDefinition>(
    event: T,
    consumer: string,
    handler: (payload: PayloadOf<T>) => Promise<void>,
  ) => bus.subscribe(event, { durable: `tracking-${consumer}`, deadLetters: parts.deadLetters }, handler);
  await on(photoUploaded, "photo-uploaded", (event) => reachMilestone(parts, "uploadedImage", event));
  await on(analysisStarted, "analysis-started", (event) => reachMilestone(parts, "startedAnalysis", event));
  await on(analysisCompleted, "analysis-completed", (event) => reachMilestone(parts, "completedAnalysis", event));
  await on(reportCreated, "report-created-v2", (event) => linkReport(parts, event));
  await on(reportUnlocked, "report-unlocked-v2", (event) => reachMilestone(parts, "enteredEmail", event));
  await on(reportFollowedUp, "report-followedUp-v2", (event) => recordFollowUp(parts, event));
  await on(v1.reportViewed, "report-viewed", (event) => reachMilestone(parts, "viewedReport", event));
  await on(v1.reportErased, "report-erased", (event) => deleteReportData(parts, event));
  // of versions before events held ids only; to be removed when no stream can hold one any more
  await on(v1.reportCreatedV1, "report-created", (event) => saveReportLink(parts, event, event));
  await on(v1.reportUnlockedV1, "report-unlocked", (event) => reachMilestone(parts, "enteredEmail", event));
  await on(v1.reportFollowedUpV1, "report-followedUp", (event) => saveFollowUp(parts, event, event));
}
