import type { AppError } from "@hundeblick/kit/errors";
import type { OwnerAnswers, OwnerText } from "@hundeblick/proto/health/answers";
import { OpenReport } from "@hundeblick/proto/http/report";
import { beforeEach, describe, expect, test } from "vitest";
import { addAnswers, readAnswers } from "../../src/domain/add-answers.ts";
import type { BreedAnswer } from "../../src/domain/breed-answers.ts";
import { createReport } from "../../src/domain/create-report.ts";
import { readReport } from "../../src/domain/read-report.ts";
import { unlockReport } from "../../src/domain/unlock-report.ts";
import { looksLike } from "../support/dogs.ts";
import { memoryReports } from "../support/memory-reports.ts";
import { buildReport, buildRequest } from "../support/requests.ts";

let time: Date;
let reports: ReturnType<typeof memoryReports>;
beforeEach(() => {
  time = new Date("2026-11-17T10:00:00.000Z");
  reports = memoryReports();
  counted = [];
});
let counted: { said: string; answered: string; at: Date }[];
const deps = () => ({
  reports,
  breedCounts: { count: (answer: BreedAnswer, at: Date) => void counted.push({ ...answer, at }) },
  now: () => time,
  views: { record: () => undefined },
  catalogue: { recommend: async () => ({}) },
  handOver: () => undefined,
});
const LIMPING = { id: "limping" as const, answers: { alarm: ["none"] } };

async function openReport(answers: OwnerAnswers = { name: "Frieda", concerns: [LIMPING] }): Promise<string> {
  const { reportId } = await createReport(deps(), buildRequest(answers));
  await unlockReport(deps(), { reportId, email: "a@b.de", newsletter: false, language: "de", visit: undefined });
  return reportId;
}
const add = async (reportId: string, version: number, answers: OwnerAnswers, language: "de" | "en" | "pl" = "de") =>
  OpenReport.parse(await addAnswers(deps(), { reportId, version, answers, language, visit: undefined }));
const takeBack = async (reportId: string, version: number, ...takenBack: OwnerText[]) =>
  OpenReport.parse(await addAnswers(deps(), { reportId, version, answers: {}, takenBack, visit: undefined }));
const read = async (reportId: string, version?: number) =>
  OpenReport.parse(await readReport(deps(), { reportId, version, visit: undefined }));
const failure = (work: Promise<unknown>) =>
  work.then(
    () => "nothing failed",
    ({ code }: AppError) => code,
  );
const breaths = (taps: number, measuredAt: string) => ({
  id: "resting_breathing" as const,
  inputs: { taps, state: "asleep", effort: ["none"] },
  measuredAt,
});

