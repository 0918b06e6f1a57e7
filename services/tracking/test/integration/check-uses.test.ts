import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { CheckUse } from "@hundeblick/proto/http/check-use";
import { newId } from "@hundeblick/proto/ids";
import { checkUses, recordCheckUse, removeSessionsByIp } from "@hundeblick/proto/rpc/tracking";
import { deleteReportData, recordFollowUp, saveFollowUp } from "../../src/domain/link-report.ts";
import type { ReportSummary } from "../../src/domain/ports.ts";
import { deleteExpired } from "../../src/domain/delete-expired.ts";
import { trackingService } from "../support/tracking-service.ts";

const SUMMARY: ReportSummary = {
  dog: { name: null, breed: null, ageMonths: null, weightKg: null },
  language: "de",
  market: "de",
};
let system: Awaited<ReturnType<typeof trackingService>>;
beforeAll(async () => {
  system = await trackingService();
});
afterAll(async () => {
  await system?.close();
});
const NOW = new Date("2026-11-21T13:14:15Z");
beforeEach(async () => {
  system.clock.now = NOW;
  await system.models.checkUse.deleteMany({});
});

const person = {
  ip: "193.99.144.80",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};
const machine = { ip: "8.8.8.8", userAgent: "Googlebot/2.1" };
const use = (given: CheckUse, sessionId = newId(), client = person) =>
  system.caller.call(recordCheckUse, { sessionId, use: given, client });
const limping = (given: Partial<Extract<CheckUse, { kind: "concern" }>> = {}): CheckUse => ({
  kind: "concern",
  id: "limping",
  isFinished: false,
  level: null,
  skipped: [],
  ...given,
});
const read = (range: "7d" | "30d" = "7d") => system.caller.call(checkUses, { range });

test("counts only the newest state of a concern per visit", async () => {
  const visit = newId();
  await use(limping(), visit);
  await use(limping({ isFinished: true, level: "today", skipped: ["look", "well"] }), visit);
  await use(limping({ isFinished: true, level: "today", skipped: ["look", "well"] }), visit);
  await use(limping({ level: "routine", skipped: ["look"] }));
  await use({ kind: "concern", id: "cough", isFinished: false, level: null, skipped: [] }, visit);
  expect((await read()).concerns).toEqual([
    {
      id: "limping",
      chosen: 2,
      finished: 1,
      levels: { today: 1, routine: 1 },
      skipped: [
        { question: "look", count: 2 },
        { question: "well", count: 1 },
      ],
      followUps: {},
    },
    { id: "cough", chosen: 1, finished: 0, levels: {}, skipped: [], followUps: {} },
  ]);
});

test("counts suspicious words by the owner's answer", async () => {
  const visit = newId();
  await use({ kind: "word", id: "bloat", outcome: "asked" }, visit);
  await use({ kind: "word", id: "bloat", outcome: "no" }, visit);
  await use({ kind: "word", id: "bloat", outcome: "raised" });
  expect((await read()).words).toEqual([{ id: "bloat", outcomes: { no: 1, raised: 1 } }]);
});

test("counts follow-up answers by concern, once per report, until it is erased", async () => {
  const [erasedOnce, again, gone] = [newId(), newId(), newId()];
  const followedUp = (reportId: string, outcome: "better" | "worse") =>
    recordFollowUp(
      { ...system.deps, reports: { summary: async () => ({ ...SUMMARY, followUp: { concern: "cough", outcome } }) } },
      { reportId, at: NOW.toISOString() },
    );
  await followedUp(erasedOnce, "better");
  await followedUp(erasedOnce, "better");
  await followedUp(again, "worse");
  // the database deletes what is past its time, so these are erased now
  const at = new Date().toISOString();
  await deleteReportData(system.deps, { reportId: gone, analysisId: newId(), at });
  await followedUp(gone, "worse");
  expect((await read()).concerns).toMatchObject([{ id: "cough", chosen: 0, followUps: { better: 1, worse: 1 } }]);
  await deleteReportData(system.deps, { reportId: again, analysisId: newId(), at });
  expect((await read()).concerns).toMatchObject([{ followUps: { better: 1 } }]);
});

test("counts nothing for a report that is erased or not answered, and what older versions published", async () => {
  const [gone, unanswered, older] = [newId(), newId(), newId()];
  const at = NOW.toISOString();
  const answeredBy = (summary: ReportSummary | null) => ({ ...system.deps, reports: { summary: async () => summary } });
  await recordFollowUp(answeredBy(null), { reportId: gone, at });
  await recordFollowUp(answeredBy(SUMMARY), { reportId: unanswered, at });
  await saveFollowUp(system.deps, { reportId: older, at }, { concern: "cough", outcome: "same" });
  expect((await read()).concerns).toMatchObject([{ id: "cough", followUps: { same: 1 } }]);
});

test("leaves out bots and uses before the range", async () => {
  await use(limping(), newId(), machine);
  system.clock.now = new Date(NOW.getTime() - 10 * 86_400_000);
  await use({ kind: "check", id: "gums", isFinished: true, level: "now", skipped: [] });
  system.clock.now = NOW;
  expect(await read()).toMatchObject({ concerns: [], checks: [], words: [] });
  expect((await read("30d")).checks).toMatchObject([{ id: "gums", finished: 1, levels: { now: 1 } }]);
});

test("deletes uses with their visit, and after its retention", async () => {
  const visit = newId();
  await system.deps.sessions.reach(visit, "openedWebsite", NOW, { visitor: system.deps.readClient(person) });
  await use(limping(), visit);
  await system.caller.call(removeSessionsByIp, { ip: person.ip, preview: true });
  expect((await read()).concerns).toHaveLength(1);
  await system.caller.call(removeSessionsByIp, { ip: person.ip, preview: false });
  expect((await read()).concerns).toEqual([]);
  system.clock.now = new Date(NOW.getTime() - 91 * 86_400_000);
  await use(limping());
  system.clock.now = NOW;
  await deleteExpired(system.deps);
  expect(await system.models.checkUse.countDocuments()).toBe(0);
});
