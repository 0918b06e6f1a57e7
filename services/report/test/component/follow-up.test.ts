import type { AppError } from "@hundeblick/kit/errors";
import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { OpenReport } from "@hundeblick/proto/http/report";
import { newId } from "@hundeblick/proto/ids";
import { beforeEach, expect, test, vi } from "vitest";
import { createReport } from "../../src/domain/create-report.ts";
import { answerFollowUp, orderFollowUp } from "../../src/domain/follow-up.ts";
import type { Mail } from "../../src/domain/ports.ts";
import { readReport } from "../../src/domain/read-report.ts";
import { unlockReport } from "../../src/domain/unlock-report.ts";
import { memoryReports } from "../support/memory-reports.ts";
import { buildRequest } from "../support/requests.ts";

const NOW = new Date("2026-11-17T10:00:00.000Z");
const EMAIL = "du@beispiel.de";
const LIMPING: OwnerAnswers = {
  name: "Balu",
  concerns: [{ id: "limping", answers: { alarm: ["none"], weight: "slight" } }],
};

let reports: ReturnType<typeof memoryReports>;
let mails: Parameters<Mail["followUp"]>[0][];
let isMailUnavailable: boolean;
/** Time since NOW, ms. */
let passed: number;
beforeEach(() => {
  reports = memoryReports();
  mails = [];
  isMailUnavailable = false;
  passed = 0;
});
const deps = () => ({
  reports,
  now: () => new Date(NOW.getTime() + passed),
  mail: {
    followUp: async (order: (typeof mails)[number]) => {
      mails.push(order);
      if (isMailUnavailable) throw new Error("mail is away");
    },
  },
});
const order = (reportId: string) => orderFollowUp(deps(), { reportId, email: EMAIL, language: "de" });
const failure = (work: Promise<unknown>) =>
  work.then(
    () => "nothing failed",
    ({ code, message }: AppError) => code ?? message,
  );
async function openReport(answers = LIMPING): Promise<string> {
  const { reportId } = await createReport(deps(), buildRequest(answers));
  const opening = { reportId, email: EMAIL, newsletter: false, language: "de" as const, visit: undefined };
  await unlockReport({ ...deps(), handOver: () => undefined }, opening);
  return reportId;
}
const read = async (reportId: string) =>
  OpenReport.parse(
    await readReport(
      { reports, now: () => NOW, views: { record: () => undefined }, catalogue: { recommend: async () => ({}) } },
      { reportId, visit: undefined },
    ),
  );

test("schedules one mail after the concern's hours; stores neither address nor token", async () => {
  const reportId = await openReport();
  const { concerns } = await read(reportId);
  const dueAt = new Date(NOW.getTime() + (concerns[0]?.followUpHours ?? 0) * 3_600_000);
  expect(await order(reportId)).toEqual({ dueAt: dueAt.toISOString() });
  expect(mails).toEqual([expect.objectContaining({ reportId, email: EMAIL, dogName: "Balu", dueAt })]);
  await reports.deletePendingAddress(reportId);
  const stored = JSON.stringify(reports.stored.get(reportId));
  expect(stored).not.toContain(EMAIL);
  expect(stored).not.toContain(mails[0]?.token);
  expect((await read(reportId)).followUp).toEqual({ concern: "limping", dueAt: dueAt.toISOString(), outcome: null });
  expect(await failure(order(reportId))).toBe("conflict");
});

test("may be ordered again if mail did not confirm it, whose links stay valid until then", async () => {
  const reportId = await openReport();
  isMailUnavailable = true;
  expect(await failure(order(reportId))).toBe("mail is away");
  expect((await read(reportId)).followUp).toBeUndefined();
  const [lost] = mails.splice(0);
  expect(await failure(answerFollowUp(deps(), { token: lost?.token ?? "", outcome: "same" }))).toBe("nothing failed");
  expect((await read(reportId)).followUp?.outcome).toBe("same");

  const other = await openReport();
  expect(await failure(order(other))).toBe("mail is away");
  isMailUnavailable = false;
  expect(await failure(order(other))).toBe("nothing failed");
  const tokens = mails.map(({ token }) => token);
  expect((await read(other)).followUp).toMatchObject({ concern: "limping", outcome: null });
  expect(await failure(answerFollowUp(deps(), { token: tokens[0] ?? "", outcome: "same" }))).toBe(
    "follow_up_link_invalid",
  );
  expect(await failure(answerFollowUp(deps(), { token: tokens[1] ?? "", outcome: "same" }))).toBe("nothing failed");
});

test("may be ordered again a minute after its process was killed", async () => {
  const reportId = await openReport();
  const ordering = deps();
  ordering.mail.followUp = () => new Promise(() => undefined);
  void orderFollowUp(ordering, { reportId, email: EMAIL, language: "de" });
  await vi.waitFor(async () => expect(await reports.find(reportId)).toHaveProperty("followUp"));
  expect(await failure(order(reportId))).toBe("conflict");
  passed = 61_000;
  expect(await failure(order(reportId))).toBe("nothing failed");
});

test("rejects a locked report, and one without a concern", async () => {
  const { reportId } = await createReport(deps(), buildRequest(LIMPING));
  expect(await failure(order(reportId))).toBe("report_locked");
  expect(await failure(order(await openReport({ name: "Balu" })))).toBe("conflict");
  expect(mails).toEqual([]);
});

test("stores the newest answer, and publishes once", async () => {
  const reportId = await openReport();
  await order(reportId);
  const { token = "" } = mails[0] ?? {};
  const reply = await answerFollowUp(deps(), { token, outcome: "same", language: "pl" });
  expect(reply).toMatchObject({ reportId, language: "pl", concern: { id: "limping" } });
  expect(reply.concern?.goSooner.length).toBeGreaterThan(0);
  await answerFollowUp(deps(), { token, outcome: "worse" });
  expect((await read(reportId)).followUp?.outcome).toBe("worse");
  expect(reports.published.filter(({ event }) => event === "followedUp")).toEqual([{ event: "followedUp", reportId }]);
});

test("rejects a guessed token and one of an erased report", async () => {
  expect(await failure(answerFollowUp(deps(), { token: newId(), outcome: "same" }))).toBe("follow_up_link_invalid");
  const reportId = await openReport();
  await order(reportId);
  const report = reports.stored.get(reportId);
  await reports.erase(report as Parameters<typeof reports.erase>[0], NOW);
  const { token = "" } = mails[0] ?? {};
  expect(await failure(answerFollowUp(deps(), { token, outcome: "same" }))).toBe("follow_up_link_invalid");
});
