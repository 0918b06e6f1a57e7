import { describe, expect, test } from "vitest";
import { LEVELS } from "@hundeblick/proto/health/check";
import type { OpenReport } from "@hundeblick/proto/http/report";
import { composeReport } from "../../src/domain/compose-report.ts";
import { renderReport } from "../../src/domain/rendering/render-report.ts";
import type { Case } from "../cases/case.ts";
import { OWNER_CASES } from "../cases/owner-cases.ts";
import { VET_CASES } from "../cases/vet-cases.ts";
import { buildVisionResult, stringsIn } from "../support/dogs.ts";

const frame = { reportId: "r".repeat(22), createdAt: new Date(0), photoExpiresAt: null, imageUrl: null };
const reportOf = ({ answers, language }: Case): OpenReport =>
  renderReport(composeReport({ looked: buildVisionResult(), answers, language }), { ...frame, language }, {});

/** Levels of emergencies count as `now`, of red flags for soon as `this_week`. */
const urgencyOf = (report: OpenReport): number =>
  Math.min(
    report.emergency ? 0 : LEVELS.length,
    report.level ? LEVELS.indexOf(report.level) : LEVELS.length,
    report.vetSoon.length > 0 ? LEVELS.indexOf("this_week") : LEVELS.length,
  );

describe.each([...VET_CASES, ...OWNER_CASES])("$from: $id", (one) => {
  const report = reportOf(one);
  const page = stringsIn(report)
    .map(({ text }) => text)
    .join("\n");

  test("is at least as urgent as expected", () => {
    if (one.atLeast) expect(urgencyOf(report)).toBeLessThanOrEqual(LEVELS.indexOf(one.atLeast));
    else expect(report.emergency).toBeNull();
  });

  test("has the expected score", () => {
    const { overall_score: score } = report.healthMetrics;
    if (one.score === "none") expect(score).toBeNull();
    if (one.score === "fair") expect(score ?? 0).toBeLessThan(70);
  });

  test("praises nothing while a vet should look now or today", () => {
    if (!report.emergency && report.level !== "now" && report.level !== "today") return;
    expect([report.strengths, report.improvements, report.personality_assessment]).toEqual([[], [], null]);
  });

  test("suggests supplements only if safe", () => {
    if (one.supplements === "none") expect(report.supplements).toEqual([]);
    for (const { cautions, product } of one.supplements === "ask" ? report.supplements : [])
      expect([cautions.length > 0, product]).toEqual([true, null]);
  });

  test("contains the required and none of the forbidden words", () => {
    expect(one.says.filter((words) => !page.toLowerCase().includes(words.toLowerCase()))).toEqual([]);
    const praise = [
      report.healthMetrics.summary,
      report.healthMetrics.label,
      ...report.strengths.map(({ text }) => text),
    ];
    expect(
      one.neverSays.filter(
        (words) =>
          praise.join("\n").includes(words) || report.concerns.some(({ home }) => home.join("\n").includes(words)),
      ),
    ).toEqual([]);
  });
});
