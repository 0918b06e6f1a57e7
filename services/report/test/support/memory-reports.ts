import { MAX_EARLIER_VERSIONS } from "@hundeblick/proto/http/report-answers";
import type { ReportOrErased, LeftAddress, ReportStore, StoredReport } from "../../src/domain/ports.ts";
import { dogSummary } from "../../src/domain/dog-summary.ts";
import { isErased, versionOf } from "../../src/domain/ports.ts";

/** Reports in memory with the rules of the real store; `told` are the facts that left. */
export function memoryReports(): ReportStore & {
  told: { fact: string; [field: string]: unknown }[];
  kept: Map<string, ReportOrErased>;
} {
  const kept = new Map<string, ReportOrErased>();
  const told: { fact: string; [field: string]: unknown }[] = [];
  const left = new Map<string, LeftAddress>();
  const ofAnalysis = (analysisId: string) =>
    [...kept.values()].find((report) => report.analysisId === analysisId) ?? null;
  return {
    kept,
    told,
    async find(id) {
      return kept.get(id) ?? null;
    },
    async ofAnalysis(analysisId) {
      return ofAnalysis(analysisId);
    },
    async create(report, visit) {
      if (ofAnalysis(report.analysisId)) return false;
      kept.set(report.id, { ...report, unlocked: false });
      told.push({ fact: "created", reportId: report.id, visit });
      return true;
    },
    async unlock({ id }, { email, newsletter, language, at }) {
      const report = kept.get(id);
      if (!report || isErased(report) || report.unlocked) return false;
      kept.set(id, { ...report, unlocked: true });
      told.push({ fact: "unlocked", reportId: id });
      left.set(id, { reportId: id, email, newsletter, language, dog: dogSummary(report), at });
      return true;
    },
    async renew(report, { composed, source, at }) {
      const now = kept.get(report.id);
      if (!now || isErased(now) || versionOf(now) !== versionOf(report)) return false;
      const earlier = { version: versionOf(now), composedAt: now.composedAt ?? now.createdAt, composed: now.composed };
      kept.set(now.id, {
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
    async startFollowUp(id, followUp) {
      const report = kept.get(id);
      if (!report || isErased(report) || report.followUp) return false;
      kept.set(id, { ...report, followUp });
      return true;
    },
    async dropFollowUp(id) {
      const { followUp: _, ...report } = kept.get(id) as StoredReport;
      kept.set(id, report);
    },
    async byFollowUp(tokenHash) {
      const found = [...kept.values()].find((one) => !isErased(one) && one.followUp?.tokenHash === tokenHash);
      return found && !isErased(found) ? found : null;
    },
    async answerFollowUp(report, outcome) {
      if (!report.followUp) return;
      if (!report.followUp.outcome) told.push({ fact: "followedUp", reportId: report.id, outcome });
      kept.set(report.id, { ...report, followUp: { ...report.followUp, outcome } });
    },
    async leftAddresses(limit, reportId) {
      return [...left.values()].filter((address) => !reportId || address.reportId === reportId).slice(0, limit);
    },
    async forgetAddress(reportId) {
      left.delete(reportId);
    },
    async bury({ id, analysisId }, erasedAt) {
      const report = kept.get(id);
      if (!report || isErased(report)) return false;
      kept.set(id, { id, analysisId, erasedAt });
      left.delete(id);
      told.push({ fact: "erased", reportId: id });
      return true;
    },
  };
}
