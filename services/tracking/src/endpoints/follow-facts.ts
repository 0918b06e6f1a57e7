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
import { forgetReport, linkReport, noteFollowUp, noteReport } from "../domain/link-report.ts";
import type { CheckUseStore } from "../domain/check-uses.ts";
import type { Clicks, ErasedReports, Reports, Sessions } from "../domain/ports.ts";
import { reachMilestone } from "../domain/reach-milestone.ts";

/** Milestones come from the services wherever one of them knows; the browser is asked only for the rest. */
export async function followFacts(
  bus: Pick<Bus, "follow">,
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
  await bus.follow(photoUploaded, { durable: "tracking-photo-uploaded", deadLetters }, (told) =>
    reachMilestone(deps, "uploadedImage", told),
  );
  await bus.follow(analysisStarted, { durable: "tracking-analysis-started", deadLetters }, (told) =>
    reachMilestone(deps, "startedAnalysis", told),
  );
  await bus.follow(analysisCompleted, { durable: "tracking-analysis-completed", deadLetters }, (told) =>
    reachMilestone(deps, "completedAnalysis", told),
  );
  await bus.follow(reportCreated, { durable: "tracking-report-created-v2", deadLetters }, (told) =>
    linkReport(deps, told),
  );
  await bus.follow(reportUnlocked, { durable: "tracking-report-unlocked-v2", deadLetters }, (told) =>
    reachMilestone(deps, "enteredEmail", told),
  );
  // of versions before events held ids only; these two go when no stream can hold one any more
  await bus.follow(reportCreatedV1, { durable: "tracking-report-created", deadLetters }, (told) =>
    noteReport(deps, told, told),
  );
  await bus.follow(reportUnlockedV1, { durable: "tracking-report-unlocked", deadLetters }, (told) =>
    reachMilestone(deps, "enteredEmail", told),
  );
  await bus.follow(reportViewed, { durable: "tracking-report-viewed", deadLetters }, (told) =>
    reachMilestone(deps, "viewedReport", told),
  );
  await bus.follow(reportFollowedUp, { durable: "tracking-report-followedUp", deadLetters }, (event) =>
    noteFollowUp(deps, event),
  );
  await bus.follow(reportErased, { durable: "tracking-report-erased", deadLetters }, (told) =>
    forgetReport(deps, told),
  );
}
