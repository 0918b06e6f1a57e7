import type { AdminSession, FunnelStage } from "@hundeblick/proto/http/admin/numbers";
import { MILESTONES, type Milestone } from "@hundeblick/proto/http/tracking";

export const STAGES: Record<FunnelStage, string> = {
  landed: "Landed",
  uploaded: "Uploaded",
  analyzing: "Analyzing",
  email_entered: "Email entered",
  report_viewed: "Report viewed",
  product_clicked: "Product clicked",
};

const WORDS: Record<Milestone, string> = {
  openedWebsite: "Opened website",
  uploadedImage: "Uploaded image",
  startedAnalysis: "Started analysis",
  completedAnalysis: "Completed analysis",
  enteredEmail: "Entered email",
  viewedReport: "Viewed report",
  sharedReport: "Shared report",
  clickedProduct: "Clicked product",
};

/** One of the eight steps. `at`: null when not reached; `afterSeconds`: since the last step reached before it. */
export type Moment = { milestone: Milestone; words: string; at: string | null; afterSeconds: number | null };

/** All eight steps in their usual order; times need not be ascending, because a second report repeats steps. */
export function toTimeline(milestones: AdminSession["milestones"]): Moment[] {
  let before: string | undefined;
  return MILESTONES.map((milestone) => {
    const at = milestones[milestone] ?? null;
    const afterSeconds =
      at === null || before === undefined ? null : Math.max(0, (Date.parse(at) - Date.parse(before)) / 1_000);
    before = at ?? before;
    return { milestone, words: WORDS[milestone], at, afterSeconds };
  });
}