describe("answers added to a report", () => {
  test("name a likely breed, and add what is typical of it", async () => {
    const request = { ...buildRequest({ name: "Frieda" }), looked: looksLike("border-collie", 0.9) };
    const { reportId } = await createReport(deps(), request);
    await unlockReport(deps(), { reportId, email: "a@b.de", newsletter: false, language: "de", visit: undefined });
    const before = await read(reportId);
    const asked = before.openQuestions.find((one) => one.kind === "answer" && one.field === "breed");
    expect(before.dogProfile.breed).toBeNull();
    expect(asked).toMatchObject({ choices: expect.arrayContaining(["Australian Shepherd"]) });
    const after = await add(reportId, 1, { breed: "Australian Shepherd" });
    expect(after.dogProfile).toMatchObject({ breed: "Australian Shepherd", breedBasis: "told", orPerhaps: null });
    expect(after.openQuestions).not.toContainEqual(expect.objectContaining({ field: "breed" }));
    const mixed = await add(await openReport({ name: "Balu" }), 1, { breed: "Mischling" });
    expect(mixed.dogProfile).toMatchObject({ breed: "Mischling", breedBasis: "told" });
  });

  test("make a new version with the same id, close open questions, and keep the previous version", async () => {
    const reportId = await openReport();
    const before = await read(reportId);
    expect(before.openQuestions).toContainEqual(expect.objectContaining({ kind: "answer", field: "weight_kg" }));
    time = new Date("2026-11-18T10:00:00.000Z");
    const after = await add(reportId, 1, { weightKg: 31.5, ageMonths: 84, sex: "female" });
    expect(after).toMatchObject({ reportId, version: 2, composedAt: "2026-11-18T10:00:00.000Z" });
    expect(after.dogProfile).toMatchObject({ name: "Frieda", weight: 31.5, age: 7 });
    expect(after.openQuestions.filter(({ kind }) => kind === "answer")).toEqual([
      expect.objectContaining({ field: "breed" }),
    ]);
    expect(after.versions).toEqual([{ version: 1, composedAt: "2026-11-17T10:00:00.000Z" }]);
    expect(await read(reportId, 1)).toMatchObject({ version: 1, dogProfile: { weight: null } });
    expect(await failure(readReport(deps(), { reportId, version: 7, visit: undefined }))).toBe("report_not_found");
  });

  test("are counted with the network's breed: with consent, once, and without other data", async () => {
    const named = async (breed: string, countBreed?: true) => {
      const reportId = await openReport({ name: "Balu" });
      const send = () =>
        addAnswers(deps(), { reportId, version: 1, answers: { breed }, countBreed, language: "en", visit: undefined });
      await send();
      await send();
    };
    await named("Dackel");
    expect(counted).toEqual([]);
    await named("Dackel", true);
    await named("Mischling", true);
    await named("Labrador-Mix", true);
    await named("Mastino Napoletano", true);
    const said = "labrador-retriever";
    expect(counted).toEqual(["dachshund", "mix", "mix", "other"].map((answered) => ({ said, answered, at: time })));
  });

  test("are not counted without a breed, nor with another provider", async () => {
    const add = (reportId: string, answers: OwnerAnswers) =>
      addAnswers(deps(), { reportId, version: 1, answers, countBreed: true, visit: undefined });
    await add(await openReport(), { weightKg: 30 });
    const { reportId } = await createReport(deps(), {
      ...buildRequest({ name: "Balu" }),
      looked: { ...looksLike("beagle"), provider: "openai" },
    });
    await unlockReport(deps(), { reportId, email: "a@b.de", newsletter: false, language: "de", visit: undefined });
    await add(reportId, { breed: "Dackel" });
    expect(counted).toEqual([]);
  });

  test("that raise the level show it at once, in every language", async () => {
    const reportId = await openReport();
    for (const language of ["de", "en", "pl"] as const) {
      const after = await add(
        reportId,
        language === "de" ? 1 : 2,
        { additionalInfo: "Er hat Rattengift gefressen" },
        language,
      );
      expect(after.emergency?.flags[0]?.id).toBe("poison");
      expect(after.healthMetrics.overall_score).toBeNull();
    }
  });

  test("that withdraw a tick end the emergency, and the previous version still shows it", async () => {
    const reportId = await openReport({ redFlags: ["bloat"] });
    expect((await read(reportId)).emergency?.flags).toMatchObject([{ id: "bloat", told: "ticked" }]);
    expect(await add(reportId, 1, { redFlags: [] })).toMatchObject({ version: 2, emergency: null });
    expect((await read(reportId, 1)).emergency).not.toBeNull();
  });

  test("that withdraw a text end only its emergency", async () => {
    const reportId = await openReport({ meds: "Ibuprofen", additionalInfo: "Er hat Rattengift gefressen" });
    expect((await takeBack(reportId, 1, "meds")).emergency?.flags).toMatchObject([{ id: "poison" }]);
    expect(await takeBack(reportId, 2, "additionalInfo")).toMatchObject({
      version: 3,
      emergency: null,
      ownWords: null,
    });
    expect(await takeBack(reportId, 2, "additionalInfo")).toMatchObject({ version: 3 });
  });

  test("arthritis in own words counts as known until the owner denies a diagnosis", async () => {
    const reportId = await openReport({ goals: ["joints"], weightKg: 30, additionalInfo: "Er hat Arthrose" });
    const before = await read(reportId);
    expect(before).toMatchObject({ writtenArthritis: "known", knownIllnesses: [expect.anything()] });
    expect(before.supplements.every(({ cautions }) => cautions.length > 0)).toBe(true);
    const after = await add(reportId, 1, { notDiagnosed: ["arthritis"] });
    expect(after).toMatchObject({ writtenArthritis: "not_diagnosed", knownIllnesses: [] });
    expect(after.supplements.some(({ cautions }) => cautions.length === 0)).toBe(true);
    expect(await add(reportId, 2, { notDiagnosed: [] })).toMatchObject({ writtenArthritis: "known" });
  });

  test("are idempotent; other answers for an old version are a conflict", async () => {
    const reportId = await openReport();
    await add(reportId, 1, { weightKg: 31.5 });
    expect(await add(reportId, 1, { weightKg: 31.5 })).toMatchObject({ version: 2 });
    expect(await failure(add(reportId, 1, { weightKg: 20 }))).toBe("report_changed");
    expect(await read(reportId)).toMatchObject({ version: 2, dogProfile: { weight: 31.5 } });
  });

  test("of two concurrent requests one gets a conflict", async () => {
    const reportId = await openReport();
    const ends = await Promise.all([
      failure(add(reportId, 1, { weightKg: 30 })),
      failure(add(reportId, 1, { weightKg: 31 })),
    ]);
    expect(ends.toSorted()).toEqual(["nothing failed", "report_changed"]);
  });

  test("replace the answers of a concern, up to three concerns", async () => {
    const reportId = await openReport();
    const after = await add(reportId, 1, {
      concerns: [{ id: "limping", answers: { alarm: ["none"], weight: "clear" } }],
    });
    expect(after.concerns).toHaveLength(1);
    expect(after.concerns[0]?.unanswered.map(({ id }) => id)).not.toContain("weight");
    const others = (["vomiting", "diarrhoea", "cough"] as const).map((id) => ({ id, answers: {} }));
    expect(await failure(add(reportId, 2, { concerns: others }))).toBe("answers_invalid");
  });
});

