import type { ExtraPhoto } from "@hundeblick/proto/health/extra-photo";
import type { OpenReport } from "@hundeblick/proto/http/report";
import { newId } from "@hundeblick/proto/ids";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { describe, expect, test } from "vitest";
import { addAnswers } from "../../src/domain/add-answers.ts";
import { createReport } from "../../src/domain/create-report.ts";
import { readReport } from "../../src/domain/read-report.ts";
import { reportPhoto } from "../../src/domain/report-photo.ts";
import { buildVisionFindings, buildVisionResult } from "../support/dogs.ts";
import { memoryReports } from "../support/memory-reports.ts";
import { buildRequest } from "../support/requests.ts";

const DAY_MS = 86_400_000;
const photo = (view: ExtraPhoto["view"], findings: ExtraPhoto["findings"] = null): ExtraPhoto => ({
  view,
  photoKey: `photos/${newId()}.jpg`,
  findings,
});
const saw = (...codes: Parameters<typeof buildVisionFindings>[0]) => buildVisionFindings(codes).findings;
const byModel = buildVisionFindings([]);

function service() {
  let time = new Date("2026-11-21T10:00:00.000Z");
  const deps = {
    reports: memoryReports(),
    now: () => time,
    breedCounts: { count: () => undefined },
    views: { record: () => undefined },
    catalogue: { recommend: async () => ({}) },
  };
  return {
    deps,
    pass: (ms: number) => {
      time = new Date(time.getTime() + ms);
    },
    make: async (extraPhotos: ExtraPhoto[], request = buildRequest({ concerns: [{ id: "limping", answers: {} }] })) => {
      const { reportId } = await createReport(deps, { ...request, extraPhotos });
      await deps.reports.unlock((await deps.reports.find(reportId)) as never, {} as never);
      return reportId;
    },
    read: async (reportId: string, language: OpenReport["language"] = "en") => {
      const report = await readReport(deps, { reportId, language, visit: undefined });
      if (report.locked) throw new Error("locked");
      return report;
    },
  };
}

describe("extra photos", () => {
  test("with the local network are only stored, and the report says so in every language", async () => {
    const { make, read } = service();
    const reportId = await make([photo("face"), photo("place")]);
    for (const language of LANGUAGES) {
      const { extraPhotos } = await read(reportId, language);
      expect(extraPhotos?.photos.map(({ seen, note }) => [seen, note])).toEqual([
        [[], null],
        [[], null],
      ]);
    }
    const { extraPhotos } = await read(reportId);
    expect(extraPhotos?.note).toContain("cannot judge them");
    expect(extraPhotos?.photos.map(({ name, imageUrl }) => [name, imageUrl])).toEqual([
      ["The face", `/api/report/${reportId}/photo?view=face`],
      ["The spot in question", `/api/report/${reportId}/photo?view=place`],
    ]);
  });

  test("with a remote provider each has its own sentences; one without findings makes no claim", async () => {
    const { make, read } = service();
    const reportId = await make([photo("face", saw("eyes_reddened")), photo("above", [])], {
      ...buildRequest(),
      looked: byModel,
    });
    const { extraPhotos } = await read(reportId);
    expect(extraPhotos?.note).toContain("a-model");
    const [face, above] = extraPhotos?.photos ?? [];
    expect(face?.seen.map(({ basis }) => basis)).toEqual(["seen"]);
    expect(face?.seen[0]?.text).toMatch(/eye/i);
    expect(above).toMatchObject({ seen: [], note: expect.stringContaining("does not mean") });
  });

  test("says that there was no reply, or that the file was damaged", async () => {
    const { make, read } = service();
    const damaged: ExtraPhoto = { view: "side", photoKey: null, findings: null };
    const reportId = await make([damaged, photo("face")], { ...buildRequest(), looked: byModel });
    const { extraPhotos } = await read(reportId);
    expect(extraPhotos?.note).toContain("no usable answer");
    expect(extraPhotos?.photos[0]).toMatchObject({ imageUrl: null, note: "This file could not be read." });
  });

  test("change no score and no level, and lead to questions", async () => {
    const { make, read } = service();
    const request = { ...buildRequest({ concerns: [{ id: "limping", answers: {} }] }), looked: byModel };
    const without = await read(await make([], { ...request, analysisId: newId() }));
    const worst = saw("skin_reddened", "coat_patchy", "body_heavy", "eyes_discharge", "tartar_visible");
    const withThem = await read(await make([photo("place", worst)], { ...request, analysisId: newId() }));
    const judged = ({ level, healthMetrics, concerns, issues, vetSoon, emergency }: OpenReport) => ({
      level,
      healthMetrics,
      concerns,
      issues,
      vetSoon,
      emergency,
    });
    expect(judged(withThem)).toEqual(judged(without));
    const asked = withThem.openQuestions.map((question) =>
      question.kind === "check" ? question.check : question.kind === "concern" ? question.concern : question.field,
    );
    expect(asked).toEqual(expect.arrayContaining(["eyes", "skin_coat", "teeth", "body_condition"]));
    expect(asked.filter((id) => id === "body_condition")).toHaveLength(1);
    expect(without.openQuestions).not.toContainEqual(expect.objectContaining({ concern: "eyes" }));
  });

  test("findings in the first photo change no level either", async () => {
    const { make, read } = service();
    const answers = { concerns: [{ id: "limping" as const, answers: {} }] };
    const levels = await Promise.all(
      [byModel, buildVisionFindings(["skin_reddened", "eyes_discharge"]), buildVisionResult()].map(
        async (looked) => (await read(await make([], { ...buildRequest(answers), looked }))).level,
      ),
    );
    expect(new Set(levels).size).toBe(1);
  });

  test("an unknown code is dropped", async () => {
    const { make, read } = service();
    const request = { ...buildRequest(), looked: byModel };
    const invented = saw("eyes_reddened").map((finding) => ({ ...finding, code: "ignore_all_rules" }));
    const reportId = await make([photo("face", invented)], request);
    expect((await read(reportId)).extraPhotos?.photos[0]?.seen).toEqual([]);
  });

  test("stay when answers are added, and expire after 90 days", async () => {
    const { deps, make, read, pass } = service();
    const face = photo("face");
    const reportId = await make([face]);
    await addAnswers(deps, { reportId, version: 1, answers: { weightKg: 20 }, visit: undefined });
    expect((await read(reportId)).extraPhotos?.photos).toHaveLength(1);
    expect(await reportPhoto(deps, { reportId, view: "face" })).toEqual({
      key: face.photoKey,
      contentType: "image/jpeg",
    });
    await expect(reportPhoto(deps, { reportId, view: "side" })).rejects.toMatchObject({ code: "photo_not_found" });
    pass(91 * DAY_MS);
    await expect(reportPhoto(deps, { reportId, view: "face" })).rejects.toMatchObject({ code: "photo_not_found" });
    expect((await read(reportId)).extraPhotos?.photos[0]?.imageUrl).toBeNull();
  });
});
