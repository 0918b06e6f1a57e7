import type { Bus } from "@hundeblick/kit/bus";
import type { DeadLetters } from "@hundeblick/kit/dead-letters";
import { analysisCompleted, analysisStarted, photoUploaded } from "@hundeblick/proto/events/analysis.v1";
import {
  reportCreatedV1,
  reportErased,
  reportFollowedUp,
  reportUnlockedV1,
  reportViewed,
} from "@hundeblick/proto/events/report.v1";
import { reportCreated, reportUnlocked } from "@hundeblick/proto/events/report.v2";
import { deleteReportData, linkReport, recordFollowUp, saveReportLink } from "../domain/link-report.ts";
import type { CheckUseStore } from "../domain/check-uses.ts";
import type { Clicks, ErasedReports, Reports, Sessions } from "../domain/ports.ts";
import { reachMilestone } from "../domain/reach-milestone.ts";

/** Milestones that a service knows; the browser sends the others. */
export async function subscribeEvents(
  bus: Pick<Bus, "subscribe">,
  deps: {
    sessions: Sessions;
    clicks: Clicks;
    checkUses: CheckUseStore;
    erased: ErasedReports;
    reports: Reports;
    deadLetters: DeadLetters;
  },
): Promise<void> {
  const { deadLetters } = deps;
  await bus.subscribe(photoUploaded, { durable: "tracking-photo-uploaded", deadLetters }, (event) =>
    reachMilestone(deps, "uploadedImage", event),
  );
  await bus.subscribe(analysisStarted, { durable: "tracking-analysis-started", deadLetters }, (event) =>
    reachMilestone(deps, "startedAnalysis", event),
  );
  await bus.subscribe(analysisCompleted, { durable: "tracking-analysis-completed", deadLetters }, (event) =>
    reachMilestone(deps, "completedAnalysis", event),
  );
  await bus.subscribe(reportCreated, { durable: "tracking-report-created-v2", deadLetters }, (event) =>
    linkReport(deps, event),
  );
  await bus.subscribe(reportUnlocked, { durable: "tracking-report-unlocked-v2", deadLetters }, (event) =>
    reachMilestone(deps, "enteredEmail", event),
  );
  // of versions before events held ids only; to be removed when no stream can hold one any more
  await bus.subscribe(reportCreatedV1, { durable: "tracking-report-created", deadLetters }, (event) =>
    saveReportLink(deps, event, event),
  );
  await bus.subscribe(reportUnlockedV1, { durable: "tracking-report-unlocked", deadLetters }, (event) =>
    reachMilestone(deps, "enteredEmail", event),
  );
  await bus.subscribe(reportViewed, { durable: "tracking-report-viewed", deadLetters }, (event) =>
    reachMilestone(deps, "viewedReport", event),
  );
  await bus.subscribe(reportFollowedUp, { durable: "tracking-report-followedUp", deadLetters }, (event) =>
    recordFollowUp(deps, event),
  );
  await bus.subscribe(reportErased, { durable: "tracking-report-erased", deadLetters }, (event) =>
    deleteReportData(deps, event),
  );
}
