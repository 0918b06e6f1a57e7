import { MAX_EARLIER_VERSIONS } from "@hundeblick/proto/http/report-answers";
import type { ReportOrErased, PendingAddress, ReportStore, StoredReport } from "../../src/domain/ports.ts";
import { dogSummary } from "../../src/domain/dog-summary.ts";
import { isErased, versionOf } from "../../src/domain/ports.ts";

/** Reports in memory with the rules of the real store; `published` are the published events. */
export function memoryReports(): ReportStore & {
  published: { event: string; [field: string]: unknown }[];
  stored: Map<string, ReportOrErased>;
} {
  const stored = new Map<string, ReportOrErased>();
  const published: { event: string; [field: string]: unknown }[] = [];
  const left = new Map<string, PendingAddress>();
  const ofAnalysis = (analysisId: string) =>
    [...stored.values()].find((report) => report.analysisId === analysisId) ?? null;
  return {
    stored,
    published,
    async find(id) {
      return stored.get(id) ?? null;
    },
    async ofAnalysis(analysisId) {
      return ofAnalysis(analysisId);
    },
    async create(report, visit) {
      if (ofAnalysis(report.analysisId)) return false;
      stored.set(report.id, { ...report, unlocked: false });
      published.push({ event: "created", reportId: report.id, visit });
      return true;
    },
    async unlock({ id }, { email, newsletter, language, at }) {
      const report = stored.get(id);
      if (!report || isErased(report) || report.unlocked) return false;
      stored.set(id, { ...report, unlocked: true });
      published.push({ event: "unlocked", reportId: id });
      left.set(id, { reportId: id, email, newsletter, language, dog: dogSummary(report), at });
      return true;
    },
    async renew(report, { composed, source, at }) {
      const now = stored.get(report.id);
      if (!now || isErased(now) || versionOf(now) !== versionOf(report)) return false;
      const earlier = { version: versionOf(now), composedAt: now.composedAt ?? now.createdAt, composed: now.composed };
      stored.set(now.id, {
        ...now,
        composed,
        source,
        version: versionOf(now) + 1,
        composedAt: at,
        staysOpen: true,
        earlier: [...(now.earlier ?? []), earlier].slice(-MAX_EARLIER_VERSIONS),
      });
      return true;
    },
    async startFollowUp(id, followUp, pendingBefore) {
      const report = stored.get(id);
      if (!report || isErased(report)) return false;
      const { pendingSince } = report.followUp ?? {};
      if (report.followUp && (!pendingSince || pendingSince >= pendingBefore)) return false;
      stored.set(id, { ...report, followUp });
      return true;
    },
    async confirmFollowUp(id, tokenHash) {
      const report = stored.get(id) as StoredReport;
      if (report.followUp?.tokenHash !== tokenHash) return;
      const { pendingSince: _, ...followUp } = report.followUp;
      stored.set(id, { ...report, followUp });
    },
    async allowNewFollowUp(id, tokenHash) {
      const report = stored.get(id) as StoredReport;
      if (report.followUp?.tokenHash === tokenHash)
        stored.set(id, { ...report, followUp: { ...report.followUp, pendingSince: new Date(0) } });
    },
    async byFollowUp(tokenHash) {
      const found = [...stored.values()].find((one) => !isErased(one) && one.followUp?.tokenHash === tokenHash);
      return found && !isErased(found) ? found : null;
    },
    async answerFollowUp(report, outcome) {
      if (!report.followUp) return;
      if (!report.followUp.outcome) published.push({ event: "followedUp", reportId: report.id });
      const { pendingSince: _, ...followUp } = report.followUp;
      stored.set(report.id, { ...report, followUp: { ...followUp, outcome } });
    },
    async pendingAddresses(limit, reportId) {
      return [...left.values()].filter((address) => !reportId || address.reportId === reportId).slice(0, limit);
    },
    async deletePendingAddress(reportId) {
      left.delete(reportId);
    },
    async erase({ id, analysisId }, erasedAt) {
      const report = stored.get(id);
      if (!report || isErased(report)) return false;
      stored.set(id, { id, analysisId, erasedAt });
      left.delete(id);
      published.push({ event: "erased", reportId: id });
      return true;
    },
    async publishErasure({ id }) {
      published.push({ event: "erased", reportId: id });
    },
  };
}