describe("who may add answers", () => {
  test("nobody while the report is locked", async () => {
    const { reportId } = await createReport(deps(), buildRequest());
    expect(await failure(add(reportId, 1, { weightKg: 30 }))).toBe("report_locked");
    expect(await failure(readAnswers(deps(), { reportId }))).toBe("report_locked");
  });

  test("a report that was urgent stays unlocked", async () => {
    const urgent = { ...LIMPING, answers: { alarm: ["cannot_stand"] } };
    const { reportId } = await createReport(deps(), buildRequest({ concerns: [urgent] }));
    if ((await readReport(deps(), { reportId, visit: undefined })).locked) throw new Error("this answer is not urgent");
    const after = await add(reportId, 1, {
      concerns: [{ id: "limping", answers: { alarm: ["none"], weight: "slight" } }],
    });
    expect(after.level).not.toBe("now");
  });

  test("nobody for an old report without stored answers", async () => {
    const { unlocked: _, ...old } = buildReport();
    await reports.create(old, undefined);
    await unlockReport(deps(), {
      reportId: old.id,
      email: "a@b.de",
      newsletter: false,
      language: "de",
      visit: undefined,
    });
    expect(await failure(add(old.id, 1, { weightKg: 30 }))).toBe("report_closed");
    expect((await read(old.id)).version).toBeUndefined();
  });
});

describe("repeated measurements", () => {
  test("a check shows the change, with the previous day", async () => {
    const reportId = await openReport({ checks: [breaths(12, "2026-11-17T09:00:00Z")] });
    expect((await read(reportId)).measured[0]?.change).toBeNull();
    time = new Date("2026-11-21T10:00:00.000Z");
    const added = { checks: [breaths(15, "2026-11-21T09:00:00Z")] };
    for (const [language, text] of [
      ["de", "Atemzüge pro Minute: 24 → 30 in 4 Tagen (vorher am 17. November 2026)"],
      ["en", "Breaths a minute: 24 → 30 in 4 days (before: 17 November 2026)"],
      ["pl", "Oddechy na minutę: 24 → 30 w ciągu 4 dni (poprzednio: 17 listopada 2026)"],
    ] as const) {
      const [measured] = (await add(reportId, 1, added, language)).measured;
      expect(measured).toMatchObject({ change: text, measuredAt: "2026-11-21T09:00:00Z" });
    }
  });

  test("an older measurement does not replace a newer one", async () => {
    const reportId = await openReport({ checks: [breaths(12, "2026-11-17T09:00:00Z")] });
    await add(reportId, 1, { checks: [breaths(20, "2026-11-10T09:00:00Z")] });
    expect((await read(reportId)).measured[0]).toMatchObject({ change: null, values: { rate: 24 } });
  });

  test("a measurement of half a second later counts", async () => {
    const reportId = await openReport({ checks: [breaths(12, "2026-11-17T09:00:00Z")] });
    await add(reportId, 1, { checks: [breaths(20, "2026-11-17T09:00:00.500Z")] });
    expect((await read(reportId)).measured[0]).toMatchObject({ change: expect.any(String), values: { rate: 40 } });
  });

  test("a measurement counts after one by a clock that runs ahead, which has the time it arrived", async () => {
    const reportId = await openReport({ checks: [breaths(12, "2027-05-01T09:00:00Z")] });
    expect((await read(reportId)).measured[0]?.measuredAt).toBe("2026-11-17T10:00:00.000Z");
    time = new Date("2026-11-18T10:00:00.000Z");
    await add(reportId, 1, { checks: [breaths(20, "2026-11-18T09:00:00Z")] });
    expect((await read(reportId)).measured[0]).toMatchObject({ change: expect.any(String), values: { rate: 40 } });
  });

  test("a repeated request by a clock that runs ahead changes nothing", async () => {
    const reportId = await openReport();
    const added = { checks: [breaths(12, "2027-05-01T09:00:00Z")] };
    await add(reportId, 1, added);
    time = new Date("2026-11-17T10:00:05.000Z");
    expect(await add(reportId, 1, added)).toMatchObject({
      version: 2,
      measured: [{ measuredAt: "2026-11-17T10:00:00.000Z" }],
    });
  });

  test("a weight keeps its days", async () => {
    const reportId = await openReport({ weightKg: 33 });
    expect((await read(reportId)).weightCourse).toBeUndefined();
    time = new Date("2026-12-01T10:00:00.000Z");
    expect((await add(reportId, 1, { weightKg: 32.4 }, "en")).weightCourse).toEqual({
      weights: [
        { kg: 33, at: "2026-11-17T10:00:00.000Z" },
        { kg: 32.4, at: "2026-12-01T10:00:00.000Z" },
      ],
      change: "Weight: 33\u00A0kg → 32.4\u00A0kg in 14 days (before: 17 November 2026)",
    });
  });
});
