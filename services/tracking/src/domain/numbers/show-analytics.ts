import type { AdminSession, Analytics, FunnelStage } from "@hundeblick/proto/http/admin/numbers";
import type { HandledRequestOf } from "@hundeblick/proto/rpc/define";
import type { analytics } from "@hundeblick/proto/rpc/tracking";
import type { Click, Session } from "../session.ts";
import { DIRECT } from "../source.ts";
import { countsOfRange, dayNumbersOf } from "./days-of-range.ts";
import { listedOf } from "./listed.ts";
import type { ClickNumbers, VisitCounts, VisitList } from "./ports.ts";
import { rangeOf } from "./range.ts";
import { funnelOf, sumOf, summaryOf } from "./summary.ts";

type AnalyticsDeps = { visits: VisitList; counts: VisitCounts; clickNumbers: ClickNumbers; now: () => Date };

/** Funnel and cards of all visits of a range, and one page of the filtered ones. Bots count only when shown. */
export async function showAnalytics(
  deps: AnalyticsDeps,
  { range, offset, limit, ...filters }: HandledRequestOf<typeof analytics>,
): Promise<Analytics> {
  const dates = rangeOf(range, deps.now());
  const { from, to } = dates;
  const filter = { from, to, ...filters };
  const [{ days: counted, countedAt }, page] = await Promise.all([
    countsOfRange(deps.counts, dates),
    deps.visits.page(filter, offset, limit),
  ]);
  const clicks = await deps.clickNumbers.ofSessions(page.map(({ sessionId }) => sessionId));
  const days = counted.map(({ day, people, machines }) => ({
    day,
    counts: filters.bots ? sumOf([people, machines]) : people,
  }));
  const shown = sumOf(days.map(({ counts }) => counts));
  return {
    range,
    from: from.toISOString(),
    to: to.toISOString(),
    timeZone: "UTC",
    countedAt: countedAt?.toISOString() ?? null,
    summary: summaryOf(shown),
    funnel: funnelOf(shown),
    days: days.map(({ day, counts }) => dayNumbersOf(day, counts)),
    sessions: page.map((session) =>
      sessionRow(
        session,
        clicks.filter(({ sessionId }) => sessionId === session.sessionId),
      ),
    ),
    // the newest visits are listed some seconds before they are counted
    matching: Math.max(listedOf(shown, filters), page.length === 0 ? 0 : offset + page.length),
    bots: counted.reduce((sum, { machines }) => sum + machines.sessions, 0),
  };
}

function sessionRow(
  { sessionId, startedAt, lastSeenAt, milestones, visitor, landing, report, market }: Session,
  clicks: readonly Click[],
): AdminSession {
  return {
    sessionId,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    deviceType: visitor?.deviceType ?? "other",
    browser: visitor?.browser ?? null,
    os: visitor?.os ?? null,
    country: visitor?.country ?? null,
    utmSource: landing?.source ?? DIRECT,
    utmCampaign: landing?.utmCampaign ?? null,
    funnelStage: stageOf(milestones),
    actions: Object.keys(milestones).length,
    ipAddress: visitor?.network ?? null,
    addressKey: visitor?.pseudonym ?? null,
    reportId: report?.reportId ?? null,
    analysisId: report?.analysisId ?? null,
    dogName: report?.dogName ?? null,
    dogBreed: report?.dogBreed ?? null,
    dogAge: report?.dogAgeMonths ?? null,
    dogWeight: report?.dogWeightKg ?? null,
    market: market ?? null,
    landingPage: landing?.page ?? null,
    milestones: Object.fromEntries(Object.entries(milestones).map(([milestone, at]) => [milestone, at.toISOString()])),
    botReason: visitor?.botReason ?? null,
    metadata: {
      dogImageUrl: report ? photoOf(report.reportId) : null,
      dogBreed: report?.dogBreed ?? null,
      productsViewed: [...new Set(clicks.map(({ product }) => product.name))],
    },
  };
}

export const photoOf = (reportId: string): string => `/api/report/${reportId}/photo`;

function stageOf(milestones: Session["milestones"]): FunnelStage {
  if (milestones.clickedProduct) return "product_clicked";
  if (milestones.viewedReport) return "report_viewed";
  if (milestones.enteredEmail) return "email_entered";
  if (milestones.startedAnalysis || milestones.completedAnalysis) return "analyzing";
  return milestones.uploadedImage ? "uploaded" : "landed";
}
