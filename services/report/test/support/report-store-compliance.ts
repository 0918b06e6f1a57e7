import { newId } from "@hundeblick/proto/ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ReportSource, ReportStore, StoredReport } from "../../src/domain/ports.ts";
import { buildVisionResult, composed } from "./dogs.ts";
import { buildReport } from "./requests.ts";

const unlocking = (email = "a@example.org") => ({
  email,
  newsletter: false,
  language: "de" as const,
  visit: undefined,
  at: new Date(),
});

const buildSource = (answers: ReportSource["answers"] = {}): ReportSource => ({
  looked: buildVisionResult(),
  answers,
  history: { checks: [], weights: [] },
});

/** Contract of every report store. */
export function reportStoreCompliance(
  name: string,
  open: () => Promise<{ reports: ReportStore; close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let reports: ReportStore;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ reports, close } = await open());
    });
    afterAll(() => close());

    test("a pending follow-up can be replaced after its time, a confirmed one cannot", async () => {
      const { unlocked: _, ...report } = buildReport();
      await reports.create(report, undefined);
      const followUp = (tokenHash: string, pendingSince: Date) => ({
        concern: "limping" as const,
        tokenHash,
        dueAt: new Date(5_000),
        pendingSince,
      });
      const start = (token: string, at: number, pendingBefore: number) =>
        reports.startFollowUp(report.id, followUp(token, new Date(at)), new Date(pendingBefore));
      const [first, second] = [newId(), newId()];
      expect(await start(first, 1_000, 0)).toBe(true);
      expect(await start(second, 2_000, 1_000)).toBe(false);
      expect(await start(second, 2_000, 1_001)).toBe(true);
      expect(await reports.byFollowUp(first)).toBeNull();
      await reports.confirmFollowUp(report.id, first);
      expect((await reports.byFollowUp(second))?.followUp?.pendingSince).toEqual(new Date(2_000));
      await reports.allowNewFollowUp(report.id, second);
      expect(await start(first, 3_000, 1)).toBe(true);
      await reports.confirmFollowUp(report.id, first);
      expect((await reports.byFollowUp(first))?.followUp).not.toHaveProperty("pendingSince");
      expect(await start(second, 4_000, 9_000)).toBe(false);
    });

    test("finds a stored report by its id and by its analysis", async () => {
      const { unlocked: _, ...report } = buildReport();
      expect(await reports.create(report, undefined)).toBe(true);
      expect(await reports.find(report.id)).toEqual({ ...report, unlocked: false });
      expect(await reports.ofAnalysis(report.analysisId)).toEqual({ ...report, unlocked: false });
    });

    test("ten concurrent workers make one report of one analysis", async () => {
      const analysisId = newId();
      const won = await Promise.all(
        Array.from({ length: 10 }, () => reports.create(buildReport({ analysisId }), undefined)),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
    });

    test("an unknown report is null", async () => {
      expect(await reports.find(newId())).toBeNull();
      expect(await reports.ofAnalysis(newId())).toBeNull();
    });

    test("unlocks a report once, for good", async () => {
      const report = buildReport();
      await reports.create(report, undefined);
      const opened = await Promise.all([reports.unlock(report, unlocking()), reports.unlock(report, unlocking())]);
      expect(opened.filter(Boolean)).toHaveLength(1);
      expect(await reports.find(report.id)).toMatchObject({ unlocked: true });
    });

    test("stores the address of an unlocked report until it is removed, or the report erased", async () => {
      const [first, second] = [buildReport(), buildReport()];
      for (const report of [first, second]) {
        await reports.create(report, undefined);
        await reports.unlock(report, unlocking("b@example.org"));
      }
      expect(await reports.pendingAddresses(10, first.id)).toEqual([
        expect.objectContaining({ reportId: first.id, email: "b@example.org", newsletter: false, language: "de" }),
      ]);
      await reports.deletePendingAddress(first.id);
      await reports.erase(second, new Date());
      expect(await reports.pendingAddresses(10, first.id)).toEqual([]);
      expect(await reports.pendingAddresses(10, second.id)).toEqual([]);
    });

    test("rejects the second of two renewals of one version, and keeps the replaced one", async () => {
      const { unlocked: _, ...report } = buildReport({ source: buildSource() });
      await reports.create(report, undefined);
      const stored = { ...report, unlocked: false };
      const renewal = { composed: composed({ weightKg: 30 }), source: buildSource({ weightKg: 30 }), at: new Date() };
      const won = await Promise.all([reports.renew(stored, renewal), reports.renew(stored, renewal)]);
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await reports.find(report.id)).toEqual({
        ...stored,
        composed: renewal.composed,
        source: renewal.source,
        version: 2,
        composedAt: renewal.at,
        staysOpen: true,
        earlier: [{ version: 1, composedAt: report.createdAt, composed: report.composed }],
      });
    });

    test("keeps the last ten earlier versions", async () => {
      const { unlocked: _, ...report } = buildReport({ source: buildSource() });
      await reports.create(report, undefined);
      for (let weightKg = 20; weightKg < 32; weightKg += 1) {
        const found = (await reports.find(report.id)) as StoredReport;
        const renewal = { composed: composed({ weightKg }), source: buildSource({ weightKg }), at: new Date() };
        expect(await reports.renew(found, renewal)).toBe(true);
      }
      const { earlier = [], version } = (await reports.find(report.id)) as StoredReport;
      expect(version).toBe(13);
      expect(earlier.map((one) => one.version)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    });

    test("an erased report keeps ids and time, and cannot be unlocked or erased again", async () => {
      const report = buildReport();
      await reports.create(report, undefined);
      const at = new Date("2026-11-22T08:00:00.000Z");
      expect(await reports.erase(report, at)).toBe(true);
      expect(await reports.find(report.id)).toEqual({ id: report.id, analysisId: report.analysisId, erasedAt: at });
      expect(await reports.erase(report, new Date())).toBe(false);
      await reports.publishErasure({ id: report.id, analysisId: report.analysisId, erasedAt: at });
      const renewal = { composed: report.composed, source: buildSource(), at };
      expect(await reports.renew(report, renewal)).toBe(false);
      expect(await reports.unlock(report, unlocking())).toBe(false);
      expect(await reports.create(buildReport({ analysisId: report.analysisId }), undefined)).toBe(false);
      expect(await reports.find(report.id)).toMatchObject({ erasedAt: at });
    });
  });
}
