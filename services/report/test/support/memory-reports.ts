import type { KeptReport, ReportStore } from "../../src/domain/ports.ts";
import { isErased } from "../../src/domain/ports.ts";

/** Reports in memory with the rules of the real store; `told` are the facts that left. */
export function memoryReports(): ReportStore & {
  told: { fact: string; [field: string]: unknown }[];
  kept: Map<string, KeptReport>;
} {
  const kept = new Map<string, KeptReport>();
  const told: { fact: string; [field: string]: unknown }[] = [];
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
    async unlock({ id }, { email, newsletter }) {
      const report = kept.get(id);
      if (!report || isErased(report) || report.unlocked) return false;
      kept.set(id, { ...report, unlocked: true });
      told.push({ fact: "unlocked", reportId: id, email, newsletter });
      return true;
    },
    async bury({ id, analysisId }, erasedAt) {
      const report = kept.get(id);
      if (!report || isErased(report)) return false;
      kept.set(id, { id, analysisId, erasedAt });
      told.push({ fact: "erased", reportId: id });
      return true;
    },
  };
}
